import { getPublicSuffix } from 'tldts';
import type { PageText } from './document.js';
import { attribute } from './html.js';
import { vocabulary, words } from './vocabulary.js';

const { frequent, countries } =
  vocabulary<Record<'frequent' | 'countries', Record<string, string>>>('languages');
/** The languages of each frequent word. */
const LANGUAGES = Map.groupBy(
  Object.entries(frequent).flatMap(([language, text]) => text.split(' ').map((word) => ({ word, language }))),
  ({ word }) => word,
);
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['el', /\p{Script=Greek}{3}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]{3}/gu],
  ['ko', /\p{Script=Hangul}{2}/gu],
  ['he', /\p{Script=Hebrew}{3}/gu],
  ['th', /\p{Script=Thai}{3}/gu],
  ['zh', /\p{Script=Han}{4}/gu],
];
/** What tells a language needs no more text, so many of its words, and so many more than any other has. */
const ENOUGH = 6_000;
const LEAST = 6;
const AHEAD = 2;

/** `lang` as templates deliver it, whatever the text is in. */
const AS_DELIVERED = /^en(?:-us)?$/;
/** Suffixes of countries that are sold to all the world. */
const SOLD = new Set(words('languages', 'sold_suffixes'));
const LOCALE = /^(?:og:locale|content-language|language)$/i;

/** The language of a page, as `de` or `pt-br`; an empty string if neither the page nor its text tells. */
export function languageOf(page: PageText): string {
  const declared = declaredLanguage(page);
  if (declared !== '' && !AS_DELIVERED.test(declared)) return declared;
  return languageOfText(page) || declared;
}

function declaredLanguage({ elements }: PageText): string {
  const html = elements.find(({ name }) => name === 'html');
  const locale = elements.find(
    (one) =>
      one.name === 'meta' &&
      ['property', 'http-equiv', 'name'].some((name) => LOCALE.test(attribute(one, name))),
  );
  const said =
    (html && (attribute(html, 'lang') || attribute(html, 'xml:lang'))) ||
    (locale ? attribute(locale, 'content') : '');
  return /^[a-z]{2,3}(?:[-_][a-z]{2})?(?![a-z])/i.exec(said)?.[0].toLowerCase().replace('_', '-') ?? '';
}

function languageOfText({ lines }: PageText): string {
  let text = '';
  for (let at = 0; at < lines.length && text.length <= ENOUGH; at += 1) text += ` ${lines[at]!.text}`;
  const script = SCRIPTS.find(([, pattern]) => (text.match(pattern)?.length ?? 0) >= LEAST);
  if (script) return script[0];
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
    for (const { language } of LANGUAGES.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= Math.max(LEAST, (second?.[1] ?? 0) + AHEAD) ? best[0] : '';
}

/** The country that a domain is of: that of its suffix, unless it is sold to all the world; null if it tells none. */
export function countryOfDomain(domain: string): string | null {
  const last = getPublicSuffix(domain)?.split('.').at(-1) ?? '';
  if (last === 'uk') return 'GB';
  if (last === 'cat') return 'ES';
  return last.length === 2 && !SOLD.has(last) ? last.toUpperCase() : null;
}

/** The country that a language tag names, or else the one that most of the language's sites are in; null if it is not known. */
export function countryOfLanguage(language: string): string | null {
  const [code = '', region = ''] = language.split('-');
  if (region.length === 2 && language !== 'en-us') return region.toUpperCase();
  return countries[code] ?? null;
}
