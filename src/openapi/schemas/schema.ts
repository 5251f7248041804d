import type { Schema } from '../../http/openapi-types.js';

/** The short words in which the schemas of this folder are written. */

export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object of which every property is always there; what is missing is null. */
export const record = (description: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties,
});

export const listOf = (name: string, description?: string): Schema => ({
  type: 'array',
  ...(description === undefined ? {} : { description }),
  items: schemaRef(name),
});

/** The same schema, or null. */
export function orNull(schema: Schema): Schema {
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

export const date = (description?: string): Schema => ({ ...text(description), format: 'date' });

export const moment = (description?: string): Schema => ({ ...text(description), format: 'date-time' });

export const publicId = (description: string): Schema => ({
  ...text(description),
  pattern: '^[0-9a-f]{32}$',
});

/** What every record begins with. */
export const identity = {
  id: integer('The legacy number.', 1),
  public_id: publicId('The stable id, by which the record is addressed.'),
};

/** What every record ends with. */
export const times = {
  created_at: moment('When the record was created, in UTC.'),
  updated_at: moment('When the record was last changed, in UTC.'),
};
