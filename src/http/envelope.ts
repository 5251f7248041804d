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

/** Which rows a list call asks for. */
export interface Slice {
  readonly page: number;
  readonly perPage: number;
  /** Rows to skip; 0 on a walk. */
  readonly offset: number;
  /** Rows to return: `perPage`, or less where the window ends. */
  readonly limit: number;
  /** A walk continues after this position; null for a page. */
  readonly after: Position | null;
  /** What cursors of this list are bound to. */
  readonly scope: string;
}

/** A list as cursors know it. */
export interface ListIdentity {
  readonly name: string;
  /** Sort and filters, as applied. */
  readonly binding?: readonly unknown[];
  /** Types of the values of a position. Default: one number, the row's id. */
  readonly position?: readonly ('number' | 'string')[];
}

/** Reads page, per_page and cursor. Throws 422 for a page beyond the window, and for a cursor of another list. */
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

/** One page of a list as the database gives it. */
export interface ListPage {
  /** The rows as one JSON array. */
  readonly rows: string;
  readonly returned: number;
  /** The last row's id, or position, if more rows follow it. */
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
  /** What else `meta` says. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** What else the answer says, as finished JSON. */
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
  const walking = slice.after !== null;
  const nextPage = !walking && slice.page < totalPages ? slice.page + 1 : null;
  const nextCursor =
    page.nextAfter === null ? null : encodeCursor({ scope: slice.scope, position: [page.nextAfter].flat() });
  const meta = {
    ...(walking ? {} : { page: slice.page }),
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
    ...(walking ? [] : pageLinks(address, slice.page, Math.max(totalPages, 1))),
    ...(next === null ? [] : [['next', next] as const]),
  ];
  return new JsonReply(`{${body},"meta":${JSON.stringify(meta)}}`, { links });
}

/** The pages that a page can lead to, but for the next one; a walk leads nowhere else. */
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
