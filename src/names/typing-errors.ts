import { compact, sorted } from './normalize.js';

/**
 * The edit distance of two texts: insertions, deletions, substitutions, and transpositions of adjacent
 * characters. Returns `budget + 1` for any greater distance. A misspelt query is compared with thousands of
 * names, so only cells within `budget` of the diagonal are computed, in reused rows.
 */
export function typingErrors(one: string, other: string, budget: number): number {
  const beyond = budget + 1;
  if (Math.abs(one.length - other.length) > budget) return beyond;
  let start = 0;
  let endOne = one.length;
  let endOther = other.length;
  while (start < endOne && start < endOther && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  while (
    endOne > start &&
    endOther > start &&
    one.charCodeAt(endOne - 1) === other.charCodeAt(endOther - 1)
  ) {
    endOne--;
    endOther--;
  }
  const width = endOther - start;
  let [before, previous, current] = rowsOf(width);
  for (let column = 0; column <= width; column++) previous[column] = Math.min(column, beyond);
  for (let row = 1; row <= endOne - start; row++) {
    const a = one.charCodeAt(start + row - 1);
    const first = Math.max(1, row - budget);
    const last = Math.min(width, row + budget);
    // Cells outside the band count as greater than the budget.
    current[first - 1] = first === 1 ? Math.min(row, beyond) : beyond;
    if (last === row + budget) previous[last] = beyond;
    let least = current[first - 1]!;
    for (let column = first; column <= last; column++) {
      const b = other.charCodeAt(start + column - 1);
      let errors = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (a === b ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a === other.charCodeAt(start + column - 2) &&
        b === one.charCodeAt(start + row - 2);
      if (swapped) errors = Math.min(errors, before[column - 2]! + 1);
      current[column] = errors;
      if (errors < least) least = errors;
    }
    if (least > budget) return beyond;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[width]!, beyond);
}

/** The number of typing errors that a word may have. */
export const errorsIn = (word: string): 1 | 2 => (word.length < 8 ? 1 : 2);

type Row = number[];
const ROWS: [Row, Row, Row] = [[], [], []];

/** Three rows of more than `width` columns. Their contents are undefined. */
function rowsOf(width: number): [Row, Row, Row] {
  while (ROWS[0].length <= width) for (const row of ROWS) row.push(0);
  return ROWS;
}

/** Spellings of a sound and their common replacement, in order of replacement. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|v|w/g, 'f'],
  [/sch|sh|ch(?=[ei])/g, 's'],
  [/ck|qu|c(?=[^eiyh]|$)|ch|q/g, 'k'],
  [/c|z|x/g, 's'],
  [/gh(?=$|t)/g, ''],
  [/h/g, ''],
  [/dt$/g, 't'],
  [/ea|e|y/g, 'i'],
  [/ou|oo/g, 'u'],
];

const MAX_SOUNDS = 20_000;
const sounds = new Map<string, string>();

/**
 * Approximate phonetic code of a folded word. Words that are spelled by ear have equal codes. Cached, because
 * candidates share their words.
 */
export function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  if (sounds.size >= MAX_SOUNDS) sounds.clear();
  const sound = soundFor(word);
  sounds.set(word, sound);
  return sound;
}

function soundFor(word: string): string {
  const sound = SOUNDS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), word);
  return [...sound].filter((letter, index, letters) => letter !== letters[index - 1]).join('');
}

/** Spellings of one last name, and the customary one. */
const OF_LAST_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^mac(?=[^ehkoy])/, 'mc'],
  [/dg/, 'g'],
  [/au/, 'a'],
  [/ue/, 'u'],
  [/(?<=..)s(?:t?o|e)n$/, 'son'],
  [/(?<=..)or$/, 'er'],
  [/(?<=...)e$/, ''],
];

const customarySpelling = (word: string): string =>
  OF_LAST_NAMES.reduce((name, [spelling, customary]) => name.replace(spelling, customary), word);

/** The phonetic codes of the words of a folded name, which are equal for `nelsen` and `nelson`, `rodgers` and `rogers`. */
export const soundsOf = (name: string): string =>
  sorted(
    name
      .split(' ')
      .map((word) => soundOf(customarySpelling(word)))
      .join(' '),
  );

/** Limits per number of typing errors: maximum length in characters, and minimum number of letters. */
const MAX_LENGTH = { 1: 160, 2: 120 } as const;
const MIN_LETTERS = { 1: 4, 2: 7 } as const;
/** Names of more words are compared only in the given order. */
const MAX_WORDS_IN_ANY_ORDER = 4;

/** The forms whose length permits this number of errors, in every compared word order. */
export const comparable = (forms: readonly string[], errors: 1 | 2): string[] =>
  ofComparedLength([...new Set(forms.flatMap(rotations))], errors);

/** The forms whose length permits this number of errors. */
export const ofComparedLength = (forms: readonly string[], errors: 1 | 2): string[] =>
  forms.filter((form) => form.length <= MAX_LENGTH[errors] && compact(form).length >= MIN_LETTERS[errors]);

/** The candidates that are within `errors` typing errors of a form. */
export const namesWithin = (forms: readonly string[], proposed: readonly string[], errors: 1 | 2): string[] =>
  proposed.filter((name) => forms.some((form) => typingErrors(form, name, errors) <= errors));

/** The name, and with its last word first or its first word last. Errors are counted afterwards. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > MAX_WORDS_IN_ANY_ORDER) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}

/** Whether a name differs from the words by typing errors alone: `steve` for `stove`, but not `stephen`. */
export const isNear = (name: string, parts: readonly string[]): boolean =>
  name.split(' ').every((word, at) => word === parts[at] || typingErrors(word, parts[at]!, 2) <= 2);

const LETTERS_FOR_DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  5: 's',
  6: 'b',
  8: 'b',
  9: 'g',
};

/** One or two digits in words of a person's name as the letters that a scanner misread: `5arah`. Ordinals stay. */
export const withLettersForDigits = (text: string): string =>
  text.replace(
    /(?<!\p{N})[015689]{1,2}(?=\p{L}{2})(?!(?:st|nd|rd|th)(?!\p{L}))|(?<=\p{L}{2})[015689]{1,2}(?!\p{N})/giu,
    (digits) => [...digits].map((digit) => LETTERS_FOR_DIGITS[digit]!).join(''),
  );

/** Letters that look like two others are replaced by these. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/nn/g, 'rm'],
  [/m/g, 'rn'],
  [/d/g, 'cl'],
  [/w/g, 'vv'],
  // Letters of two strokes, then of one.
  [/[bhu]/g, 'll'],
  [/[ij]/g, 'l'],
  [/e/g, 'c'],
  [/q/g, 'g'],
];

const MAX_LOOKS = 20_000;
const looks = new Map<string, string>();

/** What a folded word looks like: equal for words that a scanner confuses. Kept, since candidates share their words. */
export function lookOf(word: string): string {
  const known = looks.get(word);
  if (known !== undefined) return known;
  if (looks.size >= MAX_LOOKS) looks.clear();
  const look = LOOKS.reduce((text, [letters, letter]) => text.replace(letters, letter), word);
  looks.set(word, look);
  return look;
}
