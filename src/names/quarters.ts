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
 * Fewer keys, of names within two typing errors: without those whose letters are transposed where two quarters meet.
 *
 * @param longer maximum number of letters by which they are longer
 */
export const pairsOfOthers = (name: string, longer: 0 | 2): PairKey[] =>
  quartersWithin(name, 2, PAIRS, { longer, swaps: SWAPS.slice(0, 1) });

interface Variants {
  /** Maximum number of letters by which a name is longer. */
  readonly longer: number;
  readonly swaps: readonly (readonly [first: boolean, last: boolean])[];
}

/**
 * The keys of these pairs of quarters in all names within `errors` typing errors of this one. PostgreSQL
 * stores the hashes of each name's keys, from the function `search_name_quarters`, which counts letters and
 * cuts names in the same way.
 */
function quartersWithin(
  name: string,
  errors: number,
  pairs: readonly Pair[],
  { longer, swaps }: Variants = { longer: errors, swaps: SWAPS },
): PairKey[] {
  const letters = [...name];
  const keys = new Map<string, PairKey>();
  for (let length = letters.length - errors; length <= letters.length + longer; length++) {
    if (length < SHORTEST || length > LONGEST) continue;
    for (const pair of pairs) {
      for (const [one, other] of readings(letters, length, pair, { errors, swaps })) {
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
  { errors, swaps }: Pick<Variants, 'swaps'> & { readonly errors: number },
): (readonly string[])[] {
  const startOf = (quarter: number) => Math.floor((length * quarter) / QUARTERS);
  let found: readonly Reading[] = [{ texts: [], end: 0, moved: 0, swapped: false, left: errors }];
  for (const quarter of pair) {
    const [start, end] = [startOf(quarter), startOf(quarter + 1)];
    found = found.flatMap((before) => [...further(before, letters, start, end, swaps)]);
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
  swaps: Variants['swaps'],
): Iterable<Reading> {
  for (let moved = before.moved - before.left; moved <= before.moved + before.left; moved++) {
    const [from, to] = [start + moved, end + moved];
    if (!isReached(before, start, moved) || from < 0 || to > letters.length) continue;
    for (const [first, last] of swaps) {
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
