// The functions that ReaderThreads runs in worker threads.
import { threadId } from 'node:worker_threads';
import { readPage as read } from '../read/read-page.js';
import type { Task } from './reader-threads.js';
import { evaluateRobots as evaluate } from './robots-text.js';

const begun =
  <Input, Output>(work: (input: Input) => Output) =>
  ({ input, thread }: Task<Input>): Output => {
    Atomics.store(thread, 0, threadId);
    return work(input);
  };
export const readPage = begun(read);
export const evaluateRobots = begun(evaluate);
