/** Reproducible random numbers. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
}

/** A separate generator for each record, so that any record can be generated independently (mulberry32). */
export function randomFor(kind: number, number: number): Random {
  let state = Math.imul(number + 1, 0x9e37_79b1) ^ Math.imul(kind + 1, 0x85eb_ca6b);
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return { next, below, pick: (list) => list[below(list.length)]! };
}
