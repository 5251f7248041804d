import { readFileSync } from 'node:fs';
import type { Method, OpenApiDocument, Parameter } from '../../src/http/openapi-types.js';
import { OPENAPI_FILE } from '../../src/pages/openapi-file.js';

/** An operation of the committed OpenAPI document, with references to parameters resolved. */
export interface DescribedOperation {
  readonly path: string;
  readonly method: Method;
  readonly parameters: readonly Parameter[];
}

export function describedOperations(): DescribedOperation[] {
  const { paths, components } = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters }]) => ({
      path,
      method: method as Method,
      parameters: parameters.map((one) =>
        '$ref' in one ? components.parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]! : one,
      ),
    })),
  );
}
