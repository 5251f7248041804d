import { createHash } from 'node:crypto';

/** The sort key of the last row seen: its values, in the order of the list's ORDER BY. */
export type Position = readonly (number | string)[];

/** What a cursor holds: the list it belongs to, and where in it the walk continues. Its form is internal. */
export interface Cursor {
  /** See `scopeOf`. */
  readonly scope: string;
  readonly position: Position;
}

const MAX_CURSOR = 512;
const MAX_PARTS = 4;
const MAX_TEXT = 200;

/** One digest for a list with its sort and filters: a cursor is valid for that list only. */
export const scopeOf = (list: string, ...binding: readonly unknown[]): string =>
  createHash('sha1')
    .update(JSON.stringify([list, ...binding]))
    .digest('base64url')
    .slice(0, 12);

export const encodeCursor = ({ scope, position }: Cursor): string =>
  Buffer.from(JSON.stringify([scope, ...position])).toString('base64url');

/** Null for anything that is not the text of a cursor. Every part is safe to pass to PostgreSQL. */
export function decodeCursor(input: unknown): Cursor | null {
  if (typeof input !== 'string' || input.length > MAX_CURSOR) return null;
  const parts = parse(Buffer.from(input, 'base64url').toString());
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS + 1) return null;
  const [scope, ...position] = parts as unknown[];
  return typeof scope === 'string' && position.every(isPart) ? { scope, position } : null;
}

/** True if the position has a value of each of these types, in this order. */
export const hasTypes = (position: Position, types: readonly ('number' | 'string')[]): boolean =>
  position.length === types.length && position.every((part, index) => typeof part === types[index]);

/** The end of the year 9999. */
const LAST_MOMENT = 253_402_300_799_999;

/** The moment of a position that holds milliseconds since 1970; bounded, since the caller may have made it up. */
export const momentOf = (milliseconds: number): Date =>
  new Date(Math.min(Math.max(milliseconds, 0), LAST_MOMENT));

function isPart(part: unknown): part is number | string {
  if (typeof part === 'number') return Number.isSafeInteger(part);
  return typeof part === 'string' && part.length <= MAX_TEXT && part.isWellFormed() && !part.includes('\0');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
