import type { SearchType } from './documents.js';
import { cut } from './names/forms.js';
import { fold } from './names/normalize.js';
import type { SearchFilters } from './search-engine.js';

/** Filters as callers write them, and as searches in vain are kept with them. */
export interface AskedFilters {
  readonly type?: readonly SearchType[] | undefined;
  readonly organization_type?: string | undefined;
  readonly role?: string | undefined;
  readonly domain?: string | undefined;
}

/** The same as engines take them: folded, and cut where documents are. */
export const filtersOf = ({ type, organization_type, role, domain }: AskedFilters): SearchFilters => ({
  types: type ?? [],
  ...(organization_type === undefined ? {} : { organizationType: cut(fold(organization_type)) }),
  ...(role === undefined ? {} : { role: cut(fold(role)) }),
  ...(domain === undefined ? {} : { domain }),
});
