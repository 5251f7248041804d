import { fold } from './normalize.js';
import { LISTS } from './word-lists.js';
import type { WordWeights } from './word-weights.js';
import { isOrdinary, tellsNothing } from './words.js';

const OFFICE_OF = new Map<string, string[]>();
for (const words of LISTS.offices.split(' ').map((one) => one.split('_'))) {
  for (const word of words) OFFICE_OF.set(word, [...(OFFICE_OF.get(word) ?? []), ...words]);
}

/** Returns the words for the office that a folded word means, including the word; empty for any other word. */
export const sameOffice = (word: string): readonly string[] => OFFICE_OF.get(word) ?? [];

/** The first of the words that means an office. */
export const officeIn = (words: readonly string[]): string | undefined =>
  words.find((word) => OFFICE_OF.has(word));

/** Words before an office that make it another office. */
const OTHER_OFFICE: ReadonlySet<string> = new Set(
  'vice deputy co assistant associate ranking under'.split(' '),
);

/** Words that mean an office in a question alone: `who runs Delton`, but not `bus that runs in Delton`. */
const ASKED: ReadonlySet<string> = new Set('runs charge heads leads'.split(' '));
const QUESTIONS: ReadonlySet<string> = new Set(['who', 'whos']);

/** Whether the words of a text are those of a role or a title, and others that say nothing. */
export function areOfOffice(around: readonly string[], name: string, weights: WordWeights): boolean {
  const parts = fold(name).split(' ');
  const isOf = (word: string) => [word, ...sameOffice(word)].some((one) => parts.includes(one));
  const isQuestion = around.some((word) => QUESTIONS.has(word));
  const said = around.filter((word) => isQuestion || !ASKED.has(word));
  const isAsked = (part: string) => [part, ...sameOffice(part)].some((one) => said.includes(one));
  return (
    parts.every((part) => isAsked(part) || (tellsNothing(part) && !OTHER_OFFICE.has(part))) &&
    parts.some((part) => isAsked(part) && sameOffice(part).length > 0) &&
    around.every(
      (word) =>
        isOf(word) ||
        (!OTHER_OFFICE.has(word) && (isOrdinary(word) || (!weights.isName(word) && weights.of(word) <= 0.5))),
    )
  );
}
