import { createHash } from 'node:crypto';
import { accept, refuse } from '../values/parsed.js';
import { wholeNumber } from '../values/numbers.js';
import { choiceProblems } from './dto.js';
import { invalidField, type ApiError, type Problem } from '../common/errors.js';
import { Field, TimestampField } from './fields.js';

/** The sort key of the last row seen: its values, in the order of the list's ORDER BY. */
export type Position = readonly (number | string)[];

/** The content of a cursor: its list, and the position after which it continues. The encoding is internal. */
interface Cursor {
  /** See `scopeOf`. */
  readonly scope: string;
  readonly position: Position;
}

const MAX_CURSOR = 512;
const MAX_PARTS = 4;
const MAX_TEXT = 200;

/** A digest of a list with its sort and filters: a cursor is valid only for that list. */
export const scopeOf = (list: string, ...binding: readonly unknown[]): string =>
  createHash('sha1')
    .update(JSON.stringify([list, ...binding]))
    .digest('base64url')
    .slice(0, 12);

export const encodeCursor = ({ scope, position }: Cursor): string =>
  Buffer.from(JSON.stringify([scope, ...position])).toString('base64url');

/** Returns null for anything other than a cursor. Every part is safe to pass to PostgreSQL. */
export function decodeCursor(input: unknown): Cursor | null {
  if (typeof input !== 'string' || input.length > MAX_CURSOR) return null;
  const parts = parse(Buffer.from(input, 'base64url').toString());
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS + 1) return null;
  const [scope, ...position] = parts as unknown[];
  return typeof scope === 'string' && position.every(isPart) ? { scope, position } : null;
}

/** True if the position's values have these types, in this order. */
export const hasTypes = (position: Position, types: readonly ('number' | 'string')[]): boolean =>
  position.length === types.length && position.every((part, index) => typeof part === types[index]);

/** The end of the year 9999. */
const MAX_TIMESTAMP = 253_402_300_799_999;

/** The time of a position, which holds milliseconds since 1970; bounded, since the caller may have forged it. */
export const momentOf = (milliseconds: number): Date =>
  new Date(Math.min(Math.max(milliseconds, 0), MAX_TIMESTAMP));

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

export const MAX_PER_PAGE = 100;

/**
 * Limit of rows that pages by number reach: the cost of an OFFSET grows with the rows it skips. Cursors have no limit.
 */
export const LIST_WINDOW = 10_000;

/** The parameters of every list: a page by number, or a cursor. */
export class PageQuery {
  @Field(
    wholeNumber(1),
    { type: 'integer', minimum: 1, maximum: LIST_WINDOW, default: 1 },
    {
      description: `1-based page number. Pages cover the first ${LIST_WINDOW} rows; use cursor to read further.`,
    },
  )
  page?: number;

  @Field(
    (input) => {
      const rows = wholeNumber(1)(input);
      return rows.ok ? accept(Math.min(rows.value, MAX_PER_PAGE)) : rows;
    },
    { type: 'integer', minimum: 1, default: MAX_PER_PAGE },
    { description: `Rows per page; values over ${MAX_PER_PAGE} count as ${MAX_PER_PAGE}.` },
  )
  per_page?: number;

  @Field(
    (input) =>
      decodeCursor(input) === null ? refuse('invalid_format', CURSOR_RULE) : accept(input as string),
    { type: 'string' },
    {
      description:
        'Reads the whole list: pass meta.next_cursor until it is null. Valid only for the same list, filters and order; excludes page.',
    },
  )
  cursor?: string;

  /** A page excludes a cursor, and a record's public id excludes its legacy number. */
  problems(): Problem[] {
    const filters = Object.keys(this).filter((name) => name.endsWith('_public_id'));
    const pairs = filters.map((name) => [name, name.replace(/_public_id$/, '_id')]);
    const atMostOne = { required: false, exclusive: true };
    return [['page', 'cursor'], ...pairs].flatMap((pair) => choiceProblems(this, pair, atMostOne));
  }
}

/** The parameters of a list whose rows change. */
export class ListQuery extends PageQuery {
  @TimestampField({
    description:
      'Only rows changed at or after this time. Changes become visible at commit: overlap intervals by a minute.',
    example: '2026-01-31T09:30:00Z',
  })
  updated_since?: string;
}

const CURSOR_RULE = 'must be a meta.next_cursor of this list, with the same filters and the same order';

/** 422 for a cursor of another list. */
export const foreignCursor = (): ApiError => invalidField('cursor', 'invalid_format', CURSOR_RULE);

/** 422 for a page beyond the window. */
export const pageOutOfRange = (perPage: number): ApiError =>
  invalidField(
    'page',
    'out_of_range',
    `must be at most ${Math.ceil(LIST_WINDOW / perPage)} with per_page ${perPage}: pages reach the first ${LIST_WINDOW} rows; use cursor (meta.next_cursor) to read further`,
  );
