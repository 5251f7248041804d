import { Injectable } from '@nestjs/common';
import { noRecord } from '../common/errors.js';
import { Database, likeLiteral } from '../database/database.js';
import { listReply, sliceOf } from '../http/list.query.js';
import type { WriteContext } from '../http/params.js';
import { recordReply, type JsonReply } from '../http/reply.js';
import type { ListZeroResultSearchesQuery, UpdateZeroResultSearchDto } from './zero-results.dto.js';
import { ZeroResultSearch } from './zero-results.entity.js';
import { ZeroResults } from './zero-results.js';
import { countsByWeek } from '../records/change-activity.js';
import { taskPage, lockTask, actorsById } from '../records/editor-tasks.js';

/** $1 weeks. Number of new searches per week, by first_searched_at. */
const BY_WEEK = countsByWeek(`
  SELECT date_trunc('week', first_searched_at, 'UTC') AS week, count(*) AS value FROM zero_result_searches GROUP BY 1`);

/**
 * The list waits this long for searches that are being recorded, so that callers find their own search in it.
 */
const WRITE_WAIT_MS = 250;

const NAME = 'zero-result search';
const NOW = (): string => 'now()';

/** Operations of editors on zero-result searches. */
@Injectable()
export class ZeroResultsService {
  constructor(
    private readonly db: Database,
    private readonly zeroResults: ZeroResults,
  ) {}

  async list(query: Omit<ListZeroResultSearchesQuery, 'problems'>, path: string): Promise<JsonReply> {
    await this.zeroResults.written(WRITE_WAIT_MS);
    const { status = 'open', sort = 'last_searched_at', q, updated_since } = query;
    const slice = sliceOf(query, {
      name: 'zero_result_searches',
      binding: [status, sort, q, updated_since],
      position: ['number', 'number'],
    });
    const found = this.db.manager.createQueryBuilder(ZeroResultSearch, 'z').where('true');
    if (status !== 'all')
      found.andWhere(`(z.completed_at IS NOT NULL) = :completed`, { completed: status !== 'open' });
    if (q !== undefined) {
      found.andWhere('(z.query ILIKE :q OR z.normalized_query ILIKE :q)', { q: `%${likeLiteral(q)}%` });
    }
    if (updated_since !== undefined) found.andWhere('z.updated_at >= :updated_since', { updated_since });
    const page = await taskPage(found, slice, sort, (rows) => this.views(rows));
    return listReply(['zero_result_searches'], page, slice, {
      path,
      query: { ...query },
      filters: { status, q, updated_since },
    });
  }

  /** Throws 404 if there is no such search. */
  async show(id: number): Promise<JsonReply> {
    return recordReply(['zero_result_search'], await this.json(id));
  }

  async update(
    id: number,
    { completed, note }: UpdateZeroResultSearchDto,
    { ifMatch, accountId }: WriteContext,
  ): Promise<JsonReply> {
    const json = await this.db.transaction(async () => {
      const row = await lockTask(this.db, ZeroResultSearch, id, NAME, ifMatch, () => this.json(id));
      const isChanged = completed !== undefined && completed !== (row.completed_at !== null);
      if (isChanged || note !== undefined) {
        await this.db.manager.update(ZeroResultSearch, id, {
          ...(isChanged
            ? { completed_at: completed ? NOW : null, completed_by: completed ? accountId : null }
            : {}),
          ...(note === undefined ? {} : { note }),
          updated_at: NOW,
        });
      }
      return this.json(id);
    }, `zero_result_search ${id}`);
    return recordReply(['zero_result_search'], json);
  }

  /** Number of new searches in each of the last weeks, the oldest first. Weeks begin on Monday, UTC. */
  byWeek(weeks: number): Promise<{ day: string; value: number }[]> {
    return this.db.query(BY_WEEK, [weeks]);
  }

  private async json(id: number): Promise<string> {
    const row = await this.db.manager.findOneBy(ZeroResultSearch, { id });
    if (row === null) throw noRecord(NAME, 'id');
    return JSON.stringify((await this.views([row]))[0]);
  }

  private async views(rows: readonly ZeroResultSearch[]): Promise<object[]> {
    const deciders = rows.map(({ completed_by }) => completed_by);
    const accounts = await actorsById(this.db, deciders);
    return rows.map((row) => ({
      id: row.id,
      query: row.query,
      filters: row.filters,
      search_count: row.search_count,
      first_searched_at: row.first_searched_at,
      last_searched_at: row.last_searched_at,
      completed: row.completed_at !== null,
      completed_at: row.completed_at,
      completed_by: accounts.get(row.completed_by!) ?? null,
      note: row.note,
      now_found: row.now_found,
      updated_at: row.updated_at,
    }));
  }
}
