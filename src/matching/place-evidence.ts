import type { Subject, WordsOf } from './subject.js';
import type { Evidence, Qualifier } from './weights.js';

/** More than half of the words of the shorter text must agree. */
export const LEAST_WORDS = 0.6;
/** The likeness of two places that only have their last part in common: `Braga, Portugal` and `Porto, Portugal`. */
const WIDER = 1 / 3;

/** The share of the words of the shorter text that the other one has. */
export const wordsInCommon = (one: WordsOf, other: WordsOf): number =>
  [...one.words].filter((word) => other.words.has(word)).length / Math.min(one.words.size, other.words.size);

/** Compares the parts of the places of both sides. Symmetric. */
export function places(
  { places: ones }: Subject,
  { places: others }: Subject,
  texts: Evidence<Qualifier>[],
): Evidence<Qualifier>[] {
  const agrees = (one: WordsOf, all: readonly WordsOf[]) =>
    all.some((other) => wordsInCommon(one, other) >= LEAST_WORDS);
  const isOnlyWide = (all: readonly WordsOf[], opposite: readonly WordsOf[]) => {
    const agreeing = all.filter((one) => agrees(one, opposite));
    return agreeing.length < all.length && agreeing.every(({ text }) => text === all.at(-1)!.text);
  };
  const isWider = isOnlyWide(ones, others) && isOnlyWide(others, ones);
  return texts.map((one) => (isWider && one.likeness > WIDER ? { ...one, likeness: WIDER } : one));
}
