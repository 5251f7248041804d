import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import type { SearchType } from '../documents.js';
import { filtersOf, type AskedFilters } from '../filters.js';
import { planSearch } from '../query/plan-search.js';
import { SearchBackends } from '../search-backends.js';
import { runSearch } from '../search.js';

/** $1 ids. */
const NOT_FOUND = statement(`
  SELECT id, query, filters FROM zero_result_searches WHERE id = ANY($1::bigint[]) AND NOT now_found`);

/** $1 ids. */
const FOUND = statement(`UPDATE zero_result_searches SET now_found = true WHERE id = ANY($1::bigint[])`);

interface SavedSearch {
  readonly id: number;
  readonly query: string;
  readonly filters: Readonly<Partial<Record<keyof AskedFilters, string>>>;
}

/** Searches at the same time; each is a few milliseconds, and callers wait too. */
const AT_ONCE = 4;

/** Tells which of the saved searches would find something by now, by searching again. */
@Injectable()
export class NowFound {
  constructor(
    private readonly db: Database,
    private readonly backends: SearchBackends,
  ) {}

  /** Brings `now_found` up to date. What was found stays so until somebody looks in vain again. */
  async refresh(ids: readonly number[]): Promise<void> {
    const open = await this.db.query<SavedSearch>(NOT_FOUND, [ids]);
    const found: number[] = [];
    const waiting = open.values();
    const work = async () => {
      for (const search of waiting) if (await this.finds(search)) found.push(search.id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (found.length > 0) await this.db.query(FOUND, [found]);
  }

  private async finds({ query, filters }: SavedSearch): Promise<boolean> {
    const { type, ...others } = filters;
    const asked = filtersOf({ ...others, type: type?.split(',') as SearchType[] | undefined });
    const plan = planSearch(query, asked.types);
    const { answer } = await this.backends.answer((engine) =>
      // With no hit an engine need not tell the best score, and so whether to go on looking.
      runSearch(engine, plan, asked, { offset: 0, limit: 1 }),
    );
    return answer.total > 0;
  }
}
