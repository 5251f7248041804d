import { fold } from '../../../src/names/normalize.js';

/** Reproducible random numbers. */
export function randomNumbers(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  return {
    next,
    below: (bound: number) => Math.floor(next() * bound),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** Begins another series. */
    restart: (other: number) => {
      state = other;
    },
  };
}
export type Random = ReturnType<typeof randomNumbers>;

export const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
export const isLatin = (name: string): boolean => /^[\p{Script=Latin}\s\p{P}\d]+$/u.test(name);
export const letters = (name: string): number => fold(name).replaceAll(' ', '').length;

/** Returns the text with a typing error in one letter. */
export function mistyped(text: string, random: Random): string {
  for (;;) {
    const at = random.below(text.length);
    const letter = text[at]!;
    if (!/\p{L}/u.test(letter)) continue;
    const before = text.slice(0, at);
    const after = text.slice(at + 1);
    const results = [
      before + after,
      before + random.pick(LETTERS) + letter + after,
      before + random.pick(LETTERS) + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
    const result = random.pick(results);
    if (fold(result) !== fold(text)) return result;
  }
}
