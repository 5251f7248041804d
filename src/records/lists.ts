import { Injectable } from '@nestjs/common';
import type { Resource } from '../database/resources.js';
import { type ListQuery, listReply, sliceOf, type ListPage } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { filterName, type ResourceSchema } from './columns.js';
import { RecordLocator } from './locate.js';
import { RecordList, type Condition } from './record-list.js';

/** A list filter that names a record, by public id or by legacy number. */
export interface RecordFilter {
  /** The parameter without its suffix: `organization` for organization_public_id and organization_id. */
  readonly name: string;
  readonly resource: Resource;
  /** The SQL condition on the list's rows, given SQL for the named record's id. */
  readonly sql: (id: string) => string;
  /** See Condition. */
  readonly total?: (id: string) => string;
}

/** A filter that compares a column. */
interface ValueFilter {
  readonly name: string;
  readonly sql: (value: string) => string;
  /** True if `record_counts` has the number of rows for each value. */
  readonly counted?: boolean;
}

export interface ListSpec {
  readonly list: RecordList;
  readonly keys: readonly string[];
  readonly records?: readonly RecordFilter[];
  readonly values?: readonly ValueFilter[];
  /** The column that `updated_since` compares, if the rows never change. */
  readonly since?: 'created_at';
}

/** Answers list calls: maps filters to conditions, reports `meta.filters` with hex ids, pages and cursors. */
@Injectable()
export class Lists {
  constructor(private readonly locator: RecordLocator) {}

  async reply(spec: ListSpec, query: ListQuery, path: string): Promise<JsonReply> {
    return (await this.page(spec, query, path)).reply;
  }

  /** The reply, and the list's total; `always` are conditions that no filter names. */
  async page(
    spec: ListSpec,
    query: ListQuery,
    path: string,
    always: readonly Condition[] = [],
  ): Promise<{ reply: JsonReply; total: number }> {
    const given = query as ListQuery & Record<string, unknown>;
    const conditions: Condition[] = [...always];
    const binding: unknown[] = always.map(({ value }) => value);
    const filters: Record<string, unknown> = {};
    for (const filter of spec.records ?? []) {
      if (!isGiven(filter, given)) continue;
      const named = await this.named(filter, given);
      const { sql, total } = filter;
      conditions.push({ sql, type: 'bigint', value: named.id, ...(total ? { total } : {}) });
      filters[`${filter.name}_public_id`] = named.publicId;
      binding.push([filter.name, named.id]);
    }
    for (const { name, sql, counted } of spec.values ?? []) {
      if (given[name] === undefined) continue;
      conditions.push({ sql, type: 'text', value: given[name], ...(counted ? { counted: name } : {}) });
      filters[name] = given[name];
      binding.push([name, given[name]]);
    }
    if (query.updated_since !== undefined) {
      conditions.push({
        sql: (since) => `t.${spec.since ?? 'updated_at'} >= ${since}`,
        type: 'timestamptz',
        ...(spec.since ? {} : { since: 'updated_at' }),
        value: query.updated_since,
      });
      filters['updated_since'] = query.updated_since;
      binding.push(['updated_since', query.updated_since]);
    }
    const slice = sliceOf(query, { name: spec.keys.join(), binding });
    const page: ListPage = await spec.list.page(conditions, slice);
    const reply = listReply(spec.keys, page, slice, { path, query: { ...query }, filters });
    return { reply, total: page.total };
  }

  /** Resolves the record of a filter. An unknown id gives a condition that no row meets. */
  private async named(
    { name, resource }: RecordFilter,
    given: Record<string, unknown>,
  ): Promise<{ id: number; publicId: string | null }> {
    const publicId = given[`${name}_public_id`] as string | undefined;
    const legacyId = given[`${name}_id`] as number;
    if (publicId !== undefined) {
      return (await this.locator.byPublicId(resource, publicId)) ?? { id: 0, publicId };
    }
    return (await this.locator.byLegacyId(resource, legacyId)) ?? { id: 0, publicId: null };
  }
}

/**
 * The filters by a schema's references that have one.
 *
 * @param totals by filter name: SQL for the number of rows, where a count is more expensive
 */
export const filtersIn = (
  { columns }: ResourceSchema,
  totals: Readonly<Record<string, (id: string) => string>> = {},
): RecordFilter[] =>
  Object.entries(columns).flatMap(([column, { references, options }]) => {
    if (!references || options.filter === undefined) return [];
    const name = filterName(column);
    const total = totals[name];
    return [{ name, resource: references, sql: (id) => `t.${column} = ${id}`, ...(total ? { total } : {}) }];
  });

const isGiven = ({ name }: RecordFilter, given: Record<string, unknown>): boolean =>
  given[`${name}_public_id`] !== undefined || given[`${name}_id`] !== undefined;
