import type { Element } from 'domhandler';
import { attribute } from './html.js';
import { languageOfText } from './language-of-text.js';

/** What templates and content managers say of themselves, whatever language the text is in. */
const AS_DELIVERED = /^en(?:-us)?$/;

/**
 * The language of a page, as `de` or `pt-br`: the one that it declares, in one of the ways there are, or else that of its
 * text; an empty string if neither tells.
 */
export function languageOf(
  elements: readonly Element[],
  lines: readonly { readonly text: string }[],
): string {
  const declared = declaredLanguage(elements);
  if (declared !== '' && !AS_DELIVERED.test(declared)) return declared;
  const written = languageOfText(lines);
  return written === '' || written === 'en' ? declared : written;
}

/** The language of pages: that of the first that tells one, or else that of all their texts; an empty string if none tells. */
export const languageOfSite = (
  pages: readonly { readonly language: string; readonly lines: readonly { readonly text: string }[] }[],
): string =>
  pages.find(({ language }) => language !== '')?.language ??
  // What stands on each page, as its menu, is counted once.
  languageOfText(
    [...new Set(pages.flatMap(({ lines }) => lines.map(({ text }) => text)))].map((text) => ({ text })),
  );

function declaredLanguage(elements: readonly Element[]): string {
  const html = elements.find(({ name }) => name === 'html');
  const body = elements.find(({ name }) => name === 'body');
  const metas = elements.filter(({ name }) => name === 'meta');
  const meta = (key: string): string =>
    metas
      .filter(({ attribs }) =>
        [attribs['http-equiv'], attribs['name'], attribs['property']].some(
          (said) => said?.trim().toLowerCase() === key,
        ),
      )
      .map((one) => tag(attribute(one, 'content')))
      .find((one) => one !== '') ?? '';
  const locale = meta('og:locale');
  const said =
    [html, body]
      .flatMap((one) => (one ? [tag(attribute(one, 'lang')), tag(attribute(one, 'xml:lang'))] : []))
      .find((one) => one !== '') ??
    (meta('content-language') || meta('language') || meta('dc.language') || locale);
  // The locale names the region as well, but `en_US` is what most of those say who never chose one.
  return locale.startsWith(`${said}-`) && !AS_DELIVERED.test(locale) ? locale : said;
}

/** The first of several languages; an empty string for what is none. */
function tag(text: string): string {
  return (
    /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*(?=$|[\s,;])/.exec(text.toLowerCase())?.[0].replaceAll('_', '-') ?? ''
  );
}
