import { invalidField } from './errors.js';
import { decodeCursor, encodeCursor, MAX_PER_PAGE, type PageQuery } from './list.query.js';
import { JsonReply } from './reply.js';

/** Which rows a list call asks for. */
export interface Slice {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
  /** Rows after this id, for a walk; null for a page. */
  readonly afterId: number | null;
}

/** Reads page, per_page and cursor; a cursor and a page together contradict each other. */
export function sliceOf(query: PageQuery & { readonly cursor?: string }): Slice {
  if (query.cursor !== undefined && query.page !== undefined) {
    throw invalidField('cursor', 'conflict', 'must not be given beside page');
  }
  const page = query.page ?? 1;
  const perPage = query.per_page ?? MAX_PER_PAGE;
  const afterId = query.cursor === undefined ? null : decodeCursor(query.cursor);
  return { page, perPage, offset: afterId === null ? (page - 1) * perPage : 0, afterId };
}

/** One page of a list as the database gives it: the rows' JSON texts, and the last row's id. */
export interface ListPage {
  readonly rows: string;
  readonly returned: number;
  readonly lastId: number | null;
  readonly total: number;
}

export interface ListAddress {
  /** Path of the list, without the query. */
  readonly path: string;
  /** The filters as the client sent them, for the links. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The filters as applied, for `meta.filters`. */
  readonly filters: Readonly<Record<string, unknown>>;
}

/** `{ "<plural>": [...], "meta": {...} }` with its Link header. */
export function listReply(
  keys: readonly string[],
  page: ListPage,
  slice: Slice,
  address: ListAddress,
): JsonReply {
  const totalPages = Math.ceil(page.total / slice.perPage);
  const walking = slice.afterId !== null;
  const nextPage = !walking && slice.page < totalPages ? slice.page + 1 : null;
  const full = page.returned === slice.perPage;
  const meta = {
    page: slice.page,
    per_page: slice.perPage,
    returned: page.returned,
    total_count: page.total,
    total_pages: totalPages,
    next_page: nextPage,
    next_cursor: page.lastId !== null && full ? encodeCursor(page.lastId) : null,
    filters: address.filters,
  };
  const body = keys.map((key) => `"${key}":${page.rows}`).join(',');
  const link = walking ? null : linkHeader(address, slice, totalPages, nextPage);
  return new JsonReply(`{${body},"meta":${JSON.stringify(meta)}}`, link === null ? {} : { link });
}

/** RFC 8288. */
function linkHeader(address: ListAddress, slice: Slice, totalPages: number, nextPage: number | null): string {
  const to = (page: number) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(address.query)) {
      if (name !== 'page' && value !== undefined) query.set(name, String(value));
    }
    query.set('page', String(page));
    return `${address.path}?${query.toString()}`;
  };
  const last = Math.max(totalPages, 1);
  const links = [`<${to(1)}>; rel="first"`];
  if (slice.page > 1) links.push(`<${to(Math.min(slice.page - 1, last))}>; rel="prev"`);
  if (nextPage !== null) links.push(`<${to(nextPage)}>; rel="next"`);
  links.push(`<${to(last)}>; rel="last"`);
  return links.join(', ');
}
