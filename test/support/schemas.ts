import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenApiDocument } from '../../src/http/openapi-types.js';

export type SchemaValidator = (schema: object) => ValidateFunction;

/**
 * Compiles validators for schemas of the document, with references to its components. In strict mode ajv
 * reports misspelt keywords.
 */
export function schemaValidators({ components }: Pick<OpenApiDocument, 'components'>): SchemaValidator {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
  formats.default(ajv);
  ajv.addVocabulary(['components', 'example', 'discriminator']);
  ajv.addSchema({ $id: 'document', components: rooted(components) });
  return (schema) => ajv.compile(rooted(schema) as object);
}

const rooted = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/components', '"document#/components'));
