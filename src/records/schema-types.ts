import { Column as EntityColumn, type ColumnOptions as EntityColumnOptions } from 'typeorm';
import type { Resource } from '../database/resources.js';
import type { Problem } from '../common/errors.js';
import { accept, capitalized, refuse } from '../values/text.js';
import { publicId } from '../values/public-id.js';
import { choiceProblems, Field, LegacyIdField, PublicIdField, type FieldRule } from '../http/dto.js';
import {
  filterName,
  ruleOf,
  valueColumns,
  type Column,
  type Columns,
  type ResourceSchema,
} from './columns.js';

/*
 * Base classes made from a schema's columns, to be extended like Nest's mapped types: entities, bodies and lists get
 * the columns of their resource without listing them.
 */

export type Class<T extends object = object> = new () => T;
type AbstractClass<T extends object = object> = abstract new () => T;

/** Adds decorated properties to a base class. */
export function extended<T extends object>(
  Base: AbstractClass<T>,
  properties: Readonly<Record<string, PropertyDecorator>>,
): Class<T> {
  class Extended extends (Base as unknown as Class) {}
  for (const [name, decorate] of Object.entries(properties)) decorate(Extended.prototype, name);
  return Extended as Class<T>;
}

const mapped = <T, R>(record: Readonly<Record<string, T>>, map: (value: T, name: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));

type RowOf<C extends Columns> = { [K in keyof C]: C[K] extends { readonly row?: infer Row } ? Row : never };

export function EntityType<C extends Columns, B extends object>(
  { columns }: { readonly columns: C },
  Base: AbstractClass<B>,
): AbstractClass<B & RowOf<C>> {
  const properties = mapped(columns, (column) => EntityColumn(entityOptions(column)));
  return extended<B>(Base, properties) as AbstractClass<B & RowOf<C>>;
}

function entityOptions({ type, options }: Column): EntityColumnOptions {
  const isArray = type.endsWith('[]');
  return {
    type: (isArray ? type.slice(0, -2) : type) as 'text',
    nullable: options.nullable ?? false,
    ...(isArray ? { array: true } : {}),
    ...(type === 'timestamptz' ? { precision: 3 } : {}),
    ...(options.default === undefined ? {} : { default: options.default }),
  };
}

/** A body field for one column, with the rule of a create; `rule` overrides it. */
export const ColumnField = (column: Column, rule: FieldRule = {}): PropertyDecorator =>
  Field(column.kind!.parser, column.kind!.schema, { ...ruleOf(column, 'create'), ...rule });

/** A new public id for the record itself; an empty one is ignored. */
export const NewPublicIdField = () =>
  Field(
    (input) => (input === '' ? accept(null) : publicId(input)),
    { type: 'string', pattern: '^([0-9a-f]{32})?$' },
    {
      nullable: true,
      description: 'A new id for this record; empty or null is ignored. The old id redirects.',
    },
  );

type BodyOf<C extends Columns> = {
  [K in keyof C as C[K] extends { readonly references: Resource } ? never : K]?: C[K] extends {
    readonly value?: infer Value;
  }
    ? Value | null
    : never;
};

/** The rule of a field that a body must have, although its column may be null. */
export const REQUIRED: FieldRule = { required: true, nullable: false };

/** The body of a create; `rules` override those of the columns. */
export function CreateType<C extends Columns, B extends object = object>(
  { columns }: { readonly columns: C },
  Base: AbstractClass<B> = Object as unknown as AbstractClass<B>,
  rules: { readonly [K in keyof C]?: FieldRule } = {},
): Class<BodyOf<C> & B> {
  const fields = mapped(Object.fromEntries(valueColumns(columns)), (column, name) =>
    ColumnField(column, rules[name]),
  );
  return extended(Base, fields);
}

/** The body of an update: absent fields stay unchanged, null clears nullable ones. */
export function UpdateType<C extends Columns, B extends object>(
  { columns }: { readonly columns: C },
  Base: AbstractClass<B>,
): Class<BodyOf<C> & B> {
  const fields = mapped(Object.fromEntries(valueColumns(columns)), (column) =>
    ColumnField(column, { required: false, nullable: false, ...ruleOf(column, 'update') }),
  );
  return extended(Base, fields);
}

/** A list with a filter for each reference that has one, by public id and by legacy number. */
export function FilterType<C extends Columns, B extends object>(
  { columns }: { readonly columns: C },
  Base: AbstractClass<B>,
): Class<B> {
  const fields: Record<string, PropertyDecorator> = {};
  for (const [name, { options }] of Object.entries(columns)) {
    if (options.filter === undefined) continue;
    const filter = filterName(name);
    fields[`${filter}_public_id`] = PublicIdField({ description: options.filter });
    fields[`${filter}_id`] = LegacyIdField({ description: 'The same, by the legacy number.' });
  }
  return extended(Base, fields);
}

export type OwnerKind = 'person' | 'organization' | 'membership';

/** The owner of a record that is part of another: by public id, or by the legacy pair of type and number. */
type OwnerBody<Legacy extends string> = {
  readonly [kind in OwnerKind as `${kind}_public_id`]?: string;
} & { readonly [key in `${Legacy}_type`]?: OwnerKind } & { readonly [key in `${Legacy}_id`]?: number };

export const ownersIn = ({ columns }: ResourceSchema): OwnerKind[] =>
  Object.values(columns).flatMap(({ references }) => (references ? [references as OwnerKind] : []));

/** The kind of a legacy owner, singular; ignores case: `Person`, `organization`. */
const OwnerTypeField = (kinds: readonly string[], rule: FieldRule) =>
  Field(
    (input) => {
      const given = typeof input === 'string' ? input.toLowerCase() : '';
      return kinds.includes(given)
        ? accept(given)
        : refuse('invalid_format', `must be one of ${kinds.join(', ')}`);
    },
    { type: 'string', enum: kinds.flatMap((one) => [one, capitalized(one)]) },
    rule,
  );

/** A body that names the record's owner by a reference of the schema. */
export function OwnedType<B extends object, const Legacy extends string>(
  schema: ResourceSchema,
  legacy: Legacy,
  Base: AbstractClass<B>,
): Class<B & OwnerBody<Legacy>> {
  const kinds = ownersIn(schema);
  const noun = schema.resource.replace('_', ' ');
  const keys = Object.fromEntries(
    kinds.map((kind) => [
      `${kind}_public_id`,
      PublicIdField({ description: `The ${kind} that owns the ${noun}.` }),
    ]),
  );
  return extended(Base, {
    ...keys,
    [`${legacy}_type`]: OwnerTypeField(kinds, {
      description: `Legacy: the owner’s kind, together with ${legacy}_id.`,
    }),
    [`${legacy}_id`]: LegacyIdField({
      description: `Legacy: the owner’s number, together with ${legacy}_type.`,
    }),
  });
}

/** Validates the owner of such a body. */
export function ownerProblems(
  schema: ResourceSchema,
  legacy: string,
  body: object,
  { required }: { readonly required: boolean },
): Problem[] {
  const fields = body as Readonly<Record<string, unknown>>;
  const [typeField, idField] = [`${legacy}_type`, `${legacy}_id`];
  const type = fields[typeField] ?? null;
  const id = fields[idField] ?? null;
  const keys = [...ownersIn(schema).map((kind) => `${kind}_public_id`), type === null ? idField : typeField];
  const problems = choiceProblems(body, keys, { required, exclusive: true });
  if ((type === null) === (id === null)) return problems;
  const message = `is required: the owner needs both ${typeField} and ${idField}`;
  return [...problems, { field: type === null ? typeField : idField, code: 'required', message }];
}
