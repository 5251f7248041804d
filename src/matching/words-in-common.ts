import type { Subject, WordsOf } from './subject.js';
import type { Evidence, Qualifier } from './weights.js';

/** More than half of the words of the shorter text must agree. */
const LEAST_WORDS = 0.6;
/** The likeness of two places that only have their last part in common: `Braga, Portugal` and `Porto, Portugal`. */
const WIDER = 1 / 3;

/** The share of the words of the shorter text that the other one has. */
const wordsInCommon = (one: WordsOf, other: WordsOf): number =>
  [...one.words].filter((word) => other.words.has(word)).length / Math.min(one.words.size, other.words.size);

/** Compares the texts of both sides by the two that agree best. Symmetric. */
export function texts(
  feature: 'role' | 'place',
  ones: readonly WordsOf[],
  others: readonly WordsOf[],
): Evidence<Qualifier>[] {
  if (ones.length === 0 || others.length === 0) return [];
  let best = { likeness: 0, query: ones[0]!.text, candidate: others[0]!.text };
  for (const one of ones) {
    for (const other of others) {
      const likeness = wordsInCommon(one, other);
      if (likeness > best.likeness) best = { likeness, query: one.text, candidate: other.text };
    }
  }
  return [{ feature, ...best, likeness: best.likeness < LEAST_WORDS ? -1 : best.likeness }];
}

/** Compares the parts of the places of both sides. Symmetric. */
export function places({ places: ones }: Subject, { places: others }: Subject): Evidence<Qualifier>[] {
  return texts('place', ones, others).map((best) =>
    best.likeness > WIDER && isOnlyWide(ones, others) && isOnlyWide(others, ones)
      ? { ...best, likeness: WIDER }
      : best,
  );
}

/** Whether of several parts only the last one, which is the widest, agrees with a part of the other side. */
function isOnlyWide(parts: readonly WordsOf[], others: readonly WordsOf[]): boolean {
  const agreeing = parts.filter((one) => others.some((other) => wordsInCommon(one, other) >= LEAST_WORDS));
  return agreeing.length < parts.length && agreeing.every(({ text }) => text === parts.at(-1)!.text);
}
