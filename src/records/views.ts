import {
  accountName,
  hex,
  jsonArray,
  jsonObject,
  moment,
  publicIdOf,
  type JsonFields,
} from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { listOf, orNull, schemaRef } from '../http/json-schema.js';
import type { Schema } from '../http/openapi-types.js';
import { shownName, type Column, type ResourceSchema } from './columns.js';

/** A field of a record in the API: the SQL of its JSON, and its schema. `from`: a row that several fields read. */
export interface ShownField {
  readonly sql: string;
  readonly schema: Schema;
  readonly from?: string;
}

/** The fields that the API shows of a record, given the alias of its row. */
export type View = Readonly<Record<string, ShownField>>;

export const shown = (sql: string, schema: Schema): ShownField => ({ sql, schema });

export const schemasIn = (view: View): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(view).map(([name, { schema }]) => [name, schema]));

export const identity = (t: string) => ({
  id: shown(`${t}.id`, schemaRef('RecordId')),
  public_id: shown(hex(`${t}.public_id`), schemaRef('PublicId')),
});

export const times = (t: string) => ({
  created_at: shown(moment(`${t}.created_at`), schemaRef('CreatedAt')),
  updated_at: shown(moment(`${t}.updated_at`), schemaRef('UpdatedAt')),
});

/** By column of a reference: the alias of its row in the statement, or null if the reference is null. */
export type KnownRows = Readonly<Record<string, string | null | undefined>>;

/** The columns of a schema; a reference is shown by public id. */
export const columnsShown = (
  { columns }: Pick<ResourceSchema, 'columns'>,
  t: string,
  known: KnownRows = {},
): View =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      column.references ? shownName(name) : name,
      shown(columnSql(name, column, t, known), columnSchema(column)),
    ]),
  );

function columnSql(name: string, { type, options, references }: Column, t: string, known: KnownRows): string {
  if (options.sql) return options.sql(t);
  if (references)
    return known[name] === undefined ? publicIdOf(PLURAL[references], `${t}.${name}`) : knownId(known[name]);
  return type === 'timestamptz' ? moment(`${t}.${name}`) : `${t}.${name}`;
}

const knownId = (row: string | null): string => (row === null ? 'NULL::text' : hex(`${row}.public_id`));

function columnSchema({ shownAs, options }: Column): Schema {
  const { description, example, nullable } = options;
  const schema = { ...shownAs, description };
  return { ...(nullable ? orNull(schema) : schema), ...(example === undefined ? {} : { example }) };
}

/** The fields of a record in lists, search and other records: its columns, and computed ones. */
export const summary = (schema: ResourceSchema, t: string, more: View = {}, known: KnownRows = {}): View => ({
  ...identity(t),
  ...columnsShown(schema, t, known),
  ...more,
  ...times(t),
});

/** The columns that refer to owners; each part has one owner. */
const WITHOUT_OWNER: KnownRows = { person_id: null, organization_id: null, membership_id: null };

/** The rows of `table` whose `column` refers to row `owner`, ordered by id. */
export const partsShown = (
  table: string,
  schemaName: string,
  view: (t: string, known: KnownRows) => View,
  column: string,
  owner: string,
  description?: string,
): ShownField =>
  shown(
    jsonArray(
      jsonObject(view('part', { ...WITHOUT_OWNER, [column]: owner })),
      `${table} part WHERE part.${column} = ${owner}.id`,
      'part.id',
    ),
    listOf(schemaName, description),
  );

/** The ids that redirect to row `owner`: those that it had before, and those of records that were merged into it. */
export const formerIdsOf = (resource: Resource, owner: string): ShownField =>
  shown(
    jsonArray(
      hex('former.public_id'),
      `former_ids former WHERE former.resource = '${resource}' AND former.record_id = ${owner}.id`,
      'former.created_at, former.public_id',
    ),
    listOf(
      'PublicId',
      'The ids that redirect to this record: earlier ones, and those of records merged into it.',
    ),
  );

/**
 * SQL for the number of records of a kind in `record_counts`.
 *
 * @param attribute SQL for the attribute by which they are counted; `''` for all
 */
export const storedCount = (resource: Resource, attribute = `''`): string => `
  SELECT coalesce(sum(records), 0)::bigint FROM record_counts
  WHERE resource = '${resource}' AND attribute = ${attribute}`;

/** SQL: the id of a record that no longer exists: the last one that it had. */
const lastIdOf = (resource: Resource, id: string): string => `(SELECT ${hex('f.public_id')} FROM former_ids f
  WHERE f.resource = '${resource}' AND (f.origin_id = ${id} OR (f.record_id = ${id} AND f.origin_id IS NULL))
  ORDER BY f.created_at DESC LIMIT 1)`;

/** SQL for the citation of a change, even if it was deleted. */
export const changeCitation = (id: string): string =>
  `(SELECT ${jsonObject({
    ...identity('s'),
    source_category: 's.source_category',
    url: 's.url',
    metadata: 's.metadata',
    fields: 's.fields',
  })} FROM source_references s WHERE s.id = ${id})`;

/** The fields of a change-log entry; `c` is the table's alias. The citation is shown even if it was deleted. */
export const changeSummary = (c: string, resource: Resource): JsonFields => ({
  id: `${c}.id`,
  public_id: `coalesce(${publicIdOf(PLURAL[resource], `${c}.record_id`)}, ${lastIdOf(resource, `${c}.record_id`)})`,
  action: `${c}.action`,
  changed: `${c}.changed`,
  changed_by: accountName(`${c}.account_id`),
  changed_at: moment(`${c}.created_at`),
  source_reference: changeCitation(`${c}.citation_id`),
});
