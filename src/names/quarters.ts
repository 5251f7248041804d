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
  const letters = lettersOf(name);
  const keys = new Map<string, PairKey>();
  for (let length = letters.length - errors; length <= letters.length + longer; length++) {
    if (length < SHORTEST || length > LONGEST) continue;
    const startOf = (quarter: number) => Math.floor((length * quarter) / QUARTERS);
    const to = letters.length - length;
    for (const [one, other] of pairs) {
      const start: Reading = { text: '', end: 0, moved: 0, swapped: false, left: errors };
      further(start, letters, startOf(one), startOf(one + 1), swaps, (before) =>
        further(before, letters, startOf(other), startOf(other + 1), swaps, (reading) => {
          if (!isReached(reading, length, to)) return;
          const first = `${length}.${one}.${other}.${before.text}`;
          keys.set(`${first}.${reading.text}`, [first, reading.text]);
        }),
      );
    }
  }
  return [...keys.values()];
}

/** The letters of a name; one beyond U+FFFF counts as one. */
interface Letters {
  readonly length: number;
  /** The letters at these positions. */
  slice(from: number, to: number): string;
}

function lettersOf(name: string): Letters {
  const letters = [...name];
  return letters.length === name.length
    ? name
    : { length: letters.length, slice: (from, to) => letters.slice(from, to).join('') };
}

/** State of an alignment of quarters with the query's letters. */
interface Reading {
  /** The last quarter. */
  readonly text: string;
  /** Where the last quarter ends in the candidate name, and the offset at which it was read. */
  readonly end: number;
  readonly moved: number;
  /** Whether its last letter was transposed with the next one. */
  readonly swapped: boolean;
  /** Remaining errors. */
  readonly left: number;
}

/**
 * Whether the remaining errors explain the change of offset up to this position. A deletion needs a letter to
 * delete.
 */
const isReached = ({ end, moved, left }: Reading, start: number, to: number): boolean =>
  Math.abs(to - moved) <= left && moved - to <= start - end;

/** The alignments extended by one quarter, at positions `start` to `end` of the candidate name. */
function further(
  before: Reading,
  letters: Letters,
  start: number,
  end: number,
  swaps: Variants['swaps'],
  found: (reading: Reading) => void,
): void {
  for (let moved = before.moved - before.left; moved <= before.moved + before.left; moved++) {
    const [from, to] = [start + moved, end + moved];
    if (!isReached(before, start, moved) || from < 0 || to > letters.length) continue;
    // The last letter of a quarter and the first letter of the next may be transposed by a single error.
    const isCounted = before.swapped && before.end === start && before.moved === moved;
    const rest = before.left - Math.abs(moved - before.moved);
    for (const [first, last] of swaps) {
      const left = rest - (first && !isCounted ? 1 : 0) - (last ? 1 : 0);
      if (left < 0) continue;
      if ((first && from === 0) || (last && to === letters.length) || (first && last && to - from < 2))
        continue;
      const text =
        (first ? letters.slice(from - 1, from) : '') +
        letters.slice(first ? from + 1 : from, last ? to - 1 : to) +
        (last ? letters.slice(to, to + 1) : '');
      found({ text, end, moved, swapped: last, left });
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
