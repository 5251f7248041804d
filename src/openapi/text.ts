import type { OpenApiDocument } from '../http/openapi-types.js';

/** Wider than the code's lines: indentation would take a fifth of the document, which is generated. */
const WIDTH = 300;
const INDENT = '  ';

/** The text of the committed document: deterministic, and formatted for readable diffs. */
export const openApiText = (document: OpenApiDocument): string => `${format(document, '', 0)}\n`;

/**
 * Formats a value as JSON: what fits is on one line, since the indentation of a line for each value would take a third of
 * the document.
 *
 * @param taken characters of the line before and after the value
 */
function format(value: unknown, indent: string, taken: number): string {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + INDENT;
  const parts = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const name = isList ? '' : `${JSON.stringify(key)}: `;
      return name + format(item, inner, inner.length + name.length + 1);
    });
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const blank = isList ? '' : ' ';
  const line = `${open}${blank}${parts.join(', ')}${blank}${close}`;
  if (!line.includes('\n') && taken + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
