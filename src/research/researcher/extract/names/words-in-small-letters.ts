import type { Page } from '../../page/page.js';
import { isKnownName } from './person-name.js';

/** Shorter ones may be particles of names. */
const SHORTEST_WORD = 4;
/** Scripts that have small letters. */
const CASED = /\p{Lu}\p{Ll}/u;

/**
 * Tells which names are made of words that the pages write in small letters as well, so that they are a heading's or a
 * sign's: `Honest Work`, `Vanha Koulu`. Names that are known to be people's are not looked at: `Sue Carpenter`.
 */
export function ordinaryWordsOn(pages: readonly Page[]): (name: string) => boolean {
  const words = new Set<string>();
  for (const { lines } of pages) {
    for (const { text } of lines) {
      for (const word of text.split(/[\s,;:.!?()«»„“”"]+(?=\s|$)|\s+[(«„“"]?/u)) {
        if (word.length >= SHORTEST_WORD && /^\p{Ll}+$/u.test(word)) words.add(word);
      }
    }
  }
  return (name) =>
    CASED.test(name) &&
    !isKnownName(name) &&
    name.split(/[\s-]/u).some((word) => words.has(word.toLowerCase()) && /^\p{Lu}/u.test(word));
}
