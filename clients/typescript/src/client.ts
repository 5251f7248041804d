import createClient, { type Client } from 'openapi-fetch';
import { retrying, type RetryOptions } from './retry.js';
import type { paths } from './schema.js';

export interface ClientOptions extends RetryOptions {
  /** Where the service answers, without a path: `https://directory.example.org`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** In place of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export type DirectoryClient = Client<paths>;

/**
 * A client whose paths, parameters, bodies and answers are those of the OpenAPI document:
 *
 *     const { data, error } = await client.GET('/api/v1/people/{public_id}', { params: { path: { public_id } } });
 *
 * A status other than 2xx is no exception: `error` holds the service's own. A call is tried again while that is safe
 * (see `retrying`); it throws only when there was no answer at all.
 */
export function createDirectoryClient({
  baseUrl,
  apiKey,
  fetch,
  ...retries
}: ClientOptions): DirectoryClient {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  return createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: retrying(send, retries),
    headers: { Authorization: `Bearer ${apiKey}` },
  });
}
