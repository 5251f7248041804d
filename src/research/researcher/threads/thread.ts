// The functions that reader threads run: see ReaderThreads.
import { readPage as read, type PageInput, type PageReading } from '../read/read-page.js';
import { evaluateRobots as evaluate, type RobotsAnswer, type RobotsQuestion } from './robots-text.js';

export const ready = (): void => {};
export const readPage = (input: PageInput): PageReading => read(input);
export const evaluateRobots = (question: RobotsQuestion): RobotsAnswer => evaluate(question);
