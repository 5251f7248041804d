import { compact } from './normalize.js';
import { typingErrors } from './typing-errors.js';

/** Limits per number of typing errors: maximum length in characters, and minimum number of letters. */
const MAX_LENGTH = { 1: 160, 2: 120 } as const;
const MIN_LETTERS = { 1: 4, 2: 7 } as const;
/** Names of more words are compared only in the given order. */
const MAX_WORDS_IN_ANY_ORDER = 4;

/** The forms whose length permits this number of errors, in every compared word order. */
export const comparable = (forms: readonly string[], errors: 1 | 2): string[] =>
  [...new Set(forms.flatMap(rotations))].filter(
    (form) => form.length <= MAX_LENGTH[errors] && compact(form).length >= MIN_LETTERS[errors],
  );

/** The candidates that are within `errors` typing errors of a form. */
export const namesWithin = (forms: readonly string[], proposed: readonly string[], errors: 1 | 2): string[] =>
  proposed.filter((name) => forms.some((form) => typingErrors(form, name, errors) <= errors));

/** The name, and with its last word first or its first word last. Errors are counted afterwards. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > MAX_WORDS_IN_ANY_ORDER) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}
