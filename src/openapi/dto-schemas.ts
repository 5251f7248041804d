import type { DtoClass } from '../http/dto.js';
import { fieldsOf } from '../http/fields.js';
import type { Parameter, Schema } from '../http/openapi-types.js';
import { ALTERNATIVES, CANONICAL } from './canonical.js';

/** Classes whose name in the document is not the class name without its suffix. */
const NAMES: Readonly<Record<string, string>> = { EmailAddressDto: 'EmailAddressItem' };

/** The name of a DTO class in the document. */
export const dtoSchemaName = (className: string): string => NAMES[className] ?? className.replace(/Dto$/, '');

/** Adapts a scanned schema to the document: names without suffixes, no additional properties. */
export function dtoSchema(scanned: Schema): Schema {
  const schema = rewritten(scanned) as Schema;
  return schema.properties === undefined ? schema : { ...schema, additionalProperties: false };
}

export const partSchema = (name: string, schema: Schema): Schema => ({
  description: CANONICAL[name]?.description ?? '',
  ...schema,
});

export const dtoParameter = ({ schema, required, ...parameter }: Parameter): Parameter => ({
  ...parameter,
  ...(required === true ? { required } : {}),
  schema: rewritten(schema) as Schema,
});

/** List filters also accept legacy ids; the document lists only public ids. */
export const isCanonical = ({ name }: Parameter): boolean =>
  !ALTERNATIVES.has(name) &&
  !/^(parent_organization|membership|place|name_alias|source_reference)_id$/.test(name);

/** The schema of a class that is validated item by item, and is therefore not a body. */
export const inputSchema = (description: string, dto: DtoClass): Schema => ({
  type: 'object',
  description,
  properties: Object.fromEntries(
    [...fieldsOf(dto)]
      .filter(([name]) => !ALTERNATIVES.has(name))
      .map(([name, field]) => {
        const { required: _, ...schema } = field.schema;
        return [name, schema];
      }),
  ),
  additionalProperties: false,
});

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== '$ref' || typeof item !== 'string') return [key, rewritten(item)];
      const end = item.lastIndexOf('/') + 1;
      return [key, item.slice(0, end) + dtoSchemaName(item.slice(end))];
    }),
  );
}
