import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Account } from '../accounts/accounts.entities.js';
import { noRecord, preconditionFailed } from '../common/errors.js';
import { Database, statement } from '../database/database.js';
import { momentOf, listReply, sliceOf } from '../http/list.query.js';
import type { WriteContext } from '../http/params.js';
import { etagOf, matchesStrongly, recordReply, type JsonReply } from '../http/reply.js';
import type { ListZeroResultSearchesQuery, UpdateZeroResultSearchDto } from './zero-results.dto.js';
import { ZeroResultSearch } from './zero-results.entity.js';
import { ZeroResults } from './zero-results.js';

/** $1 weeks. Number of new searches per week, by first_searched_at. */
const BY_WEEK = statement(`
  WITH weeks AS (
    SELECT generate_series(date_trunc('week', now(), 'UTC') - ($1::int - 1) * interval '7 days',
      date_trunc('week', now(), 'UTC'), interval '7 days') AS week
  ), counted AS (
    SELECT date_trunc('week', first_searched_at, 'UTC') AS week, count(*) AS value
    FROM zero_result_searches GROUP BY 1
  )
  SELECT to_char(weeks.week AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, coalesce(counted.value, 0) AS value
  FROM weeks LEFT JOIN counted USING (week) ORDER BY weeks.week`);

/**
 * The list waits this long for searches that are being recorded, so that callers find their own search in it.
 */
const WRITE_WAIT_MS = 250;

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
    const total = await found.getCount();
    if (slice.after !== null) {
      const [key, id] = slice.after as [number, number];
      const after = { key: sort === 'search_count' ? key : momentOf(key), id };
      found.andWhere(`(z.${sort}, z.id) < (:key, :id)`, after);
    }
    const rows = await found
      .orderBy({ [`z.${sort}`]: 'DESC', 'z.id': 'DESC' })
      .offset(slice.offset)
      .limit(slice.limit + 1)
      .getMany();
    const shown = rows.slice(0, slice.limit);
    const last = rows.length > shown.length ? shown.at(-1)! : null;
    const page = {
      rows: JSON.stringify(await this.views(shown)),
      returned: shown.length,
      nextAfter: last && [Number(last[sort]), last.id],
      total,
    };
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
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await this.db.manager.findOne(ZeroResultSearch, { where: { id }, lock });
      if (row === null) throw noRecord('zero-result search', 'id');
      if (ifMatch !== undefined && !matchesStrongly(ifMatch, etagOf(await this.json(id)))) {
        throw preconditionFailed();
      }
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
    if (row === null) throw noRecord('zero-result search', 'id');
    return JSON.stringify((await this.views([row]))[0]);
  }

  private async views(rows: readonly ZeroResultSearch[]): Promise<object[]> {
    const ids = rows.map(({ completed_by }) => completed_by).filter((id) => id !== null);
    const accounts = ids.length === 0 ? [] : await this.db.manager.findBy(Account, { id: In(ids) });
    const names = new Map(accounts.map(({ id, name }) => [id, { id, name }]));
    return rows.map((row) => ({
      id: row.id,
      query: row.query,
      filters: row.filters,
      search_count: row.search_count,
      first_searched_at: row.first_searched_at,
      last_searched_at: row.last_searched_at,
      completed: row.completed_at !== null,
      completed_at: row.completed_at,
      completed_by: names.get(row.completed_by!) ?? null,
      note: row.note,
      now_found: row.now_found,
      updated_at: row.updated_at,
    }));
  }
}

/** Text with LIKE wildcards escaped. */
const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
