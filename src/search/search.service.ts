import { Injectable, Controller, Get, Query } from '@nestjs/common';
import { type Paid, WhenPaid } from '../credits/charge.js';
import { foreignCursor, LIST_WINDOW, listReply, sliceOf } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { searched } from '../common/events.js';
import { ZeroResults } from '../zero-results/zero-results.js';
import { filtersOf, SearchQuery } from './search.query.js';
import { SearchResults } from './results/explain.js';
import { IndexLag } from './search-backends.js';
import { Search } from './search.js';
import { Endpoint } from '../http/endpoint.js';
import { RequestPath, Writer, type WriteContext } from '../http/params.js';

@Injectable()
export class SearchService {
  constructor(
    private readonly searches: Search,
    private readonly results: SearchResults,
    private readonly zeroResults: ZeroResults,
    private readonly lag: IndexLag,
  ) {}

  /** A page of hits. A paid search without results is recorded, unless an import is not yet indexed. */
  async search(query: SearchQuery, path: string, accountId: number, paid: Paid): Promise<JsonReply> {
    const filters = shownFilters(query);
    const slice = sliceOf(query, { name: 'search', binding: [query.q, filters] });
    const offset = slice.after === null ? slice.offset : windowOffset(slice.after[0] as number);
    const end = Math.min(offset + slice.perPage, LIST_WINDOW);
    const found = await this.searches.find(query.q, filtersOf(query), {
      offset,
      limit: end - offset,
    });
    const { backend, answer, plan } = found;
    searched.publish({ backend, found: answer.total > 0 });
    const [rows, lag] = await Promise.all([
      this.results.show(found),
      answer.total === 0 ? this.lag.now(backend) : this.lag.recent(backend),
    ]);
    // Later pages belong to the same search, and punctuation alone is not recorded.
    const isFirst = slice.after === null && slice.page === 1 && plan.tiers.length > 0;
    if (answer.total === 0 && isFirst && !lag.isLoading) {
      // Not awaited: the search has already succeeded, whether or not the record is written.
      void paid().then(
        (isPaid) => isPaid && this.zeroResults.record(plan.folded, query.q, filters, accountId),
        () => undefined,
      );
    }
    return listReply(
      ['results'],
      {
        rows: `[${rows.join(',')}]`,
        returned: rows.length,
        // Scores cannot serve as a cursor, so results are paged by offset, within the result window.
        nextAfter: end < Math.min(answer.total, LIST_WINDOW) ? end : null,
        total: answer.total,
      },
      slice,
      {
        path,
        query: { ...query, type: query.type?.join(',') },
        filters,
        meta: {
          total_count_relation: answer.isLowerBound ? 'gte' : 'eq',
          facets: answer.facets,
          backend,
          index_lag_seconds: lag.seconds,
        },
      },
    );
  }
}

function windowOffset(offset: number): number {
  if (offset < 0 || offset >= LIST_WINDOW) throw foreignCursor();
  return offset;
}

const shownFilters = ({ type, organization_type, role, domain }: SearchQuery): Record<string, string> => ({
  ...(type === undefined ? {} : { type: type.join(',') }),
  ...(organization_type === undefined ? {} : { organization_type }),
  ...(role === undefined ? {} : { role }),
  ...(domain === undefined ? {} : { domain }),
});

@Controller('api/v1/search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Get()
  @Endpoint({
    id: 'search',
    summary: 'Search the directory',
    description:
      'Finds people, organizations, memberships and places, best match first; ties are broken by the number of memberships. If nothing matches exactly, names match despite typos; domains, and email addresses except for a tag (`ada+news@`), always match exactly. A query without results is recorded as a zero-result search.',
    reply: 'SearchResults',
  })
  search(
    @Query() query: SearchQuery,
    @RequestPath() path: string,
    @Writer() { accountId }: WriteContext,
    @WhenPaid() paid: Paid,
  ) {
    return this.searches.search(query, path, accountId, paid);
  }
}
