import { statement, type Database, type Statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import type { ListPage, Slice } from '../http/envelope.js';

/** A condition on the rows of a list; `sql` names the value by the placeholder it is given. */
export interface Condition {
  readonly sql: (placeholder: string) => string;
  readonly value: unknown;
}

/** Reads pages of a table as finished JSON text, rows and exact total in one prepared statement. */
export class RecordList {
  private readonly statements = new Map<string, Statement>();

  /**
   * @param table the table, whose rows `summary` shows
   * @param always a condition on every call
   * @param order `asc` by id, or `desc` for logs, newest first
   */
  constructor(
    private readonly db: Database,
    private readonly table: string,
    private readonly summary: (t: string) => JsonFields,
    private readonly always = 'true',
    private readonly order: 'asc' | 'desc' = 'asc',
  ) {}

  async page(conditions: readonly Condition[], slice: Slice): Promise<ListPage> {
    const where = [this.always, ...conditions.map(({ sql }, index) => sql(`$${index + 4}`))].join(' AND ');
    const prepared = this.prepared(where);
    const values = [slice.afterId, slice.perPage, slice.offset, ...conditions.map(({ value }) => value)];
    const [row] = await this.db.query<ListPage>(prepared, values);
    return row!;
  }

  private prepared(where: string): Statement {
    const known = this.statements.get(where);
    if (known) return known;
    const [after, sort] = this.order === 'asc' ? ['>', 'ASC'] : ['<', 'DESC'];
    const made = statement(`
      WITH slice AS MATERIALIZED (
        SELECT * FROM ${this.table} t
        WHERE ${where} AND ($1::bigint IS NULL OR t.id ${after} $1::bigint)
        ORDER BY t.id ${sort} LIMIT $2::bigint + 1 OFFSET $3::bigint
      )
      SELECT coalesce(json_agg(row.json ORDER BY row.id ${sort})::text, '[]') AS rows,
             count(*) AS returned,
             CASE WHEN (SELECT count(*) FROM slice) > $2::bigint
               THEN ${this.order === 'asc' ? 'max' : 'min'}(row.id) END AS "nextAfter",
             (SELECT count(*) FROM ${this.table} t WHERE ${where}) AS total
      FROM (
        SELECT t.id, ${jsonObject(this.summary('t'))} AS json
        FROM (SELECT * FROM slice ORDER BY id ${sort} LIMIT $2::bigint) t
      ) row`);
    this.statements.set(where, made);
    return made;
  }
}
