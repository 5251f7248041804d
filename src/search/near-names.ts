import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { compact } from '../names/normalize.js';
import { typingErrors } from '../names/typing-errors.js';

/** Limits per number of typing errors: maximum length in characters, and minimum number of letters. */
const MAX_LENGTH = { 1: 160, 2: 120 } as const;
const MIN_LETTERS = { 1: 4, 2: 7 } as const;
/** Names of more words are compared only in the given order. */
const MAX_WORDS_IN_ANY_ORDER = 4;

/**
 * $1 numbers of queries, $2 of lists of keys, $3 and $4 the texts of the keys (see PairKey), which are hashed as
 * `search_name_quarters` hashes them. Candidates: names that share a pair of quarters, and for one error also one of a
 * second list.
 */
const propose = (...lists: readonly number[]) => {
  const keys = lists.map((list) => `array_agg(key) FILTER (WHERE list = ${list}) AS list_${list}`);
  const shared = lists.map((list) => `search_name_quarters(name) && asked.list_${list}`);
  return statement(`
    WITH asked AS MATERIALIZED (
      SELECT query, ${keys.join(', ')}
      FROM (
        SELECT query, list, (hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295) AS key
        FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) AS pair (query, list, one, other)
      ) hashed GROUP BY query
    )
    SELECT asked.query, array_to_json(near.names) AS names
    FROM asked, LATERAL (SELECT array_agg(DISTINCT name) AS names FROM search_names WHERE ${shared.join(' AND ')}) near
    WHERE near.names IS NOT NULL`);
};
const PROPOSE = { 1: propose(0, 1), 2: propose(0) } as const;

/**
 * Finds the full names within the edit distance of a misspelt query. Both engines use it; it runs in
 * PostgreSQL.
 */
@Injectable()
export class NearNames {
  constructor(private readonly db: Database) {}

  /** The names within `errors` typing errors of one of these forms. */
  async meant(forms: readonly string[], errors: 1 | 2): Promise<string[]> {
    return (await this.meantByEach([forms], errors))[0]!;
  }

  /** The names within `errors` typing errors of one of the forms of each query, from one statement. */
  async meantByEach(queries: readonly (readonly string[])[], errors: 1 | 2): Promise<string[][]> {
    const asked = queries.map((forms) => comparable(forms, errors));
    const proposed = await this.proposed(asked, errors);
    return asked.map((forms, query) => namesWithin(forms, proposed.get(query) ?? [], errors));
  }

  /**
   * Candidates by query: the names that share keys with one of its forms. They include every match, and some others.
   */
  private async proposed(
    asked: readonly (readonly string[])[],
    errors: 1 | 2,
  ): Promise<Map<number, string[]>> {
    const keys = asked.flatMap((forms, query) =>
      pairsWithin(forms, errors).flatMap((pairs, list) =>
        pairs.map(([one, other]) => ({ query, list, one, other })),
      ),
    );
    if (keys.length === 0) return new Map();
    const rows = await this.db.read<{ query: number; names: string[] }>(PROPOSE[errors], [
      keys.map(({ query }) => query),
      keys.map(({ list }) => list),
      keys.map(({ one }) => one),
      keys.map(({ other }) => other),
    ]);
    return new Map(rows.map(({ query, names }) => [query, names]));
  }
}

/** The forms whose length permits this number of errors, in every compared word order. */
export const comparable = (forms: readonly string[], errors: 1 | 2): string[] =>
  [...new Set(forms.flatMap(rotations))].filter(
    (form) => form.length <= MAX_LENGTH[errors] && compact(form).length >= MIN_LETTERS[errors],
  );

/** The candidates that are within `errors` typing errors of a form. */
export const namesWithin = (forms: readonly string[], proposed: readonly string[], errors: 1 | 2): string[] =>
  proposed.filter((name) => forms.some((form) => typingErrors(form, name, errors) <= errors));

/**
 * The name as given, with its last word first, and with its first word last. The typing errors are counted
 * after the reordering.
 */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > MAX_WORDS_IN_ANY_ORDER) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}

/**
 * Index for names within two typing errors of each other, in a large directory. A name is cut into quarters
 * and indexed by its six pairs of quarters: two errors leave at least two quarters intact, possibly shifted.
 * Few other names share half of a name, whereas the number of names that share a third grows with the
 * directory.
 */
const QUARTERS = 4;

/** Names of other lengths are not indexed. */
const SHORTEST = 4;
const LONGEST = 200;

/**
 * `first` contains the name's length, the positions of both quarters and the first quarter's letters; `other`
 * contains the second quarter's letters.
 */
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

/**
 * With two errors at least one of all pairs is intact. One error leaves three quarters intact, and so one
 * pair of each of two lists.
 */
const LEFT = { 0: [PAIRS], 1: [HALVES, ACROSS], 2: [PAIRS] } as const;

/** Whether a folded name is indexed. */
export function isCompared(name: string): boolean {
  const { length } = [...name];
  return length >= SHORTEST && length <= LONGEST;
}

/** Lists of keys: a name within `errors` typing errors of one of these names has a key of every list. */
export const pairsWithin = (names: readonly string[], errors: 0 | 1 | 2): PairKey[][] =>
  LEFT[errors].map((pairs) => names.flatMap((name) => quartersWithin(name, errors, pairs)));

/**
 * The keys of these pairs of quarters in all names within `errors` typing errors of this one. PostgreSQL
 * stores the hashes of each name's keys, from the function `search_name_quarters`, which counts letters and
 * cuts names in the same way.
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

/** State of an alignment of a pair of quarters with the query's letters. */
interface Reading {
  readonly texts: readonly string[];
  /** Where the last quarter ends in the candidate name, and the offset at which it was read. */
  readonly end: number;
  readonly moved: number;
  /** Whether its last letter was transposed with the next one. */
  readonly swapped: boolean;
  /** Remaining errors. */
  readonly left: number;
}

/** The possible texts of a pair of quarters in a candidate name of this length, given the query's letters. */
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

/**
 * Whether the remaining errors explain the change of offset up to this position. A deletion needs a letter to
 * delete.
 */
const isReached = ({ end, moved, left }: Reading, start: number, to: number): boolean =>
  Math.abs(to - moved) <= left && moved - to <= start - end;

/** The alignments extended by one quarter, at positions `start` to `end` of the candidate name. */
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
      // The last letter of a quarter and the first letter of the next may be transposed by a single error.
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

/**
 * Whether a quarter's first letter, and its last letter, is transposed with its neighbor outside the quarter.
 */
const SWAPS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;
