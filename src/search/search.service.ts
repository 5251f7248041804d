import { Injectable } from '@nestjs/common';
import type { Paid } from '../credits/when-paid.js';
import { listReply } from '../http/envelope.js';
import type { JsonReply } from '../http/reply.js';
import { searched } from '../metrics/event.js';
import type { SearchQuery } from './dto/search.query.js';
import { filtersOf } from './filters.js';
import { planSearch } from './query/plan-search.js';
import { SearchResults } from './results/search-results.js';
import { SearchBackends } from './search-backends.js';
import { SEARCH_WINDOW } from './search-engine.js';
import { searchSliceOf } from './search-slice.js';
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
    const { page, asked } = searchSliceOf(query);
    const plan = planSearch(query.q, query.type);
    const { backend, answer } = await this.backends.answer((engine) =>
      runSearch(engine, plan, filtersOf(query), asked),
    );
    searched.publish({ backend, found: answer.total > 0 });
    if (answer.total === 0 && (await paid()))
      await this.zeroResults.record(plan, query.q, shownFilters(query), page.page);
    const rows = await this.results.show(plan, answer.hits);
    return listReply(
      ['results'],
      { rows: `[${rows.join(',')}]`, returned: rows.length, nextAfter: null, total: answer.total },
      page,
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

const shownFilters = ({ type, organization_type, role, domain }: SearchQuery): Record<string, string> => ({
  ...(type === undefined ? {} : { type: type.join(',') }),
  ...(organization_type === undefined ? {} : { organization_type }),
  ...(role === undefined ? {} : { role }),
  ...(domain === undefined ? {} : { domain }),
});
