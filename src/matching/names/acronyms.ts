import { fold } from '../../names/normalize.js';
import { isSmallWord } from '../../names/words.js';

/** Returns the acronyms of a folded name, with and without its small words. */
export function acronymsOf(folded: string): Set<string> {
  const all = folded.split(' ').filter((word) => /^[a-z]/.test(word));
  const acronyms = [all, all.filter((word) => !isSmallWord(word))].map((words) =>
    words.map((word) => word[0]).join(''),
  );
  return new Set(acronyms.filter((acronym) => acronym.length > 2 && acronym.length < 11));
}

/** An acronym with other words: `NRC Canada`. */
export interface MixedAcronym {
  /** The written one, and that of the whole. */
  readonly acronyms: readonly [written: string, whole: string];
  readonly words: readonly string[];
}

const MAX_MIXED = 4;

/** Returns the only acronym in a text of few words; null in another text. */
export function mixedIn(text: string): MixedAcronym | null {
  const words = text.split(/[\s,()–-]+/).filter((word) => fold(word) !== '' && !isSmallWord(fold(word)));
  const capitals = words.filter((word) => /^\p{Lu}{3,8}$/u.test(word));
  if (capitals.length !== 1 || words.length < 2 || words.length > MAX_MIXED) return null;
  const letters = words.map((word) => (word === capitals[0] ? fold(word) : fold(word)[0]!));
  return {
    acronyms: [fold(capitals[0]!), letters.join('')],
    words: words.filter((word) => word !== capitals[0]).flatMap((word) => fold(word).split(' ')),
  };
}

interface Named {
  readonly mixed: MixedAcronym | null;
  readonly bare: readonly string[];
  readonly words: readonly string[];
  readonly acronyms: ReadonlySet<string>;
}

/** Whether an acronym is that of the other name, and the words with it are words of that name, or its place. */
export function isMixedOf({ mixed }: Named, other: Named, around: ReadonlySet<string>): boolean {
  if (mixed === null) return false;
  const [written, whole] = mixed.acronyms;
  const isOwn = other.bare.includes(written) || other.acronyms.has(written);
  return (
    (isOwn && mixed.words.every((word) => around.has(word))) ||
    (other.acronyms.has(whole) && mixed.words.every((word) => other.words.includes(word)))
  );
}
