import type { FindingKind, FindingOf } from '../findings.js';
import type { Page } from '../page/page.js';

/** What an extractor says of one page. The page's address and time are added to it. */
export type DraftOf<K extends FindingKind> = Omit<FindingOf<K>, 'url' | 'read_at'>;
export type Draft = { readonly [K in FindingKind]: DraftOf<K> }[FindingKind];

/** What is known of the site when one of its pages is looked through. */
export interface Site {
  /** As it was asked for. */
  readonly domain: string;
  /** The country whose telephone numbers are written without a country code; null if it is not known. */
  readonly country: string | null;
}

/** Looks for one thing, in one place, on one page. */
export type Extractor = (page: Page, site: Site) => Draft[];
