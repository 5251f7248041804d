import { fold } from './normalize.js';
import { isSmallWord } from './words.js';

/** What the nations of North America and their land are called. */
export const TRIBES: readonly string[] =
  'tribe tribes tribal nation band rancheria reservation pueblo indian indians people'.split(' ');

export const isOfTribe = (word: string): boolean => TRIBES.includes(word);

/**
 * The short names of a nation of North America, folded, each with `tribe` for what it is called: `delton tribe` for
 * Delton Band of Mission Indians. Empty for a name that does not say that it is one.
 */
export function tribesIn(name: string): string[] {
  const words = fold(name).replace(/^the /, '').split(' ');
  const before = words.slice(0, Math.max(0, words.findIndex(isOfTribe)));
  if (before.length === 0 || isSmallWord(before.at(-1)!)) return [];
  const own = words.filter((word) => !isOfTribe(word) && !isSmallWord(word));
  return [before, own].map((part) => `${part.join(' ')} tribe`);
}
