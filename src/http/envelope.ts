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

/** Reads page, per_page and cursor. */
export function sliceOf(query: PageQuery & { readonly cursor?: string }): Slice {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? MAX_PER_PAGE;
  const afterId = query.cursor === undefined ? null : decodeCursor(query.cursor);
  return { page, perPage, offset: afterId === null ? (page - 1) * perPage : 0, afterId };
}

/** One page of a list as the database gives it. */
export interface ListPage {
  /** The rows as one JSON array. */
  readonly rows: string;
  readonly returned: number;
  /** The last row's id, if more rows follow it. */
  readonly nextAfter: number | null;
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
  /** Rows that can be reached by pages, if not all. */
  readonly window?: number;
}

/** `{ "<plural>": [...], "meta": {...} }` with its Link header. */
export function listReply(
  keys: readonly string[],
  page: ListPage,
  slice: Slice,
  address: ListAddress,
): JsonReply {
  const totalPages = Math.ceil(Math.min(page.total, address.window ?? Infinity) / slice.perPage);
  const walking = slice.afterId !== null;
  const nextPage = !walking && slice.page < totalPages ? slice.page + 1 : null;
  const nextCursor = page.nextAfter === null ? null : encodeCursor(page.nextAfter);
  const meta = {
    page: slice.page,
    per_page: slice.perPage,
    returned: page.returned,
    total_count: page.total,
    total_pages: totalPages,
    next_page: nextPage,
    next_cursor: nextCursor,
    filters: address.filters,
    ...address.meta,
  };
  const parts = { ...address.body, ...Object.fromEntries(keys.map((key) => [key, page.rows])) };
  const body = Object.entries(parts)
    .map(([key, json]) => `"${key}":${json}`)
    .join(',');
  const links = walking ? walkLinks(address, nextCursor) : pageLinks(address, slice, totalPages, nextPage);
  const link = links.map(([rel, url]) => `<${url}>; rel="${rel}"`).join(', ');
  return new JsonReply(`{${body},"meta":${JSON.stringify(meta)}}`, link === '' ? {} : { link });
}

type Links = readonly (readonly [rel: string, url: string])[];

function pageLinks(address: ListAddress, slice: Slice, totalPages: number, nextPage: number | null): Links {
  const to = (page: number) => urlOf(address, 'page', String(page));
  const last = Math.max(totalPages, 1);
  return [
    ['first', to(1)],
    ...(slice.page > 1 ? [['prev', to(Math.min(slice.page - 1, last))] as const] : []),
    ...(nextPage === null ? [] : [['next', to(nextPage)] as const]),
    ['last', to(last)],
  ];
}

/** A walk only goes on. */
const walkLinks = (address: ListAddress, nextCursor: string | null): Links =>
  nextCursor === null ? [] : [['next', urlOf(address, 'cursor', nextCursor)]];

function urlOf({ path, query }: ListAddress, parameter: 'page' | 'cursor', value: string): string {
  let search = '';
  for (const [name, given] of Object.entries(query)) {
    if (name !== parameter && given !== undefined) search += `${name}=${encodeURIComponent(given)}&`;
  }
  return `${path}?${search}${parameter}=${value}`;
}
