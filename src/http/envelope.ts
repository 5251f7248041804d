import {
  decodeCursor,
  encodeCursor,
  hasTypes,
  scopeOf,
  type Position,
  foreignCursor,
  LIST_WINDOW,
  MAX_PER_PAGE,
  pageOutOfRange,
  type PageQuery,
} from './list.query.js';
import { JsonReply, withoutBlanks, type PathLink } from './reply.js';

/** The rows that a list call requests. */
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
  /** The filters as applied, for `meta.filters`. */
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
  const next =
    nextPage !== null
      ? urlOf(address, 'page', String(nextPage))
      : nextCursor !== null
        ? urlOf(address, 'cursor', nextCursor)
        : null;
  const links = [
    ...(byCursor ? [] : pageLinks(address, slice.page, Math.max(totalPages, 1))),
    ...(next === null ? [] : [['next', next] as const]),
  ];
  return new JsonReply(`{${body},"meta":${JSON.stringify(meta)}}`, { links });
}

/** Links from one page to others, except the next one; with a cursor there are none. */
function pageLinks(address: ListAddress, page: number, last: number): PathLink[] {
  const to = (target: number) => urlOf(address, 'page', String(target));
  return [
    ['first', to(1)],
    ...(page > 1 ? [['prev', to(Math.min(page - 1, last))] as const] : []),
    ['last', to(last)],
  ];
}

function urlOf({ path, query }: ListAddress, parameter: 'page' | 'cursor', value: string): string {
  let search = '';
  for (const [name, given] of Object.entries(query)) {
    if (name !== 'page' && name !== 'cursor' && given !== undefined)
      search += `${name}=${encodeURIComponent(given)}&`;
  }
  return `${path}?${search}${parameter}=${value}`;
}
