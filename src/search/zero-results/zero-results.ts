import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { SEARCH_TYPES } from '../documents.js';
import type { SearchPlan } from '../query/plan.js';

/** $1 the query's plain form, $2 filters, $3 the query. Concurrent searches count one after the other. */
const RECORD = statement(`
  INSERT INTO zero_result_searches AS known (normalized_query, filters, query)
  VALUES ($1, $2::jsonb, $3)
  ON CONFLICT (normalized_query, filters) DO UPDATE SET
    search_count = known.search_count + 1, last_searched_at = now(), now_found = false`);

/** Keeps the searches that found nothing. */
@Injectable()
export class ZeroResults {
  constructor(private readonly db: Database) {}

  /** Counts a search without results. Later pages are the same search, and punctuation is none. */
  async record(
    plan: SearchPlan,
    query: string,
    filters: Readonly<Record<string, string>>,
    page: number,
  ): Promise<void> {
    if (page > 1 || plan.tiers.length === 0) return;
    await this.db.query(RECORD, [plan.folded, JSON.stringify(comparable(filters)), query]);
  }
}

/** Filters in any case are the same filters, and to ask for every type is to ask for none. */
const comparable = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([name, value]) => name !== 'type' || value !== EVERY_TYPE)
      .map(([name, value]) => [name, value.toLowerCase()]),
  );

/** As a search that asks for each by name is read. */
const EVERY_TYPE = SEARCH_TYPES.join(',');
