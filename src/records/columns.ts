import type { Resource } from '../database/resources.js';
import { KINDS, type FieldRule, type Kind } from '../http/fields.js';
import { publicId as publicIdSchema, text as textSchema } from '../http/json-schema.js';
import type { Schema } from '../http/openapi-types.js';

/** What a column holds and how the API takes and shows it. The one place that says so. */
export interface Column<Value = unknown, Row = Value> {
  /** PostgreSQL's type. */
  readonly type: 'text' | 'bigint' | 'date' | 'double precision' | 'timestamptz' | 'jsonb' | 'text[]';
  /** The rule of the values that a request or an import gives; a reference has none. */
  readonly kind: Kind | null;
  /** The schema of the values that the API shows. */
  readonly shownAs: Schema;
  readonly options: ColumnOptions;
  /** The kind of record that the column names. */
  readonly references?: Resource;
  /** Only their types count: what a body gives, and what the database returns. */
  readonly value?: Value;
  readonly row?: Row;
}

export interface ColumnOptions {
  readonly description: string;
  readonly example?: unknown;
  /** The column may be null. */
  readonly nullable?: boolean;
  /** A create must give it, and an update cannot clear it, even where the column may be null. */
  readonly required?: boolean;
  /** What a create that does not give it stores. */
  readonly default?: string;
  /** SQL for its shown value, given the table's alias, where that is not the column itself. */
  readonly sql?: (t: string) => string;
  /** An import leaves an invalid value out, with a warning, and loads the row. */
  readonly leftOut?: boolean;
  /** Of a reference: the record is a part of the one that it names, and is removed with it. */
  readonly partOf?: boolean;
  /** Of a reference: the description of the list's filter by it. */
  readonly filter?: string;
}

export type Columns = Readonly<Record<string, Column>>;

/** A resource and its columns, besides those that all resources have. */
export interface ResourceSchema<Resources extends Resource = Resource, C extends Columns = Columns> {
  readonly resource: Resources;
  readonly columns: C;
}

export const defineSchema = <R extends Resource, C extends Columns>(
  resource: R,
  columns: C,
): ResourceSchema<R, C> => ({ resource, columns });

type ValueOf<T, O extends ColumnOptions> = O extends { readonly nullable: true } ? T | null : T;

const define =
  <T, Row = T>(type: Column['type'], kind: Kind<T>, shownAs: Schema) =>
  <const O extends ColumnOptions>(options: O): Column<ValueOf<T, O>, ValueOf<Row, O>> => ({
    type,
    kind,
    shownAs,
    options,
  });

export const text = <const O extends ColumnOptions & { readonly max?: number }>(options: O) =>
  define('text', KINDS.text(options.max), { type: 'string' })(options);

export const hostname = define('text', KINDS.hostname, { type: 'string' });
export const email = define('text', KINDS.email, { type: 'string' });
export const webUrl = define('text', KINDS.webUrl, {
  type: 'string',
  pattern: KINDS.webUrl.schema['pattern'] as string,
});
export const date = define('date', KINDS.date, KINDS.date.schema);
export const timestamp = define<string, Date>('timestamptz', KINDS.timestamp, KINDS.timestamp.schema);
export const latitude = define('double precision', KINDS.latitude, KINDS.latitude.schema);
export const longitude = define('double precision', KINDS.longitude, KINDS.longitude.schema);
export const metadata = define('jsonb', KINDS.metadata, KINDS.metadata.schema);
export const fieldNames = define('text[]', KINDS.fieldNames, { type: 'array', items: textSchema() });

/** The key of another record, which the API names by its public id. */
export const reference = <const O extends ColumnOptions>(
  references: Resource,
  options: O,
): Column<ValueOf<number, O>> & { readonly references: Resource } => ({
  type: 'bigint',
  kind: null,
  shownAs: publicIdSchema(options.description),
  options,
  references,
});

/** The API's name for a column: `person_id` is shown as `person_public_id`. */
export function shownName(column: string): string {
  if (column === 'parent_id') return 'parent_organization_public_id';
  return column.endsWith('_id') ? column.replace(/_id$/, '_public_id') : column;
}

/** The name of a filter by a reference: `parent_id` is `parent_organization`, and the parameter `parent_organization_id`. */
export const filterName = (column: string): string => shownName(column).replace(/_public_id$/, '');

/** How a body gives the column: when it creates a record, or when it changes one. */
export function ruleOf({ options }: Column, purpose: 'create' | 'update'): FieldRule {
  const { description, example, nullable = false, required = false } = options;
  const isCreate = purpose === 'create';
  const takesNull = !required && (nullable || (isCreate && options.default !== undefined));
  return {
    description,
    ...(example === undefined ? {} : { example }),
    ...(takesNull ? { nullable: true } : {}),
    ...(required && isCreate ? { required: true } : {}),
  };
}

/** The columns that bodies and rows give as they are, without references. */
export const valueColumns = (columns: Columns): [name: string, column: Column & { readonly kind: Kind }][] =>
  Object.entries(columns).filter(
    (entry): entry is [string, Column & { kind: Kind }] => entry[1].kind !== null,
  );

type ValueKeys<C extends Columns> = {
  [K in keyof C]: C[K] extends { readonly references: Resource } ? never : K;
}[keyof C];

/** The values that a body gives for the columns, those that it does not give undefined. */
export function valuesIn<C extends Columns>(
  { columns }: { readonly columns: C },
  body: object,
): Record<ValueKeys<C> & string, string | number | null | undefined> {
  const given = body as Record<string, string | number | null | undefined>;
  return Object.fromEntries(valueColumns(columns).map(([name]) => [name, given[name]])) as Record<
    ValueKeys<C> & string,
    string | number | null | undefined
  >;
}
