import { sliceOf, type Slice } from '../http/envelope.js';
import { invalidField } from '../http/errors.js';
import type { PageQuery } from '../http/list.query.js';
import { SEARCH_WINDOW, type SearchSlice } from './search-engine.js';

/** The page that is asked for, and what an engine is asked of it. Throws 422 for pages beyond what engines reach. */
export function searchSliceOf(query: PageQuery): { readonly page: Slice; readonly asked: SearchSlice } {
  const page = sliceOf(query);
  const { offset, perPage } = page;
  if (offset >= SEARCH_WINDOW) {
    const last = Math.ceil(SEARCH_WINDOW / perPage);
    throw invalidField(
      'page',
      'out_of_range',
      `must be at most ${last} with per_page ${perPage}: only the first ${SEARCH_WINDOW} results can be reached`,
    );
  }
  return { page, asked: { offset, limit: Math.min(perPage, SEARCH_WINDOW - offset) } };
}
