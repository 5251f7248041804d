import { Injectable } from '@nestjs/common';
import { DtoPipe } from '../../../http/params.js';
import { SearchQuery } from '../../../search/search.query.js';
import { SearchService } from '../../../search/search.service.js';
import type { Kind } from '../records/kinds.js';

/** Filters of the search, each a query parameter of the page. */
export const FILTERS = ['type', 'organization_type', 'role', 'domain'] as const;
export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

export interface FoundRecord {
  readonly type: Kind;
  readonly public_id: string;
  readonly matched: readonly string[];
  /** Escaped texts by field, with matches in `<em>`. */
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  readonly [record: string]: unknown;
}

export interface SearchPage {
  readonly results: readonly FoundRecord[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Readonly<Record<'type' | 'organization_type', Readonly<Record<string, number>>>>;
  readonly backend: string;
}

const ROWS = 20;

/** The search of the API, without charges and without recording zero-result searches. */
@Injectable()
export class FindRecords {
  constructor(
    private readonly searches: SearchService,
    private readonly pipe: DtoPipe,
  ) {}

  /** Throws 422 for a query or filter that the API refuses. */
  async page(q: string, filters: Filters, page = 1, rows = ROWS): Promise<SearchPage> {
    const given = { q, ...filters, page: String(page), per_page: String(rows) };
    const query = (await this.pipe.transform(given, { type: 'query', metatype: SearchQuery })) as SearchQuery;
    const { text } = await this.searches.search(query, '', 0, async () => false);
    const { results, meta } = JSON.parse(text) as {
      results: FoundRecord[];
      meta: { total_count: number; total_pages: number } & Pick<SearchPage, 'facets' | 'backend'>;
    };
    const { total_count: total, total_pages: pages, facets, backend } = meta;
    return { results, total, page, pages, facets, backend };
  }

  /** Returns the best matches of one kind for a name. */
  async candidates(q: string, type: Kind, rows = 5): Promise<readonly FoundRecord[]> {
    return q.trim() === '' ? [] : (await this.page(q.slice(0, 256), { type }, 1, rows)).results;
  }
}
