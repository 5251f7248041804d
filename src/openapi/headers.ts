import type { Header, Parameter } from '../http/openapi-types.js';
import { integer, text } from '../http/json-schema.js';

const header = (description: string, schema = text()): Header => ({ description, schema });

/** Response headers, by name. */
export const HEADERS = {
  'X-Request-Id': header('The id of the request: the caller’s own, or a new one.'),
  'X-API-Credits-Remaining': header('The credits left; `unlimited` for administrators.'),
  'X-API-Credits-Charged': header('The credits that this call cost.', integer()),
  RateLimit: header(
    'The remaining limit (draft-ietf-httpapi-ratelimit-headers): `"account";r=599999;t=60`, `r` calls and `t` seconds.',
  ),
  'RateLimit-Policy': header(
    'The limit: `"account";q=600000;w=60`, `q` calls in `w` seconds. `address` instead of `account` for calls without a key.',
  ),
  'RateLimit-Limit': header('Calls allowed per minute.', integer()),
  'RateLimit-Remaining': header('Calls left in this minute.', integer()),
  'RateLimit-Reset': header('Seconds until the limit resets.', integer()),
  'Retry-After': header('Seconds to wait before a retry.', integer()),
  'WWW-Authenticate': header('How to authenticate: `Bearer realm="directory"`.'),
  ETag: header('A digest of the record; changes with any part of it.'),
  Location: header('The URL of the record.'),
  Link: header(
    'URLs of the first, previous, next and last page of the list (RFC 8288); with a cursor, only of the next one.',
  ),
  'Idempotent-Replayed': header('`true` if this is the stored response of an earlier call. Free.'),
  'Cache-Control': header('How long the response may be cached.'),
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

export const headerRefs = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Optional request headers. */
export const HEADER_PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a retry safe: for 24 hours, the same key with the same body returns the first response.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'An ETag: returns 412 if the record has changed since.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'An ETag: returns a free, empty 304 if the record is unchanged.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>;

export const parameterRef = (name: keyof typeof HEADER_PARAMETERS) => ({
  $ref: `#/components/parameters/${name}`,
});
