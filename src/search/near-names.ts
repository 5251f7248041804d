import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { compact } from './names/normalize.js';
import { typingErrors } from './names/typing-errors.js';

/** Longer names, in characters, and shorter ones, in letters, bear no such number of errors. */
const MAX_LENGTH = { 1: 160, 2: 120 } as const;
const MIN_LETTERS = { 1: 4, 2: 7 } as const;
/** Names of more words are not compared in other orders. */
const MAX_WORDS_IN_ANY_ORDER = 4;

/** SQL: the keys of pairs whose texts are in two parameters, as `search_name_quarters` makes them. */
const KEYS = (first: string, other: string) =>
  `ARRAY(SELECT (hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295)
    FROM unnest(${first}::text[], ${other}::text[]) AS asked (one, other))`;

/** $1, $2 pairs of quarters; after one error, $3, $4 others. The names that have one of each. */
const PROPOSE = {
  1: statement(`
    SELECT DISTINCT name FROM search_names
    WHERE search_name_quarters(name) && ${KEYS('$1', '$2')} AND search_name_quarters(name) && ${KEYS('$3', '$4')}`),
  2: statement(
    `SELECT DISTINCT name FROM search_names WHERE search_name_quarters(name) && ${KEYS('$1', '$2')}`,
  ),
} as const;

/** Finds the whole names that a misspelt query stands for, in PostgreSQL for either engine. */
@Injectable()
export class NearNames {
  constructor(private readonly db: Database) {}

  /** The names that differ from one of these forms by at most so many typing errors. */
  async meant(forms: readonly string[], errors: 1 | 2): Promise<string[]> {
    const asked = comparable(forms, errors);
    return asked.length === 0 ? [] : namesWithin(asked, await this.proposed(asked, errors), errors);
  }

  /** The names that share parts with one of these: some too many, never too few. */
  private async proposed(asked: readonly string[], errors: 1 | 2): Promise<string[]> {
    const columns = pairsWithin(asked, errors).flatMap((keys) => [
      keys.map(([first]) => first),
      keys.map(([, other]) => other),
    ]);
    const rows = await this.db.read<{ name: string }>(PROPOSE[errors], columns);
    return rows.map(({ name }) => name);
  }
}

/** The forms that bear so many errors, in the orders in which they are compared. */
export const comparable = (forms: readonly string[], errors: 1 | 2): string[] =>
  [...new Set(forms.flatMap(rotations))].filter(
    (form) => form.length <= MAX_LENGTH[errors] && compact(form).length >= MIN_LETTERS[errors],
  );

/** The names, of those proposed, that are within so many typing errors of a form. */
export const namesWithin = (forms: readonly string[], proposed: readonly string[], errors: 1 | 2): string[] =>
  proposed.filter((name) => forms.some((form) => typingErrors(form, name, errors) <= errors));

/** The name, also with its last word first and its first word last: the errors come on top of the order. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > MAX_WORDS_IN_ANY_ORDER) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}

/**
 * Finds names within two typing errors of each other among very many. A name is cut into quarters, and stands under its
 * six pairs of them: two errors leave at least two quarters as they were, if perhaps a little to the side. Half of a name
 * is shared by few that are not meant; a third alone would be shared by the more of them the more there are.
 */
const QUARTERS = 4;

/** Names outside of these lengths are not compared. */
const SHORTEST = 4;
const LONGEST = 200;

/** The name's length, which quarters, and the first one's letters; the other one's letters. */
export type PairKey = readonly [first: string, other: string];

type Pair = readonly [one: number, other: number];

const HALVES: readonly Pair[] = [
  [0, 1],
  [2, 3],
];
const ACROSS: readonly Pair[] = [
  [1, 2],
  [0, 3],
];
const PAIRS: readonly Pair[] = [...HALVES, ...ACROSS, [0, 2], [1, 3]];

