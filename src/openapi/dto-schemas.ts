import type { Parameter, Schema } from '../http/openapi-types.js';
import { ALTERNATIVES, CANONICAL } from './canonical.js';

/** The classes whose names in the document are not simply theirs without the ending. */
const NAMES: Readonly<Record<string, string>> = { EmailAddressDto: 'EmailAddressItem' };

/** The name of a DTO class in the document. */
export const dtoSchemaName = (className: string): string => NAMES[className] ?? className.replace(/Dto$/, '');

/** A scanned schema as this document writes them: names without endings, unknown fields refused. */
export function dtoSchema(scanned: Schema): Schema {
  const schema = rewritten(scanned) as Schema;
  return schema.properties === undefined ? schema : { ...schema, additionalProperties: false };
}

/** The schema of a nested object, with its description. */
export const partSchema = (name: string, schema: Schema): Schema => ({
  description: CANONICAL[name]?.description ?? '',
  ...schema,
});

export const dtoParameter = ({ schema, required, ...parameter }: Parameter): Parameter => ({
  ...parameter,
  ...(required === true ? { required } : {}),
  schema: rewritten(schema) as Schema,
});

/** Filters by legacy number are accepted too; the public id is the canonical one. */
export const isCanonical = ({ name }: Parameter): boolean =>
  !ALTERNATIVES.has(name) &&
  !/^(parent_organization|membership|place|name_alias|source_reference)_id$/.test(name);

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
