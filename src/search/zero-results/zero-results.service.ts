import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { listReply, sliceOf, type ListPage } from '../../http/envelope.js';
import { notFound, preconditionFailed } from '../../http/errors.js';
import { etagOf, matchesStrongly, recordReply, type JsonReply } from '../../http/reply.js';
import type { WriteContext } from '../../http/write-context.js';
import type { ListZeroResultSearchesQuery, SORTS } from './dto/list-zero-result-searches.query.js';
import type { UpdateZeroResultSearchDto } from './dto/update-zero-result-search.dto.js';
import { NowFound } from './now-found.js';
import { zeroResultJson } from './zero-result.json.js';

/** $1 completed, open or (null) both, $2 a LIKE pattern or null. */
const CHOSEN = `($1::boolean IS NULL OR (z.completed_at IS NOT NULL) = $1)
  AND ($2::text IS NULL OR z.query ILIKE $2 OR z.normalized_query ILIKE $2)`;

/** $3 limit, $4 offset. */
const idsBy = (sort: string) =>
  statement(`SELECT z.id FROM zero_result_searches z WHERE ${CHOSEN} ORDER BY z.${sort} DESC, z.id DESC
    LIMIT $3 OFFSET $4`);
const IDS: Readonly<Record<(typeof SORTS)[number], ReturnType<typeof statement>>> = {
  last_searched_at: idsBy('last_searched_at'),
  search_count: idsBy('search_count'),
};
const TOTAL = statement(`SELECT count(*) AS total FROM zero_result_searches z WHERE ${CHOSEN}`);

/** $1 ids, in their order. */
const ROWS = statement(`
  SELECT coalesce(json_agg(${zeroResultJson('z')} ORDER BY asked.place)::text, '[]') AS rows, count(*) AS returned
  FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place) JOIN zero_result_searches z USING (id)`);
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
    note = CASE WHEN $4::boolean THEN $5::text ELSE note END
  WHERE id = $1`);

const COMPLETED = { open: false, completed: true, all: null } as const;

/** What editors do with the searches that found nothing. */
@Injectable()
export class ZeroResultsService {
  constructor(
    private readonly db: Database,
    private readonly nowFound: NowFound,
  ) {}

  async list(query: ListZeroResultSearchesQuery, path: string): Promise<JsonReply> {
    const slice = sliceOf(query);
    const status = query.status ?? 'open';
    const chosen = [COMPLETED[status], query.q === undefined ? null : `%${likeLiteral(query.q)}%`];
    const [rows, [count]] = await Promise.all([
      this.db.query<{ id: number }>(IDS[query.sort ?? 'last_searched_at'], [
        ...chosen,
        slice.perPage,
        slice.offset,
      ]),
      this.db.query<{ total: number }>(TOTAL, chosen),
    ]);
    const ids = rows.map(({ id }) => id);
    await this.nowFound.refresh(ids);
    const [shown] = await this.db.query<Pick<ListPage, 'rows' | 'returned'>>(ROWS, [ids]);
    return listReply(['zero_result_searches'], { ...shown!, nextAfter: null, total: count!.total }, slice, {
      path,
      query: { ...query },
      filters: { status, ...(query.q === undefined ? {} : { q: query.q }) },
    });
  }

  async update(id: number, body: UpdateZeroResultSearchDto, context: WriteContext): Promise<JsonReply> {
    const json = await this.db.transaction(async () => {
      const [row] = await this.db.query(LOCK, [id]);
      if (row === undefined) throw notFound();
      if (context.ifMatch !== undefined && !matchesStrongly(context.ifMatch, etagOf(await this.show(id)))) {
        throw preconditionFailed();
      }
      const { completed = null, note } = body;
      await this.db.query(UPDATE, [id, completed, context.accountId, note !== undefined, note ?? null]);
      return this.show(id);
    });
    return recordReply(['zero_result_search'], json);
  }

  private async show(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(ONE, [id]);
    return row!.json;
  }
}

/** Text that LIKE takes as it stands. */
const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
