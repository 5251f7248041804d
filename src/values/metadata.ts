import { accept, refuse, type Parser } from './parsed.js';
import { isPlainText } from './text.js';

const MAX_BYTES = 16_384;
const MAX_DEPTH = 8;

/** A JSON object of a caller's own: at most 16 KiB, eight levels deep, and text that can be stored. */
export const metadata: Parser<Record<string, unknown>> = (input) => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('invalid_type', 'must be an object');
  }
  if (depthOf(input) > MAX_DEPTH) return refuse('too_deep', `must be at most ${MAX_DEPTH} levels deep`);
  const json = JSON.stringify(input);
  if (Buffer.byteLength(json) > MAX_BYTES)
    return refuse('too_long', `must be at most ${MAX_BYTES} bytes of JSON`);
  if (!everyText(input, storable)) {
    return refuse('invalid_characters', 'must not contain control or invisible characters');
  }
  return accept(input as Record<string, unknown>);
};

/** Line breaks and tabs are fine in a note; what PostgreSQL refuses, or what hides, is not. */
const storable = (value: string) => isPlainText(value.replace(/[\t\n\r]/g, ' '));

/** Counts levels without recursion beyond the limit, so that 10,000 brackets cost nothing. */
function depthOf(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null) return depth - 1;
  if (depth > MAX_DEPTH) return depth;
  return Math.max(depth, ...Object.values(value).map((child) => depthOf(child, depth + 1)));
}

function everyText(value: unknown, rule: (text: string) => boolean): boolean {
  if (typeof value === 'string') return rule(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, child]) => rule(key) && everyText(child, rule));
}
