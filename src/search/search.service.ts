import { Injectable } from '@nestjs/common';
import type { Paid } from '../credits/when-paid.js';
import { listReply, sliceOf } from '../http/envelope.js';
import { invalidField } from '../http/errors.js';
import type { JsonReply } from '../http/reply.js';
import { searched } from '../metrics/event.js';
import type { SearchQuery } from './dto/search.query.js';
import { fold } from './names/normalize.js';
import { planSearch } from './query/plan-search.js';
import { SearchResults } from './results/search-results.js';
import { SearchBackends } from './search-backends.js';
import { SEARCH_WINDOW, type SearchFilters } from './search-engine.js';
import { runSearch } from './search.js';
import { ZeroResults } from './zero-results/zero-results.js';

@Injectable()
export class SearchService {
  constructor(
    private readonly backends: SearchBackends,
    private readonly results: SearchResults,
    private readonly zeroResults: ZeroResults,
  ) {}

  /** A page of what matches, best first. A search that is paid for and finds nothing is kept for the editors. */
  async search(query: SearchQuery, path: string, paid: Paid): Promise<JsonReply> {
    const slice = sliceOf(query);
    if (slice.offset >= SEARCH_WINDOW) {
      const last = Math.ceil(SEARCH_WINDOW / slice.perPage);
      throw invalidField(
        'page',
        'out_of_range',
        `must be at most ${last} with per_page ${slice.perPage}: a search reaches ${SEARCH_WINDOW} results, so narrow it down`,
      );
    }
    const plan = planSearch(query.q, query.type);
    const limit = Math.min(slice.perPage, SEARCH_WINDOW - slice.offset);
    const { backend, answer } = await this.backends.answer((engine) =>
      runSearch(engine, plan, filtersOf(query), { offset: slice.offset, limit }),
    );
    searched.publish({ backend, found: answer.total > 0 });
    if (answer.total === 0 && (await paid()))
      await this.zeroResults.record(plan, query.q, shownFilters(query), slice.page);
    const rows = await this.results.show(plan, answer.hits);
    return listReply(
      ['results'],
      { rows: `[${rows.join(',')}]`, returned: rows.length, nextAfter: null, total: answer.total },
      slice,
      {
        path,
        query: { ...query, type: query.type?.join(',') },
        filters: shownFilters(query),
        meta: { facets: answer.facets, backend },
        window: SEARCH_WINDOW,
      },
    );
  }
}

const filtersOf = ({ type, organization_type, role, domain }: SearchQuery): SearchFilters => ({
  types: type ?? [],
  ...(organization_type === undefined ? {} : { organizationType: fold(organization_type) }),
  ...(role === undefined ? {} : { role: fold(role) }),
  ...(domain === undefined ? {} : { domain }),
});

const shownFilters = ({ type, organization_type, role, domain }: SearchQuery): Record<string, string> => ({
  ...(type === undefined ? {} : { type: type.join(',') }),
  ...(organization_type === undefined ? {} : { organization_type }),
  ...(role === undefined ? {} : { role }),
  ...(domain === undefined ? {} : { domain }),
});
