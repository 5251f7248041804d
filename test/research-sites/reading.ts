import type { Site } from '../../src/research/researcher/extract/draft.js';
import type { FindingKind, FindingValues } from '../../src/research/researcher/findings.js';
import type { Draft, Extractor } from '../../src/research/researcher/extract/draft.js';
import { readPage, type Page } from '../../src/research/researcher/page/page.js';

export const KONTOR: Site = { domain: 'kontor.example', country: 'DE' };

/** A page of `kontor.example`. */
export const pageOf = (html: string, path = '/'): Page =>
  readPage(html, new URL(path, 'https://kontor.example'), '2026-01-02T03:04:05.000Z');

/** What an extractor drafts of a page's body. */
export const draftsOf = (extractor: Extractor, body: string, site: Site = KONTOR): Draft[] =>
  extractor(pageOf(`<!doctype html><html lang="de"><body>${body}</body></html>`), site);

/** The values of one kind that an extractor finds in a page's body. */
export function valuesOf<K extends FindingKind>(
  kind: K,
  extractor: Extractor,
  body: string,
  site: Site = KONTOR,
): FindingValues[K][] {
  return draftsOf(extractor, body, site).flatMap((draft) =>
    draft.kind === kind ? [draft.value as FindingValues[K]] : [],
  );
}
