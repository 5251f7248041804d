import type { Schema } from './openapi-types.js';

/** Builders for the schemas of the OpenAPI document. */

export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

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
  oneOf: Object.values(names).map(schemaRef),
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
  ...(description === undefined ? {} : { description }),
  items: schemaRef(name),
});

/** The nullable schema. It omits the pattern: Go clients cannot decode a nullable string with one inside a union. */
export function orNull({ pattern: _unchecked, ...schema }: Schema): Schema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { description, ...rest } = schema;
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] };
}

export const text = (description?: string): Schema => ({
  type: 'string',
  ...(description === undefined ? {} : { description }),
});

export const integer = (description?: string, minimum = 0): Schema => ({
  type: 'integer',
  minimum,
  ...(description === undefined ? {} : { description }),
});

export const flag = (description: string): Schema => ({ type: 'boolean', description });

export const moment = (description?: string): Schema => ({ ...text(description), format: 'date-time' });

export const publicId = (description: string): Schema => ({
  ...text(description),
  pattern: '^[0-9a-f]{32}$',
});

/** The first fields of every record. */
export const identity = { id: schemaRef('RecordId'), public_id: schemaRef('PublicId') };
