import type { Schema } from './openapi-types.js';

/** Builders for the schemas of the OpenAPI document. */

/** A reference to a schema, with a description in place of its own where it is given. */
export const schemaRef = (name: string, description?: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...explained(description),
});

/** An object whose properties are always present, except the optional ones; a missing value is null. */
export const record = (
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

/** One of several objects, with a discriminator property. */
export const oneOfBy = (
  description: string,
  propertyName: string,
  names: Readonly<Record<string, string>>,
): Schema => ({
  description,
  oneOf: Object.values(names).map((name) => schemaRef(name)),
  discriminator: {
    propertyName,
    mapping: Object.fromEntries(
      Object.entries(names).map(([value, name]) => [value, `#/components/schemas/${name}`]),
    ),
  },
});

/** An enum; the first value is the example. */
export const word = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: values,
  description,
  example: values[0],
});

export const listOf = (name: string, description?: string): Schema => ({
  type: 'array',
  ...explained(description),
  items: schemaRef(name),
});

/** `{ "person": {...} }`; several keys contain the same record. */
export const envelope = (description: string, keys: readonly string[], name: string): Schema =>
  record(description, Object.fromEntries(keys.map((key) => [key, schemaRef(name)])));

/** `{ "people": [...], "meta": {...} }` */
export const listEnvelope = (description: string, keys: readonly string[], name: string): Schema =>
  record(description, {
    ...Object.fromEntries(keys.map((key) => [key, listOf(name)])),
    meta: schemaRef('ListMeta'),
  });

/** The nullable schema. It omits the pattern: Go clients cannot decode a nullable string with one inside a union. */
export function orNull({ pattern: _unchecked, ...schema }: Schema): Schema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { description, ...rest } = schema;
  return { ...explained(description), anyOf: [rest, { type: 'null' }] };
}

const explained = (description?: string, example?: unknown): Schema => ({
  ...(description === undefined ? {} : { description }),
  ...(example === undefined ? {} : { example }),
});

export const text = (description?: string, example?: string): Schema => ({
  type: 'string',
  ...explained(description, example),
});

export const integer = (description?: string, minimum = 0, example?: number | null): Schema => ({
  type: 'integer',
  minimum,
  ...explained(description, example),
});

/** A number from 0 to 1. */
export const share = (description: string, example?: number): Schema => ({
  type: 'number',
  minimum: 0,
  maximum: 1,
  ...explained(description, example),
});

export const counts = (description: string, example: Readonly<Record<string, number>>): Schema => ({
  type: 'object',
  description,
  additionalProperties: integer(),
  example,
});

export const texts = (description: string, example: readonly string[]): Schema => ({
  type: 'array',
  description,
  items: text(),
  example,
});

export const flag = (description: string, example?: boolean): Schema => ({
  type: 'boolean',
  ...explained(description, example),
});

export const moment = (description?: string, example?: string | null): Schema => ({
  ...text(description),
  format: 'date-time',
  ...explained(undefined, example),
});

export const publicId = (description: string, example?: string): Schema => ({
  ...text(description),
  pattern: '^[0-9a-f]{32}$',
  ...explained(undefined, example),
});

/** The first fields of every record. */
export const identity = { id: schemaRef('RecordId'), public_id: schemaRef('PublicId') };
