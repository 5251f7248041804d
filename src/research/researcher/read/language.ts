import { getPublicSuffix } from 'tldts';
import { attribute, type PageText } from './document.js';
import { vocabulary, words } from './vocabulary.js';

const { frequent, countries } =
  vocabulary<Record<'frequent' | 'countries', Record<string, string>>>('languages');
/** The languages in which each frequent word occurs. */
const LANGUAGES = Map.groupBy(
  Object.entries(frequent).flatMap(([language, text]) => text.split(' ').map((word) => ({ word, language }))),
  ({ word }) => word,
);
/**
 * The thresholds of language detection: the lines to read, the minimum number of frequent words, and the
 * minimum lead over the next language.
 */
const ENOUGH_LINES = 200;
const LEAST = 6;
const AHEAD = 2;

/** The `lang` of unmodified templates, which says nothing about the language of the text. */
const AS_DELIVERED = /^en(?:-us)?$/;
/** Country-code suffixes that are marketed worldwide. */
const SOLD = new Set(words('languages', 'sold_suffixes'));

/**
 * The language of a page, such as `de` or `pt-br`; an empty string if neither the markup nor the text
 * indicates it.
 */
export function languageOf(page: PageText): string {
  const html = page.elements.find(({ name }) => name === 'html');
  const said = html ? attribute(html, 'lang') || attribute(html, 'xml:lang') : '';
  const declared = /^[a-z]{2,3}(?:[-_][a-z]{2})?(?![a-z])/i.exec(said)?.[0].toLowerCase().replace('_', '-');
  return declared && !AS_DELIVERED.test(declared) ? declared : languageOfText(page) || (declared ?? '');
}

function languageOfText({ lines }: PageText): string {
  const counts = new Map<string, number>();
  for (const { text } of lines.slice(0, ENOUGH_LINES))
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
      for (const { language } of LANGUAGES.get(word) ?? [])
        counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= Math.max(LEAST, (second?.[1] ?? 0) + AHEAD) ? best[0] : '';
}

/** The country of a domain's suffix; null for a generic suffix or one that is marketed worldwide. */
export function countryOfDomain(domain: string): string | null {
  const last = getPublicSuffix(domain)?.split('.').at(-1) ?? '';
  if (last === 'uk' || last === 'cat') return last === 'uk' ? 'GB' : 'ES';
  return last.length === 2 && !SOLD.has(last) ? last.toUpperCase() : null;
}

/** The country of a language tag, or else the country of most sites in the language; null if unknown. */
export function countryOfLanguage(language: string): string | null {
  const [code = '', region = ''] = language.split('-');
  if (region.length === 2 && language !== 'en-us') return region.toUpperCase();
  return countries[code] ?? null;
}
