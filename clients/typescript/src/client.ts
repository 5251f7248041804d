import createClient, { type Client } from 'openapi-fetch';
import { list, type ListParameters, type ListPath, type Row } from './list.js';
import { retrying, type RetryOptions } from './retry.js';
import type { paths } from './schema.js';

export interface ClientOptions extends RetryOptions {
  /** Where the service answers, without a path: `https://directory.example.org`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** In place of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** GET, POST, PATCH and DELETE of openapi-fetch, and lists. */
export interface DirectoryClient extends Client<paths> {
  /**
   * All rows of a list, page by page, none skipped or repeated while others write:
   *
   *     for await (const person of client.list('/api/v1/people')) console.log(person.name);
   *
   * Takes the filters of the list as `query`. Throws a DirectoryError when a page is refused.
   */
  list<Path extends ListPath>(
    path: Path,
    ...parameters: Record<string, never> extends ListParameters<Path>
      ? [ListParameters<Path>?]
      : [ListParameters<Path>]
  ): AsyncGenerator<Row<Path>>;
}

/**
 * A client whose paths, parameters, bodies and answers are those of the OpenAPI document:
 *
 *     const { data, error } = await client.GET('/api/v1/people/{public_id}', { params: { path: { public_id } } });
 *
 * A status other than 2xx is in `error`; `unwrap` throws it. A call is tried again while that is safe (see `retrying`);
 * it throws only when there was no answer at all.
 */
export function createDirectoryClient({
  baseUrl,
  apiKey,
  fetch,
  ...retries
}: ClientOptions): DirectoryClient {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: retrying(send, retries),
    headers: { Authorization: `Bearer ${apiKey}` },
  });
  return Object.assign(client, {
    list: <Path extends ListPath>(path: Path, parameters?: ListParameters<Path>) =>
      list(client, path, parameters),
  });
}
