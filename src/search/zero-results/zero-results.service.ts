import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { jsonAgg } from '../../database/json.js';
import { momentOf } from '../../http/list.query.js';
import { listReply, sliceOf, type ListPage } from '../../http/envelope.js';
import { noRecord, preconditionFailed } from '../../common/errors.js';
import { etagOf, matchesStrongly, recordReply, withoutBlanks, type JsonReply } from '../../http/reply.js';
import type { WriteContext } from '../../http/params.js';
import type { ListZeroResultSearchesQuery, SORTS } from './dto/list-zero-result-searches.query.js';
import type { UpdateZeroResultSearchDto } from './dto/update-zero-result-search.dto.js';
import { zeroResultJson } from './zero-result.json.js';
import { ZeroResults } from './zero-results.js';

/** $1 completed, open or (null) both, $2 a LIKE pattern or null, $7 a moment or null. */
const CHOSEN = `($1::boolean IS NULL OR (z.completed_at IS NOT NULL) = $1)
  AND ($2::text IS NULL OR z.query ILIKE $2 OR z.normalized_query ILIKE $2)
  AND ($7::timestamptz IS NULL OR z.updated_at >= $7)`;

/** SQL for the sort keys as whole numbers, as a position holds them. */
const KEYS = {
  last_searched_at: '(extract(epoch FROM z.last_searched_at) * 1000)::bigint',
  search_count: 'z.search_count',
} as const;

/** $3 limit, $4 offset, $5 and $6 the key and the id after which a walk continues, or null. */
const pageBy = (sort: keyof typeof KEYS) =>
  statement(`
    WITH found AS MATERIALIZED (
      SELECT z.* FROM zero_result_searches z
      WHERE ${CHOSEN} AND ($6::bigint IS NULL OR (z.${sort}, z.id) < ($5, $6))
      ORDER BY z.${sort} DESC, z.id DESC LIMIT $3 + 1 OFFSET $4
    ), page AS (
      SELECT z.*, row_number() OVER (ORDER BY z.${sort} DESC, z.id DESC) AS place FROM found z
    )
    SELECT ${jsonAgg(zeroResultJson('z'), 'z.place', 'z.place <= $3')}::text AS rows,
      count(*) FILTER (WHERE z.place <= $3) AS returned,
      (SELECT json_build_array(${KEYS[sort]}, z.id) FROM page z
       WHERE z.place = $3 AND EXISTS (SELECT FROM page WHERE place > $3)) AS "nextAfter",
      (SELECT count(*) FROM zero_result_searches z WHERE ${CHOSEN}) AS total
    FROM page z`);
const PAGES = {
  last_searched_at: pageBy('last_searched_at'),
  search_count: pageBy('search_count'),
} as const satisfies Record<(typeof SORTS)[number], unknown>;

const LOCK = statement(`SELECT id FROM zero_result_searches WHERE id = $1 FOR UPDATE`);
const ONE = statement(
  `SELECT ${zeroResultJson('z')}::text AS json FROM zero_result_searches z WHERE z.id = $1`,
);

/** $1 id, $2 completed or null to leave it, $3 the account, $4 whether a note is given, $5 the note. */
const UPDATE = statement(`
  UPDATE zero_result_searches SET
    completed_by = CASE WHEN $2::boolean IS NULL OR $2 AND completed_at IS NOT NULL THEN completed_by
      WHEN $2 THEN $3::bigint END,
    completed_at = CASE WHEN $2 IS NULL OR $2 AND completed_at IS NOT NULL THEN completed_at WHEN $2 THEN now() END,
    note = CASE WHEN $4::boolean THEN $5::text ELSE note END,
    updated_at = CASE WHEN $4 OR $2 <> (completed_at IS NOT NULL) THEN now() ELSE updated_at END
  WHERE id = $1`);

/** $1 weeks. New ones, by the week in which they were first looked for. */
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

/** A caller who has just searched in vain finds that in the list: it waits this long for what is being recorded. */
const WRITE_WAIT_MS = 250;

const COMPLETED = { open: false, completed: true, all: null } as const;

/** What editors do with the searches that found nothing. */
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
    const [key, id] = (slice.after ?? []) as readonly number[];
    const [page] = await this.db.query<ListPage>(PAGES[sort], [
      COMPLETED[status],
      q === undefined ? null : `%${likeLiteral(q)}%`,
      slice.limit,
      slice.offset,
      key === undefined || sort === 'search_count' ? (key ?? null) : momentOf(key),
      id ?? null,
      updated_since ?? null,
    ]);
    return listReply(['zero_result_searches'], page!, slice, {
      path,
      query: { ...query },
      filters: {
        status,
        ...(q === undefined ? {} : { q }),
        ...(updated_since === undefined ? {} : { updated_since }),
      },
    });
  }

  /** Throws 404. */
  async show(id: number): Promise<JsonReply> {
    return recordReply(['zero_result_search'], await this.json(id));
  }

  async update(id: number, body: UpdateZeroResultSearchDto, context: WriteContext): Promise<JsonReply> {
    const json = await this.db.transaction(async () => {
      const [row] = await this.db.query(LOCK, [id]);
      if (row === undefined) throw noRecord('zero-result search', 'id');
      if (context.ifMatch !== undefined && !matchesStrongly(context.ifMatch, etagOf(await this.json(id)))) {
        throw preconditionFailed();
      }
      const { completed = null, note } = body;
      await this.db.query(UPDATE, [id, completed, context.accountId, note !== undefined, note ?? null]);
      return this.json(id);
    }, `zero_result_search ${id}`);
    return recordReply(['zero_result_search'], json);
  }

  /** How many were new in each of the last weeks, the oldest first; weeks begin on Monday, UTC. */
  byWeek(weeks: number): Promise<{ day: string; value: number }[]> {
    return this.db.query(BY_WEEK, [weeks]);
  }

  private async json(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(ONE, [id]);
    if (row === undefined) throw noRecord('zero-result search', 'id');
    return withoutBlanks(row.json);
  }
}

/** Text that LIKE takes literally. */
const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
