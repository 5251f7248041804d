import type { FastifyInstance } from 'fastify';
import type { ErrorFilter } from './error.filter.js';
import { ApiError, invalid } from './errors.js';

/** Bytes of a path with its query. Longer than any list of filters; browsers and proxies take as much. */
export const MOST_URL_BYTES = 8_192;
/** No call has a dozen; as many as this are looked at one by one, and told what is wrong with each. */
export const MOST_PARAMETERS = 1_000;

/** Refuses URLs that nobody needs, before anything reads them. */
export function limitUrls(server: FastifyInstance, filter: ErrorFilter): void {
  server.addHook('onRequest', (request, reply, done) => {
    const problem = problemWith(request.originalUrl);
    if (problem === null) done();
    else filter.send(problem, request, reply);
  });
}

function problemWith(url: string): ApiError | null {
  if (url.length > MOST_URL_BYTES) return uriTooLong();
  const query = url.indexOf('?');
  if (query === -1 || url.split('&', MOST_PARAMETERS + 1).length <= MOST_PARAMETERS) return null;
  return invalid([
    { field: 'query', code: 'too_many', message: `must have at most ${MOST_PARAMETERS} parameters` },
  ]);
}

export const uriTooLong = () =>
  new ApiError(
    414,
    'uri_too_long',
    `The URL is longer than ${MOST_URL_BYTES} bytes: send fewer or shorter parameters.`,
  );
