import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import type { SearchType } from '../documents.js';
import { filtersOf, type AskedFilters } from '../filters.js';
import { Search } from '../search.js';

/** $1 milliseconds, $2 how many. Claims what was not checked since, the longest unchecked first. */
const CLAIM = statement(`
  UPDATE zero_result_searches z SET checked_at = clock_timestamp()
  FROM (
    SELECT id FROM zero_result_searches
    WHERE completed_at IS NULL AND NOT now_found AND checked_at < clock_timestamp() - $1::float8 * interval '1 ms'
    ORDER BY checked_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
  ) due
  WHERE z.id = due.id RETURNING z.id, z.query, z.filters, z.last_searched_at`);

/** $1 an id, $2 when it was searched for last; a search in vain since then counts more. */
const FOUND = statement(`
  UPDATE zero_result_searches SET now_found = true, updated_at = now() WHERE id = $1 AND last_searched_at = $2`);

/** A search that found nothing when it was made or checked last. */
export interface SavedSearch {
  readonly id: number;
  readonly query: string;
  readonly filters: Readonly<Partial<Record<keyof AskedFilters, string>>>;
  readonly last_searched_at: Date;
}

/** Tells which of the saved searches have results now, by searching again. */
@Injectable()
export class ZeroResultRechecker {
  constructor(
    private readonly db: Database,
    private readonly searches: Search,
  ) {}

  /** Claims open searches that were not checked for `ageMs`, the longest unchecked first. No other process gets them meanwhile. */
  claim(ageMs: number, most: number): Promise<SavedSearch[]> {
    return this.db.query<SavedSearch>(CLAIM, [ageMs, most]);
  }

  /** Searches again, and marks the search if it has a result. It stays marked until it is searched for in vain again. */
  async check(search: SavedSearch): Promise<void> {
    if (await this.finds(search)) await this.db.query(FOUND, [search.id, search.last_searched_at]);
  }

  private async finds({ query, filters }: SavedSearch): Promise<boolean> {
    const { type, ...others } = filters;
    const asked = filtersOf({ ...others, type: type?.split(',') as SearchType[] | undefined });
    // With no hit an engine need not tell the best score, and so whether to go on looking.
    const { answer } = await this.searches.find(query, asked, { offset: 0, limit: 1 });
    return answer.total > 0;
  }
}
