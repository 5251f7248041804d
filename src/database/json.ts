/** JSON keys and the SQL that gives each value; the one way in which a record's shown form is written down. */
export type JsonFields = Readonly<Record<string, string | { readonly sql: string }>>;

/** SQL for a JSON object of these fields. A row, since `json_build_object` and `json_agg` write blanks. */
export const jsonObject = (fields: JsonFields): string =>
  `(SELECT row_to_json(j) FROM (SELECT ${Object.entries(fields)
    .map(([key, field]) => `${typeof field === 'string' ? field : field.sql} AS "${key}"`)
    .join(', ')}) j)`;

/** SQL for an aggregate: a JSON array, empty rather than null. */
export const jsonAgg = (object: string, orderBy: string, filter = 'true'): string =>
  `coalesce(array_to_json(array_agg(${object} ORDER BY ${orderBy}) FILTER (WHERE ${filter})), '[]'::json)`;

/** SQL for a JSON array of what a subquery gives; empty rather than null. */
export const jsonArray = (object: string, from: string, orderBy: string): string =>
  `(SELECT ${jsonAgg(object, orderBy)} FROM ${from})`;

/** SQL for an account as records show it; null if there is none. */
export const accountName = (id: string): string =>
  `(SELECT ${jsonObject({ id: 'account.id', name: 'account.name' })} FROM accounts account WHERE account.id = ${id})`;

/** SQL for a public id as it is shown. */
export const hex = (uuid: string): string => `replace(${uuid}::text, '-', '')`;

/** SQL for a moment as it is shown: RFC 3339 in UTC, to the millisecond. */
export const moment = (timestamptz: string): string =>
  `to_char(${timestamptz} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The fields that every record begins with. */
export const identityFields = (t: string): JsonFields => ({
  id: `${t}.id`,
  public_id: hex(`${t}.public_id`),
});
