import { PLURAL } from '../database/resources.js';
import { requiredUnless } from '../http/body-shape.js';
import { ApiError, conflict, invalid, unavailable } from '../common/errors.js';
import type { Example, Ref, Response, Header, Parameter } from '../http/openapi-types.js';
import { searchUnavailable } from '../search/search-backends.js';
import { schemaRef, integer, text } from '../http/json-schema.js';
import { isRecordPath } from '../http/endpoint.js';
import type { Route } from './scan.js';

/** Headers of every response. The guide describes them, and only `Failure` lists them. */
const COMMON_HEADERS = [
  'X-API-Credits-Remaining',
  'X-API-Credits-Charged',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Listed with every response to an authenticated call. `X-API-Credits-Charged` is always sent with it. */
export const CREDIT_HEADERS = ['X-API-Credits-Remaining'] as const;

interface ErrorResponse {
  readonly name: string;
  readonly description: string;
  /** Errors as the code creates them. */
  readonly examples?: readonly ApiError[];
  readonly headers?: readonly HeaderName[];
}

const INVALID = [
  {
    field: 'person.emails[0]',
    code: 'invalid_format',
    message: 'must be an email address such as name@example.org',
  },
  { field: 'source_reference', code: 'required', message: requiredUnless(['source', 'citation']) },
];

const ERRORS: Readonly<Record<number, ErrorResponse>> = {
  308: {
    name: 'MovedPermanently',
    description: 'The id was replaced: Location has the path with the new one. Free.',
    headers: ['Location'],
  },
  402: {
    name: 'InsufficientCredits',
    description: 'The balance is below the cost of the call.',
    examples: [
      new ApiError(
        402,
        'insufficient_credits',
        'This call costs 1 credit and 0 are left: buy more on the account page.',
        { facts: { credits_remaining: 0, credits_required: 1 } },
      ),
    ],
  },
  404: {
    name: 'NotFound',
    description: 'No such record, or a malformed id in the path.',
  },
  409: {
    name: 'Conflict',
    description:
      'The call conflicts with a concurrent one, the record is still in use, or a call with this Idempotency-Key is in flight.',
    examples: [conflict('A concurrent call changed the same record: read it and retry.')],
  },
  410: { name: 'Gone', description: 'The record was deleted.' },
  412: {
    name: 'PreconditionFailed',
    description: 'The record has changed: its ETag differs from If-Match.',
  },
  422: {
    name: 'ValidationFailed',
    description:
      'The body or a parameter is invalid: `details` has all problems. Or the Idempotency-Key belongs to another call (`idempotency_key_reused`).',
    examples: [invalid(INVALID)],
  },
};

const FAILURE: ErrorResponse = {
  name: 'Failure',
  description: [
    'Any other error. 401 `unauthorized`: the key is missing, unknown or revoked. 400 `invalid_json`: the body is not JSON in UTF-8. 403 `forbidden`: the key cannot edit. 405 `method_not_allowed`.',
    '406 `not_acceptable`: Accept must allow application/json. 408 `request_timeout`: the request did not arrive in time.',
    '413 `payload_too_large`: a body has at most 1 MiB. 414 `uri_too_long`: a URL has at most 8 KiB.',
    '415 `unsupported_media_type`: send application/json. 429 `rate_limited` and 503 (`unavailable`, `overloaded`,',
    '`search_unavailable`): retry after the seconds in Retry-After. 431 `headers_too_large`: all headers have at most 16 KiB.',
    '500 `internal_error`: the operator’s log has the request id.',
  ].join(' '),
  examples: [
    new ApiError(429, 'rate_limited', 'More than 600000 calls a minute: wait 12 seconds.'),
    unavailable(),
    searchUnavailable(),
  ],
  headers: ['WWW-Authenticate', 'Retry-After', ...COMMON_HEADERS],
};

export function sharedResponse(status: number): Ref {
  const name = status === 304 ? 'NotModified' : ERRORS[status]?.name;
  if (name === undefined) throw new Error(`responses.ts has no response for the status ${status}`);
  return { $ref: `#/components/responses/${name}` };
}

export function errorResponse({ name, description, examples = [], headers = [] }: ErrorResponse): Response {
  const schema = schemaRef(name === 'InsufficientCredits' ? name : 'Error');
  const shown = Object.fromEntries(examples.map((error) => [error.code, plain(error)]));
  return {
    description,
    ...(headers.length > 0 ? { headers: headerRefs(headers) } : {}),
    content: {
      'application/json': { schema, ...(examples.length > 0 ? { examples: shown } : {}) },
      'application/problem+json': { schema: schemaRef('Problem') },
    },
  };
}

const plain = (error: ApiError): Example => ({
  value: {
    error: error.code,
    message: error.message,
    details: error.options.details ?? [],
    ...error.options.facts,
    request_id: '8f14e45f-ceea-467f-a0e6-1f0c6d9d2b11',
  },
});

/** Resources whose ids can lead to another one: the id was replaced, or its record was merged. */
const REDIRECTS = new RegExp(`^/api/v1/(${Object.values(PLURAL).join('|')}|advertisers)/`);

/** Whether a successful response has the record's ETag. */
export const showsRecord = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  isRecordPath(path) && method !== 'delete';

/**
 * Errors that any operation can return and that clients handle in the same way. The document describes them once, as
 * the `default` response of all operations.
 */
export const DEFAULT_STATUSES: readonly number[] = [
  400, 401, 403, 405, 406, 408, 413, 414, 415, 429, 431, 500, 503,
];

/** All statuses that a route can return, except those of `default`, in ascending order. */
export function statusesOf(route: Route): readonly number[] {
  const { method, path, policy, cost, status } = route;
  const keyed = policy.access !== 'public';
  const webhook = policy.webhook === true;
  const writes = method !== 'get';
  const named = /\{(public_)?id\}/.test(path);
  const deletable = path.includes('{public_id}');
  const log = path.endsWith('/changes');
  const answers: readonly (readonly [number, boolean])[] = [
    [status, true],
    [400, webhook],
    [304, method === 'get' && isRecordPath(path)],
    [308, named && REDIRECTS.test(path)],
    [402, keyed && cost !== 0],
    [404, named || webhook],
    [409, writes && !policy.reconciliation],
    // A change log outlives its record.
    [410, deletable && !log],
    [412, writes && isRecordPath(path)],
    // Every route rejects unknown parameters, except the webhook, whose address the processor may extend.
    [422, !webhook],
  ];
  const also = Object.entries(policy.also ?? {})
    .map(([answer, reply]) => [Number(answer), reply] as const)
    .filter(([answer, reply]) => reply !== 'Error' || !DEFAULT_STATUSES.includes(answer))
    .map(([answer]) => answer);
  const all = answers.filter(([, can]) => can).map(([answer]) => answer);
  return [...new Set([...all, ...also])].sort((a, b) => a - b);
}

const header = (description: string, schema = text()): Header => ({ description, schema });

export const HEADERS = {
  'X-Request-Id': header('The id of the request: the caller’s own, or a new one.'),
  'X-API-Credits-Remaining': header(
    'The credits left; `unlimited` for administrators. Of a stream, after its first chunk.',
  ),
  'X-API-Credits-Charged': header(
    'The credits that this call cost; of a stream, those of its first chunk.',
    integer(),
  ),
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

/** The responses that operations refer to. */
export const SHARED_RESPONSES: Readonly<Record<string, Response>> = {
  NotModified: {
    description: 'The record still has the ETag in If-None-Match. Free.',
    headers: headerRefs(['ETag', ...CREDIT_HEADERS]),
  },
  ...Object.fromEntries(Object.values(ERRORS).map((error) => [error.name, errorResponse(error)])),
  Failure: errorResponse(FAILURE),
};

export const HEADER_PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a retry safe: for 24 hours, the same key with the same body, path and parameters returns the first response.',
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
