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

/** Foreign words before the name of a government, and the English word behind it. */
const GOVERNMENT =
  /^(?:(?:el )?gobierno (?:municipal )?(?:de|del|de la) )?(?:(condado)|ciudad|municipio|municipalidad|ayuntamiento|alcaldia|villa) (?:de |del )?/u;
const MUNICIPAL = /^gobierno municipal (?:de|del) /u;

const isLatin = (word: string): boolean => /^[a-z]/.test(word);

/** Minimum length of the name of a country. A shorter one is more often another word. */
const MIN_COUNTRY = 4;

const englishFor = (words: string): string | undefined =>
  ENGLISH.get(words) ?? (words.length < MIN_COUNTRY && isLatin(words) ? undefined : countryInEnglish(words));

/**
 * A text with the foreign words of its organizations, countries and states in English, folded: `ministry of health
 * ghana` for `Ministerio de Salud Ghana`, and `delton county ohio` for `Condado de Delton, Ohio`.
 */
export function inEnglish(text: string): string {
  const folded = fold(text);
  const [said = '', county] = GOVERNMENT.exec(folded) ?? [];
  const words = folded.slice(said.length).replace(MUNICIPAL, '').split(' ');
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
  const state =
    county === undefined ? 0 : [2, 1].find((length) => STATES.has(english.slice(-length).join(' ')));
  return (
    county === undefined ? english : english.toSpliced(english.length - (state ?? 0), 0, 'county')
  ).join(' ');
}
