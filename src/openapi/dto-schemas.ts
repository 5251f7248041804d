import type { Parameter, Schema } from '../http/openapi-types.js';

/** The classes whose names in the document are not simply theirs without the ending. */
const NAMES: Readonly<Record<string, string>> = { EmailAddressDto: 'EmailAddressItem' };

/** The name of a DTO class in the document. */
export const dtoSchemaName = (className: string): string => NAMES[className] ?? className.replace(/Dto$/, '');

/** A scanned schema as this document writes them: `examples`, names without endings, unknown fields refused. */
export function dtoSchema(scanned: Schema): Schema {
  const schema = rewritten(scanned) as Schema;
  return schema.properties === undefined ? schema : { ...schema, additionalProperties: false };
}

export const dtoParameter = ({ schema, ...parameter }: Parameter): Parameter => ({
  ...parameter,
  schema: rewritten(schema) as Schema,
});

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      // JSON Schema 2020-12 has a list where older OpenAPI had one.
      if (key === 'example') return ['examples', [item]];
      if (key === '$ref' && typeof item === 'string') {
        return [key, item.replace(/[^/]+$/, (className) => dtoSchemaName(className))];
      }
      return [key, rewritten(item)];
    }),
  );
}
