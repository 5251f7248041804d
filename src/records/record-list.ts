import type { Resource } from '../database/resources.js';
import { escapeLiteral } from 'pg';
import { BatchedReads } from '../database/batched-read.js';
import { statement, unprepared, type Database, type Statement } from '../database/database.js';
import { jsonAgg, jsonObject, type JsonFields } from '../database/json.js';
import type { ListPage, Slice } from '../http/list.query.js';
import { storedCount } from './views.js';

/** A condition on the rows of a list; `sql` takes the placeholder of the value. */
export interface Condition {
  readonly sql: (placeholder: string) => string;
  readonly type: 'bigint' | 'text' | 'timestamptz' | 'uuid';
  readonly value: unknown;
  /** The column of a condition that selects rows since a time. */
  readonly since?: 'updated_at';
  /** The column whose values `record_counts` counts, if the condition compares one. */
  readonly counted?: string;
  /** SQL for the number of matching rows, where a count is more expensive. */
  readonly total?: (placeholder: string) => string;
}

interface ListOptions {
  readonly always?: string;
  /** Order by id; `desc` for logs, newest first. */
  readonly order?: 'asc' | 'desc';
  /** The name of the rows in `record_counts`, if they are counted. */
  readonly counted?: Resource;
}

/** Rows that a scan in id order skips in the time of finding and sorting one row by another index. */
const ROWS_PASSED = 8;

/** Larger offsets are slow, and must not delay other reads. */
const MAX_ROWS_SKIPPED = 1_000;

/** From this offset on it is faster to skip ids, which an index may cover, without reading the skipped rows. */
const ROWS_SKIPPED_BY_ID = 100;

/** Reads pages of a table as JSON text; rows and exact total come from one prepared statement. */
export class RecordList {
  private readonly reads = new Map<string, PageRead>();

  /** @param table the table whose rows `summary` shows */
  constructor(
    private readonly db: Database,
    private readonly table: string,
    private readonly summary: (t: string) => JsonFields,
    private readonly options: ListOptions = {},
  ) {}

  async page(conditions: readonly Condition[], slice: Slice): Promise<ListPage> {
    const after = this.after(slice);
    if (conditions.some(({ since }) => since !== undefined)) return this.since(conditions, after, slice);
    const asked = [...after, ...conditions];
    const isFar = slice.offset >= ROWS_SKIPPED_BY_ID;
    const key = `${isFar} ${asked.map(({ sql }) => sql('?')).join(' AND ')}`;
    let read = this.reads.get(key);
    if (read === undefined) this.reads.set(key, (read = this.prepare(conditions, after, isFar)));
    const values = [slice.limit, slice.offset, ...asked.map(({ value }) => value)];
    const isQuick = conditions.length > 0 && slice.offset <= MAX_ROWS_SKIPPED;
    return isQuick ? read.readBatched(values) : read.readOne(values);
  }

  /**
   * A page of the rows since a time. The statement contains the values, since a generic plan suits no time well. Recent
   * changes mostly have the highest ids, and a scan in id order would skip all others first: a small result is found by
   * the time's index and sorted.
   */
  private async since(
    conditions: readonly Condition[],
    after: readonly Condition[],
    { limit, offset }: Slice,
  ): Promise<ListPage> {
    const literal = ({ type, value }: Condition) => `${escapeLiteral(String(value))}::${type}`;
    const [met] = await this.db.read<{ total: number; all: number }>(
      unprepared(
        `SELECT (${this.total(conditions, conditions.map(literal))}) AS total, (${this.total([], [])}) AS "all"`,
      ),
    );
    const { total, all } = met!;
    const asked = [...after, ...conditions];
    const parts = {
      where: this.where(asked, asked.map(literal)),
      // `+ 0` prevents a scan in id order.
      order: total * ROWS_PASSED < all - total ? 't.id + 0' : 't.id',
      total: `SELECT ${total}::bigint`,
      limit: String(limit),
      offset: String(offset),
    };
    const [page] = await this.db.read<ListPage>(unprepared(this.sql(parts, false)));
    return page!;
  }

  /** The condition of a cursor, if there is one. It restricts the rows, but not the total. */
  private after({ after }: Slice): Condition[] {
    const beyond = this.options.order === 'desc' ? '<' : '>';
    return after === null
      ? []
      : [{ sql: (last) => `t.id ${beyond} ${last}`, type: 'bigint', value: after[0] }];
  }

  private prepare(conditions: readonly Condition[], after: readonly Condition[], isFar: boolean): PageRead {
    const asked = [...after, ...conditions];
    const types = ['bigint', 'bigint', ...asked.map(({ type }) => type)];
    return new PageRead(this.db, types, (parameters) => {
      const [limit, offset, ...values] = parameters as [string, string, ...string[]];
      const total = this.total(conditions, values.slice(after.length));
      return this.sql({ where: this.where(asked, values), order: 't.id', total, limit, offset }, isFar);
    });
  }

