import { In, type EntityTarget, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import { Account } from '../accounts/accounts.entities.js';
import { noRecord } from '../common/errors.js';
import type { Database } from '../database/database.js';
import { momentOf, type ListPage, type Slice } from '../http/list.query.js';
import { requireMatch } from '../http/reply.js';

/*
 * Tasks of editors: pairs of duplicates, zero-result searches, research requests. TypeORM builds the queries of their
 * lists, because each list has its own filters and orders.
 */

interface Task {
  readonly id: number;
}

/**
 * A page of the query, the highest values of a column first: numbers, or times if the name ends with `_at`.
 *
 * @param show converts rows to their response format
 */
export async function taskPage<T extends Task>(
  found: SelectQueryBuilder<T>,
  { after, offset, limit }: Slice,
  column: keyof T & string,
  show: (rows: readonly T[]) => Promise<object[]>,
): Promise<ListPage> {
  const total = await found.getCount();
  const [key, id] = [`${found.alias}.${column}`, `${found.alias}.id`];
  if (after !== null) {
    const [value, lastId] = after as [number, number];
    const last = column.endsWith('_at') ? momentOf(value) : value;
    found.andWhere(`(${key}, ${id}) < (:last, :lastId)`, { last, lastId });
  }
  const rows = await found
    .orderBy({ [key]: 'DESC', [id]: 'DESC' })
    .offset(offset)
    .limit(limit + 1)
    .getMany();
  const shown = rows.slice(0, limit);
  const last = rows.length > shown.length ? shown.at(-1)! : null;
  return {
    rows: JSON.stringify(await show(shown)),
    returned: shown.length,
    nextAfter: last && [Number(last[column]), last.id],
    total,
  };
}

/** Locks a row. Throws 404, and 412 if it is not in the state that `If-Match` names. */
export async function lockTask<T extends Task>(
  db: Database,
  entity: EntityTarget<T>,
  id: number,
  name: string,
  ifMatch: string | undefined,
  show: () => Promise<string>,
): Promise<T> {
  const where = { id } as FindOptionsWhere<T>;
  const row = await db.manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (row === null) throw noRecord(name, 'id');
  await requireMatch(ifMatch, show);
  return row;
}

/** The accounts of decisions, as responses show them. */
export async function actorsById(db: Database, ids: readonly (number | null)[]) {
  const known = ids.filter((id) => id !== null);
  const found = known.length === 0 ? [] : await db.manager.findBy(Account, { id: In(known) });
  return new Map(found.map(({ id, name }) => [id, { id, name }]));
}
