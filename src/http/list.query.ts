import { hash } from 'node:crypto';
import { accept, refuse } from '../values/text.js';
import { wholeNumber } from '../values/numbers.js';
import { choiceProblems, Field, TimestampField } from './dto.js';
import { invalidField, type ApiError, type Problem } from '../common/errors.js';
import { JsonReply, withoutBlanks, type PathLink } from './reply.js';

/** The sort key of the last row seen: its values, in the order of the list's ORDER BY. */
export type Position = readonly (number | string)[];

/** The content of a cursor: its list, and the position after which it continues. The encoding is internal. */
interface Cursor {
  readonly scope: string;
  readonly position: Position;
}

const MAX_CURSOR = 512;
const MAX_PARTS = 4;
const MAX_TEXT = 200;

/** A digest of a list with its sort and filters: a cursor is valid only for that list. */
export const scopeOf = (list: string, ...binding: readonly unknown[]): string =>
  hash('sha1', JSON.stringify([list, ...binding]), 'base64url').slice(0, 12);

export const encodeCursor = ({ scope, position }: Cursor): string =>
  Buffer.from(JSON.stringify([scope, ...position])).toString('base64url');

/** Returns null for anything other than a cursor. Every part is safe to pass to PostgreSQL. */
function decodeCursor(input: unknown): Cursor | null {
  if (typeof input !== 'string' || input.length > MAX_CURSOR) return null;
  const parts = parse(Buffer.from(input, 'base64url').toString());
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS + 1) return null;
  const [scope, ...position] = parts as unknown[];
  return typeof scope === 'string' && position.every(isPart) ? { scope, position } : null;
}

/** True if the position's values have these types, in this order. */
const hasTypes = (position: Position, types: readonly ('number' | 'string')[]): boolean =>
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

const pageOutOfRange = (perPage: number): ApiError =>
  invalidField(
    'page',
    'out_of_range',
    `must be at most ${Math.ceil(LIST_WINDOW / perPage)} with per_page ${perPage}: pages reach the first ${LIST_WINDOW} rows; use cursor (meta.next_cursor) to read further`,
  );

export interface Slice {
  readonly page: number;
  readonly perPage: number;
  /** Rows to skip; 0 with a cursor. */
  readonly offset: number;
  /** Rows to return: `perPage`, or fewer at the end of the window. */
  readonly limit: number;
  /** The position of the cursor; null for a page by number. */
  readonly after: Position | null;
  /** The list and filters that its cursors are bound to. */
  readonly scope: string;
}

/** The identity of a list, to which its cursors are bound. */
export interface ListIdentity {
  readonly name: string;
  /** Sort and filters, as applied. */
  readonly binding?: readonly unknown[];
  /** Types of the values of a position. Default: one number, the row's id. */
  readonly position?: readonly ('number' | 'string')[];
}

/** Reads page, per_page and cursor. Throws 422 for a page beyond the window and for a cursor of another list. */
export function sliceOf(
  query: Pick<PageQuery, 'page' | 'per_page' | 'cursor'>,
  { name, binding = [], position = ['number'] }: ListIdentity,
): Slice {
  const scope = scopeOf(name, ...binding);
  const { page = 1, per_page: perPage = MAX_PER_PAGE, cursor } = query;
  if (cursor !== undefined) {
    const decoded = decodeCursor(cursor);
    if (decoded?.scope !== scope || !hasTypes(decoded.position, position)) throw foreignCursor();
    return { page, perPage, offset: 0, limit: perPage, after: decoded.position, scope };
  }
  const offset = (page - 1) * perPage;
  if (offset >= LIST_WINDOW) throw pageOutOfRange(perPage);
  return { page, perPage, offset, limit: Math.min(perPage, LIST_WINDOW - offset), after: null, scope };
}

/** A page as the database returns it. */
export interface ListPage {
  /** The rows as a JSON array. */
  readonly rows: string;
  readonly returned: number;
  /** The last row's id or position if more rows follow; else null. */
  readonly nextAfter: number | Position | null;
  readonly total: number;
}

export interface ListAddress {
  /** Path of the list, without the query. */
  readonly path: string;
  /** The filters as the client sent them, for the links. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The filters as applied, for `meta.filters`; undefined for those that are not. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Further fields of `meta`. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** Further fields of the response, as JSON text. */
  readonly body?: Readonly<Record<string, string>>;
}

/** `{ "<plural>": [...], "meta": {...} }` with its Link header. */
export function listReply(
  keys: readonly string[],
  page: ListPage,
  slice: Slice,
  address: ListAddress,
): JsonReply {
  const totalPages = Math.ceil(Math.min(page.total, LIST_WINDOW) / slice.perPage);
  const byCursor = slice.after !== null;
  const nextPage = !byCursor && slice.page < totalPages ? slice.page + 1 : null;
  const nextCursor =
    page.nextAfter === null ? null : encodeCursor({ scope: slice.scope, position: [page.nextAfter].flat() });
  const meta = {
    ...(byCursor ? {} : { page: slice.page }),
    per_page: slice.perPage,
    returned: page.returned,
    total_count: page.total,
    total_pages: totalPages,
    next_page: nextPage,
    next_cursor: nextCursor,
    filters: address.filters,
    ...address.meta,
  };
  const rows = withoutBlanks(page.rows);
  const parts = { ...address.body, ...Object.fromEntries(keys.map((key) => [key, rows])) };
  const body = Object.entries(parts)
    .map(([key, json]) => `"${key}":${json}`)
    .join(',');
  const links = byCursor ? [] : pageLinks(address, slice.page, Math.max(totalPages, 1));
  if (nextPage !== null) links.push(['next', urlOf(address, 'page', nextPage)]);
  else if (nextCursor !== null) links.push(['next', urlOf(address, 'cursor', nextCursor)]);
  return new JsonReply(`{${body},"meta":${JSON.stringify(meta)}}`, { links });
}

/** Links from one page to others, except the next one; with a cursor there are none. */
function pageLinks(address: ListAddress, page: number, last: number): PathLink[] {
  const to = (target: number) => urlOf(address, 'page', target);
  return [
    ['first', to(1)],
    ...(page > 1 ? [['prev', to(Math.min(page - 1, last))] as const] : []),
    ['last', to(last)],
  ];
}

function urlOf({ path, query }: ListAddress, parameter: 'page' | 'cursor', value: string | number): string {
  let search = '';
  for (const [name, given] of Object.entries(query)) {
    if (name !== 'page' && name !== 'cursor' && given !== undefined)
      search += `${name}=${encodeURIComponent(given)}&`;
  }
  return `${path}?${search}${parameter}=${value}`;
}
