import type { DtoClass } from '../../http/dto.js';
import type { DtoPipe } from '../../http/params.js';
import type { JsonReply } from '../../http/reply.js';
import { legacyId } from '../../values/public-id.js';

export const ROWS = 25;

export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export function listPage<T>({ text }: JsonReply, key: string): ListPage<T> {
  const { [key]: items, meta } = JSON.parse(text) as Readonly<Record<string, T[]>> & {
    readonly meta: { readonly total_count: number; readonly page: number; readonly total_pages: number };
  };
  return { items: items!, total: meta.total_count, page: meta.page, pages: meta.total_pages };
}

/** The body of a request to the API. Throws 422 like the API. */
export const bodyOf = async <T extends object>(pipe: DtoPipe, metatype: DtoClass<T>, given: object) =>
  (await pipe.transform(given, { type: 'body', metatype })) as T;

/** Returns a query parameter as text; empty if it is missing or repeated. */
export const textParameter = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the page number of a list; 1 if the address contains none. */
export function pageNumber(value: unknown): number {
  const parsed = legacyId(value);
  return parsed.ok ? parsed.value : 1;
}