  private where(conditions: readonly Condition[], values: readonly string[]): string {
    return [this.options.always ?? 'true', ...conditions.map(({ sql }, index) => sql(values[index]!))].join(
      ' AND ',
    );
  }

  /** SQL for the number of rows on all pages: read from a stored count if there is one. */
  private total(conditions: readonly Condition[], values: readonly string[]): string {
    const count = `SELECT count(*) FROM ${this.table} t WHERE ${this.where(conditions, values)}`;
    const [only, other] = conditions;
    if (other !== undefined) return count;
    if (only?.total !== undefined) return only.total(values[0]!);
    const { counted } = this.options;
    if (counted === undefined) return count;
    if (only === undefined) return storedCount(counted);
    if (only.counted !== undefined) return storedCount(counted, `'${only.counted}=' || ${values[0]!}`);
    if (only.since === undefined) return count;
    const isAll = `${values[0]!} <= (SELECT min(${only.since}) FROM ${this.table})`;
    return `SELECT CASE WHEN ${isAll} THEN (${storedCount(counted)}) ELSE (${count}) END`;
  }

  private sql({ where, order, total, limit, offset }: Parts, isFar: boolean): string {
    const [sort, last] = this.options.order === 'desc' ? ['DESC', 'min'] : ['ASC', 'max'];
    const slice = (columns: string) =>
      `SELECT ${columns} FROM ${this.table} t WHERE ${where} ORDER BY ${order} ${sort} LIMIT ${limit} + 1 OFFSET ${offset}`;
    // `OFFSET 0` forces a lookup by id for each row: the planner does not know that a page is short, and would scan the
    // table.
    const byId = `SELECT row.* FROM (${slice('t.id')}) found
      CROSS JOIN LATERAL (SELECT * FROM ${this.table} t WHERE t.id = found.id OFFSET 0) row`;
    return `
      WITH slice AS MATERIALIZED (${isFar ? byId : slice('*')})
      SELECT ${jsonAgg('row.json', `row.id ${sort}`)}::text AS rows,
             count(*) AS returned,
             CASE WHEN (SELECT count(*) FROM slice) > ${limit} THEN ${last}(row.id) END AS "nextAfter",
             (${total}) AS total
      FROM (
        SELECT t.id, ${jsonObject(this.summary('t'))} AS json
        FROM (SELECT * FROM slice ORDER BY id ${sort} LIMIT ${limit}) t
      ) row`;
  }
}

type Parts = Readonly<Record<'where' | 'order' | 'total' | 'limit' | 'offset', string>>;

type Values = readonly unknown[];

/**
 * The statements of one kind of page: for one call, and for a batch of calls that queued while the database was busy.
 */
class PageRead {
  private readonly single: Statement;
  private readonly batch: Statement;
  private readonly batched: BatchedReads<Values, ListPage>;

  /**
   * @param types the PostgreSQL types of the parameters
   * @param sql the statement, given SQL for each parameter
   */
  constructor(
    private readonly db: Database,
    types: readonly string[],
    sql: (parameters: readonly string[]) => string,
  ) {
    this.single = statement(sql(types.map((type, index) => `$${index + 1}::${type}`)));
    const columns = types.map((type, index) => ({ name: `p${index}`, type }));
    // JSON, since a statement with arrays is planned for every call: their lengths promise a better custom plan.
    this.batch = statement(`
      SELECT asked.place, page.*
      FROM json_to_recordset($1) AS asked (place int, ${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})
      CROSS JOIN LATERAL (${sql(columns.map(({ name }) => `asked.${name}`))}) page`);
    this.batched = new BatchedReads(db, (calls) => this.readMany(calls), 4, 16);
  }

  async readOne(values: Values): Promise<ListPage> {
    const [page] = await this.db.read<ListPage>(this.single, values);
    return page!;
  }

  async readBatched(values: Values): Promise<ListPage> {
    return (await this.batched.read(values))!;
  }

  private async readMany(calls: readonly Values[]): Promise<Map<Values, ListPage>> {
    if (calls.length === 1) return new Map([[calls[0]!, await this.readOne(calls[0]!)]]);
    const asked = calls.map((values, place) => ({
      place,
      ...Object.fromEntries(values.map((value, index) => [`p${index}`, value])),
    }));
    const pages = await this.db.read<ListPage & { place: number }>(this.batch, [JSON.stringify(asked)]);
    return new Map(pages.map((page) => [calls[page.place]!, page]));
  }
}
