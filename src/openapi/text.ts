import type { OpenApiDocument } from '../http/openapi-types.js';

/** The text of the committed document: deterministic, and formatted for readable diffs. */
export const openApiText = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 2)}\n`;