/** Two errors leave one of all pairs. One error leaves three quarters, and so one pair of each of two lists. */
const LEFT = { 0: [PAIRS], 1: [HALVES, ACROSS], 2: [PAIRS] } as const;

/** Whether a folded name has keys. */
export function isCompared(name: string): boolean {
  const { length } = [...name];
  return length >= SHORTEST && length <= LONGEST;
}

/** Lists of keys: a name that differs from one of these by so many errors at most has one key of each list. */
export const pairsWithin = (names: readonly string[], errors: 0 | 1 | 2): PairKey[][] =>
  LEFT[errors].map((pairs) => names.flatMap((name) => quartersWithin(name, errors, pairs)));

/**
 * The keys that some pairs of a name have if it differs from this one by at most `errors`. PostgreSQL has the hashes of
 * those of each name, from the function `search_name_quarters`, which counts letters and cuts as it is done here.
 */
function quartersWithin(name: string, errors: number, pairs: readonly Pair[]): PairKey[] {
  const letters = [...name];
  const keys = new Map<string, PairKey>();
  for (let length = letters.length - errors; length <= letters.length + errors; length++) {
    if (length < SHORTEST || length > LONGEST) continue;
    for (const pair of pairs) {
      for (const [one, other] of readings(letters, length, pair, errors)) {
        const first = [length, ...pair, one].join('.');
        keys.set(`${first}.${other!}`, [first, other!]);
      }
    }
  }
  return [...keys.values()];
}

/** What has been read of a pair so far. */
interface Reading {
  readonly texts: readonly string[];
  /** Where the last quarter ends in the name that may be meant, and how far from there it was read. */
  readonly end: number;
  readonly moved: number;
  /** Whether its last letter had changed places with the next one. */
  readonly swapped: boolean;
  /** Errors that there may still be. */
  readonly left: number;
}

/** What a pair of quarters of a name of this length may be, if the one with these letters is meant by it. */
function readings(
  letters: readonly string[],
  length: number,
  pair: Pair,
  errors: number,
): (readonly string[])[] {
  const startOf = (quarter: number) => Math.floor((length * quarter) / QUARTERS);
  let found: readonly Reading[] = [{ texts: [], end: 0, moved: 0, swapped: false, left: errors }];
  for (const quarter of pair) {
    const [start, end] = [startOf(quarter), startOf(quarter + 1)];
    found = found.flatMap((before) => [...further(before, letters, start, end)]);
  }
  return found
    .filter((reading) => isReached(reading, length, letters.length - length))
    .map(({ texts }) => texts);
}

/** Whether the errors that are left explain that what starts here has moved so far. Only what is there can be missing. */
const isReached = ({ end, moved, left }: Reading, start: number, to: number): boolean =>
  Math.abs(to - moved) <= left && moved - to <= start - end;

/** The readings with one more quarter, which is this part of the name that may be meant. */
function* further(
  before: Reading,
  letters: readonly string[],
  start: number,
  end: number,
): Iterable<Reading> {
  for (let moved = before.moved - before.left; moved <= before.moved + before.left; moved++) {
    const [from, to] = [start + moved, end + moved];
    if (!isReached(before, start, moved) || from < 0 || to > letters.length) continue;
    for (const [first, last] of SWAPS) {
      if ((first && from === 0) || (last && to === letters.length) || (first && last && to - from < 2))
        continue;
      // The last letter of one quarter and the first of the next may have changed places in one go.
      const isCounted = before.swapped && before.end === start && before.moved === moved;
      const left =
        before.left - Math.abs(moved - before.moved) - (first && !isCounted ? 1 : 0) - (last ? 1 : 0);
      if (left < 0) continue;
      const text = letters.slice(from, to);
      if (first) text[0] = letters[from - 1]!;
      if (last) text[text.length - 1] = letters[to]!;
      yield { texts: [...before.texts, text.join('')], end, moved, swapped: last, left };
    }
  }
}

/** Whether a quarter's first letter, and its last one, has changed places with its neighbour outside. */
const SWAPS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;
