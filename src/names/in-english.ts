import { isKindOfOrganization } from './concepts.js';
import { countryInEnglish } from './countries.js';
import { fold } from './normalize.js';
import { LISTS } from './word-lists.js';
import { isSmallWord, STATES } from './words.js';

/** Maximum number of words of a foreign name. */
const MAX_WORDS = 4;

/** The English word by a folded foreign one. */
const ENGLISH = new Map(
  LISTS.in_english
    .split(' ')
    .map((words) => words.split('_').map((one) => one.replaceAll('-', ' ')))
    .flatMap(([english, ...foreign]) => foreign.map((word) => [word, english!] as const)),
);

/** Foreign words before the name of a town or a county. */
const GOVERNMENT =
  /^(?:(?:el )?gobierno del? (?:la )?)?(?:(condado)|ciudad|municipio|municipalidad|ayuntamiento|alcaldia|gobierno municipal) (?:del? )?/u;

const isLatin = (word: string): boolean => /^[a-z]/.test(word);

/** Minimum length of the name of a country. A shorter one is more often another word. */
const MIN_COUNTRY = 4;

const englishFor = (words: string): string | undefined =>
  ENGLISH.get(words) ?? (words.length < MIN_COUNTRY && isLatin(words) ? undefined : countryInEnglish(words));

/** The number of words of the state at the end of a text; 0 without one. */
const stateLength = (words: readonly string[]): number =>
  [2, 1].find((length) => STATES.has(words.slice(-length).join(' '))) ?? 0;

/**
 * The name of an organization with its foreign words, its country and its state in English, folded: `health ghana
 * ministry` for `Ministerio de Salud Ghana`, and `delton county ohio` for `Condado de Delton, Ohio`. Returns a text
 * without foreign words unchanged.
 */
export function inEnglish(text: string): string {
  const folded = fold(text);
  const [said = '', county] = GOVERNMENT.exec(folded) ?? [];
  const words = folded.slice(said.length).split(' ');
  const english: string[] = [];
  let isForeign = said !== '';
  for (let from = 0; from < words.length;) {
    let length = Math.min(MAX_WORDS, words.length - from);
    while (length > 1 && englishFor(words.slice(from, from + length).join(' ')) === undefined) length--;
    const name = words.slice(from, from + length).join(' ');
    const translated = isSmallWord(name) ? undefined : englishFor(name);
    isForeign ||= translated !== undefined && translated !== name;
    if (!isSmallWord(name)) english.push(translated ?? name);
    from += length;
  }
  if (!isForeign) return text;
  // `Delton University`: the last word of a query may be the beginning of a word.
  if (isKindOfOrganization(english[0]!)) english.push(english.shift()!);
  const state = stateLength(english);
  if (county !== undefined) english.splice(english.length - state, 0, 'county');
  // A town alone may be a last name.
  else if (said !== '' && state === 0) english.unshift('city of');
  return english.join(' ');
}
