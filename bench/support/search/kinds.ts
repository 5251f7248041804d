/** A query and the records that it means; null if the draw fails. */
export type Drawn = readonly [query: string, expected: ReadonlySet<string>] | null;
/** Kinds of questions by name. */
export type Kinds = Readonly<Record<string, () => Drawn>>;
export const NO_MATCH: ReadonlySet<string> = new Set();

/** Whether at most `most` insertions, deletions and replacements turn one word into the other. */
export function isClose(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j < row.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(letter !== other[j - 1])));
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return row.at(-1)! <= most;
}

/** Whether all keys are expected. */
export const areAll = (keys: Iterable<string>, expected: ReadonlySet<string>): boolean =>
  [...keys].every((key) => expected.has(key));

/** The keys, unless they are more than a page has room for. */
export const few = (keys: ReadonlySet<string>, most = 8): ReadonlySet<string> =>
  keys.size > most ? NO_MATCH : keys;
