/**
 * Index for names within two typing errors of each other, in a large directory. A name is cut into quarters
 * and indexed by its six pairs of quarters: two errors leave at least two quarters intact, possibly shifted.
 * Few other names share half of a name, whereas the number of names that share a third grows with the
 * directory.
 */
const QUARTERS = 4;

/** Names of other lengths are not indexed. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 200;

/**
 * `first` contains the name's length, the positions of both quarters and the first quarter's letters; `other`
 * contains the second quarter's letters.
 */
export type PairKey = readonly [first: string, other: string];

/** Whether the letters of two quarters are transposed with a neighbor: where they meet, or the last or the first letter of one. */
type Swap = 'between' | 'last of one' | 'first of other' | 'last of other';

/** How two quarters of a name are read in a text with typing errors. */
interface Reading {
  readonly one: number;
  readonly other: number;
  /** Number of letters by which errors before the quarters move them. */
  readonly moved: readonly [one: number, other: number];
  readonly swap?: Swap;
}

const read = (one: number, other: number, moved: Reading['moved'], swap?: Swap): Reading =>
  swap === undefined ? { one, other, moved } : { one, other, moved, swap };

/** The pairs of quarters, in the order of the index. */
const PAIRS = [
  [0, 1],
  [2, 3],
  [1, 2],
  [0, 3],
  [0, 2],
  [1, 3],
] as const;

/** Lists of readings. A name within the errors, and longer by `-to` letters, has one of each list. */
type Lists = (to: number) => readonly (readonly Reading[])[];

const unchanged: Lists = () => [PAIRS.map(([one, other]) => read(one, other, [0, 0]))];

/** One error leaves three quarters. A transposition where two quarters meet leaves two. */
const afterOne: Lists = (to) => [
  [read(0, 1, [0, 0]), read(2, 3, [to, to]), ...(to === 0 ? [read(0, 1, [0, 0], 'last of other')] : [])],
  [
    read(0, 3, [0, to]),
    read(1, 2, [0, 0]),
    read(1, 2, [to, to]),
    ...(to === 0 ? [read(0, 3, [0, 0], 'last of one'), read(0, 3, [0, 0], 'first of other')] : []),
  ],
];

/** Two errors leave two quarters; with transpositions where quarters meet, these or two that meet there. */
const afterTwo: Lists = (to) => [
  [
    // Each error belongs to a quarter, and moves the quarters after it.
    read(0, 1, [0, 0]),
    read(2, 3, [to, to]),
    read(0, 3, [0, to]),
    ...[-1, 0, 1]
      .filter((moved) => Math.abs(to - moved) < 2)
      .flatMap((moved) => [read(1, 2, [moved, moved]), read(0, 2, [0, moved]), read(1, 3, [moved, to])]),
    ...(Math.abs(to) < 2
      ? [
          read(0, 1, [0, 0], 'between'),
          read(2, 3, [to, to], 'between'),
          read(1, 2, [0, 0], 'between'),
          read(1, 2, [to, to], 'between'),
        ]
      : []),
    ...(to === 0 ? [read(0, 3, [0, 0], 'last of one'), read(0, 3, [0, 0], 'first of other')] : []),
  ],
];

const MOVES = [-2, -1, 0, 1, 2] as const;

/** Every reading with two errors that insert, delete or replace a letter. Only where letters are left can one be deleted. */
const allAfterTwo: Lists = (to) => [
  PAIRS.flatMap(([one, other]) => {
    const isPossible = (first: number, second: number) =>
      Math.abs(first) + Math.abs(second - first) + Math.abs(to - second) <= 2 &&
      (one > 0 || first >= 0) &&
      (other > one + 1 || second >= first) &&
      (other < QUARTERS - 1 || to >= second);
    return MOVES.flatMap((first) =>
      MOVES.filter((second) => isPossible(first, second)).map((second) => read(one, other, [first, second])),
    );
  }),
];

const LEFT = { 0: unchanged, 1: afterOne, 2: afterTwo } as const;

/** Whether a folded name is indexed. */
export function isCompared(name: string): boolean {
  const { length } = [...name];
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
}

/** Lists of keys: a name within `errors` typing errors of one of these names has a key of every list. */
export function pairsWithin(names: readonly string[], errors: 0 | 1 | 2): PairKey[][] {
  const lists = names.map((name) => keysOf(name, errors, errors, LEFT[errors]));
  return LEFT[errors](0).map((_, list) => lists.flatMap((keys) => keys[list]!));
}

/**
 * All keys of names within two typing errors, without those whose letters are transposed where two quarters meet. Of the
 * keys that a name shares, a caller may use some.
 *
 * @param longer maximum number of letters by which they are longer
 */
export const pairsOfOthers = (name: string, longer: 0 | 2): PairKey[] =>
  keysOf(name, 2, longer, allAfterTwo)[0]!;

/**
 * The keys of these readings in all names that are at most so many letters shorter or longer than this one. PostgreSQL
 * stores the hashes of each name's keys, from the function `search_name_quarters`, which counts letters and
 * cuts names in the same way.
 */
function keysOf(name: string, shorter: number, longer: number, lists: Lists): PairKey[][] {
  const letters = lettersOf(name);
  const found = lists(0).map(() => new Map<string, PairKey>());
  for (let length = letters.length - shorter; length <= letters.length + longer; length++) {
    if (length < MIN_LENGTH || length > MAX_LENGTH) continue;
    for (const [list, readings] of lists(letters.length - length).entries()) {
      for (const reading of readings) {
        const texts = textsOf(reading, letters, length);
        if (texts === null) continue;
        const first = `${length}.${reading.one}.${reading.other}.${texts[0]}`;
        found[list]!.set(`${first}.${texts[1]}`, [first, texts[1]]);
      }
    }
  }
  return found.map((keys) => [...keys.values()]);
}

/** The two quarters' letters in a name of this length; null if the letters do not reach so far. */
function textsOf(
  { one, other, moved, swap }: Reading,
  letters: Letters,
  length: number,
): readonly [string, string] | null {
  const startOf = (quarter: number) => Math.floor((length * quarter) / QUARTERS);
  const [from, to] = [startOf(one) + moved[0], startOf(one + 1) + moved[0]];
  const [start, end] = [startOf(other) + moved[1], startOf(other + 1) + moved[1]];
  if (from < 0 || end > letters.length || to > letters.length || start < 0) return null;
  const isLastOfOne = swap === 'last of one' || swap === 'between';
  const isFirst = swap === 'first of other' || swap === 'between';
  const isLast = swap === 'last of other';
  if (isLast && end === letters.length) return null;
  return [
    letters.slice(from, isLastOfOne ? to - 1 : to) + (isLastOfOne ? letters.slice(to, to + 1) : ''),
    (isFirst ? letters.slice(start - 1, start) : '') +
      letters.slice(isFirst ? start + 1 : start, isLast ? end - 1 : end) +
      (isLast ? letters.slice(end, end + 1) : ''),
  ];
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
