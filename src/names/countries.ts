import { fold } from './normalize.js';
import { stateCode } from './states.js';

/** Languages in which countries are read. */
const LANGUAGES = 'en de fr es it pt nl pl cs hu sv da nb fi tr ro el ru uk ar ja ko zh'.split(' ');
/** Names that the Unicode Common Locale Data Repository does not have. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'u s a', 'america'],
  GB: ['great britain', 'england'],
  NL: ['holland'],
  TR: ['turkey'],
  CZ: ['czech republic'],
};
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** By folded name of a country, in any of the languages: all its names. From the locale data of Node. */
function readCountries(): ReadonlyMap<string, readonly string[]> {
  const namesIn = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    ),
  );
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => namesIn[0]!.of(code) !== undefined,
  );
  return new Map(
    codes.flatMap((code) => {
      const known = namesIn.flatMap((names) => names.of(code) ?? []);
      const names = [...new Set([...known.map(fold), ...(OTHER_NAMES[code] ?? [])])].filter(Boolean);
      return names.map((name) => [name, names] as const);
    }),
  );
}

let countries: ReadonlyMap<string, readonly string[]> | undefined;

/** The folded names of a country with this folded name, in about twenty languages; empty for any other text. */
export const countryNames = (name: string): readonly string[] =>
  (countries ??= readCountries()).get(name) ?? [];

const OTHER_ENGLISH = new Set(Object.values(OTHER_NAMES).flat());

/** The English name of a country with this folded name in another language, if it is one. */
export const countryInEnglish = (name: string): string | undefined =>
  OTHER_ENGLISH.has(name) ? undefined : countryNames(name)[0];

const UNITED_STATES = 'united states';

/** The country of an address, by its last part: its first name in `countryNames`; null without one. */
export function countryOf(address: string): string | null {
  const last = address
    .slice(address.lastIndexOf(',') + 1)
    .replace(/\p{N}+(?:-\p{N}+)*/gu, ' ')
    .trim();
  const [country = null] = countryNames(fold(last));
  if (stateCode(last) === null) return country;
  // Georgia is both.
  return country === null ? UNITED_STATES : null;
}

/** An acronym, or the code of a state. */
const ACRONYM = /^\p{Lu}[\p{L}&-]{0,8}\p{Lu}[\p{Ll}]?$/u;

/** A name without the country or the acronym in parentheses behind it, `Lantern Mills (Norway)`; empty for other names. */
export function withoutAside(name: string): string[] {
  const [, bare, aside = ''] = /^(.{2,}?) ?\(([^()]{2,40})\)$/u.exec(name.trim()) ?? [];
  if (bare === undefined) return [];
  // One word may be the name of many: `Rules (RUL)`.
  const isAcronym = bare.includes(' ') && ACRONYM.test(aside);
  return isAcronym || countryNames(fold(aside)).length > 0 ? [bare] : [];
}
