import type { Resource } from '../database/resources.js';
import type { FieldRule } from '../http/dto.js';
import { publicId as publicIdSchema, text as textSchema } from '../http/json-schema.js';
import type { Schema } from '../http/openapi-types.js';
import { KINDS, type Kind } from '../values/kinds.js';
import { withArticle } from '../values/text.js';

/** The definition of a column: its type in PostgreSQL, how the API accepts it and how the API shows it. */
export interface Column<Value = unknown, Row = Value> {
  /** The PostgreSQL type. */
  readonly type: 'text' | 'bigint' | 'date' | 'double precision' | 'timestamptz' | 'jsonb' | 'text[]';
  /** The rule for values of requests and imports; a reference has none. */
  readonly kind: Kind | null;
  readonly shownAs: Schema;
  readonly options: ColumnOptions;
  readonly references?: Resource;
  /** Type markers without a value: the type in a body, and the type that the database returns. */
  readonly value?: Value;
  readonly row?: Row;
}

export interface ColumnOptions {
  readonly description: string;
  readonly example?: unknown;
  readonly nullable?: boolean;
  /** A create requires it, and an update cannot clear it, even if the column may be null. */
  readonly required?: boolean;
  /** The value that a create stores if it gives none. */
  readonly default?: string;
  /** SQL of the shown value, given the table's alias, if it is not the column itself. */
  readonly sql?: (t: string) => string;
  /** For a reference: the record is part of the one that it refers to, and is removed with it. */
  readonly partOf?: boolean;
  /** For a reference: the description of the list's filter by it. */
  readonly filter?: string;
}

export type Columns = Readonly<Record<string, Column>>;

/** A resource and its columns, without those that all resources have. */
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

/** The key of another record; the API shows its public id. */
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

/** A reference to one of the possible owners of a record. */
export const ownerReference = (owner: 'person' | 'organization' | 'membership', records: string) =>
  reference(owner, {
    nullable: true,
    partOf: true,
    description: `The owner, if it is ${withArticle(owner)}.`,
    filter: `Only ${records} of this ${owner}.`,
  });

/** The API's name for a column: `person_id` is shown as `person_public_id`. */
export function shownName(column: string): string {
  if (column === 'parent_id') return 'parent_organization_public_id';
  return column.endsWith('_id') ? column.replace(/_id$/, '_public_id') : column;
}

/**
 * The name of a filter by a reference: `parent_id` gives `parent_organization`, and the parameter
 * `parent_organization_id`.
 */
export const filterName = (column: string): string => shownName(column).replace(/_public_id$/, '');

/** Whether the API shows the column as a number, so that forms and CSV files have it as text. */
export const isNumeric = ({ shownAs }: Column): boolean =>
  shownAs['type'] === 'number' || shownAs['type'] === 'integer';

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

/** The names of the columns that bodies and rows give as values. */
export type ValueKeys<C extends Columns> = {
  [K in keyof C]: C[K] extends { readonly references: Resource } ? never : K;
}[keyof C];

/** The columns that bodies and rows give as values, without references. */
export const valueColumns = (columns: Columns): [name: string, column: Column & { readonly kind: Kind }][] =>
  Object.entries(columns).filter(
    (entry): entry is [string, Column & { kind: Kind }] => entry[1].kind !== null,
  );
