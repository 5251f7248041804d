import type { OpenApiDocument } from '../http/openapi-types.js';

/** The document as it is committed: the same text for the same document, readable in a diff. */
export const openApiText = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 2)}\n`;
