import { PLURAL, RESOURCES } from './resources.js';

/** JSON keys and the SQL of each value; the only form in which shown records are defined. */
export type JsonFields = Readonly<Record<string, string | JsonField>>;

/** The SQL of a value; `from`: a row that several values of the object have in common. */
interface JsonField {
  readonly sql: string;
  readonly from?: string;
}

/** SQL for a JSON object with these fields. It uses a row, since `json_build_object` and `json_agg` add whitespace. */
export function jsonObject(fields: JsonFields): string {
  const parts = Object.entries(fields).map(([key, field]): [string, JsonField] => [
    key,
    typeof field === 'string' ? { sql: field } : field,
  ]);
  const values = parts.map(([key, { sql }]) => `${sql} AS "${key}"`).join(', ');
  const rows = [...new Set(parts.flatMap(([, { from }]) => from ?? []))];
  return `(SELECT row_to_json(j) FROM (SELECT ${values}${rows.length > 0 ? ` FROM ${rows.join(', ')}` : ''}) j)`;
}

/** SQL for a JSON array as an aggregate; empty rather than null. */
export const jsonAgg = (object: string, orderBy: string, filter = 'true'): string =>
  `coalesce(array_to_json(array_agg(${object} ORDER BY ${orderBy}) FILTER (WHERE ${filter})), '[]'::json)`;

/** SQL for a JSON array of a subquery's rows; empty rather than null. `ARRAY` takes less time than an aggregate. */
export const jsonArray = (object: string, from: string, orderBy: string): string =>
  `array_to_json(ARRAY(SELECT ${object} FROM ${from} ORDER BY ${orderBy}))`;

/** SQL for an account as shown in records, or null. PostgreSQL would look up a null id too. */
export const accountName = (id: string): string =>
  `CASE WHEN ${id} IS NOT NULL THEN
    (SELECT ${jsonObject({ id: 'account.id', name: 'account.name' })} FROM accounts account WHERE account.id = ${id}) END`;

/** SQL for a public id as shown. */
export const hex = (uuid: string): string => `encode(uuid_send(${uuid}), 'hex')`;

/** SQL for a timestamp as shown: RFC 3339 in UTC, in milliseconds. */
export const moment = (timestamptz: string): string =>
  `to_char(${timestamptz} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for the public id, as shown, of a record whose resource the SQL `resource` gives. */
export const publicIdOfAny = (resource: string, id: string): string =>
  `CASE ${resource} ${RESOURCES.map((one) => `WHEN '${one}' THEN ${publicIdOf(PLURAL[one], id)}`).join(' ')} END`;

/** SQL for the public id, as shown, of the row of a table that has this id. */
export const publicIdOf = (table: string, id: string): string =>
  `(SELECT ${hex('named.public_id')} FROM ${table} named WHERE named.id = ${id})`;
