import { BODY_LIMIT } from '../http/call-input.js';
import {
  ApiError,
  conflict,
  forbidden,
  gone,
  invalid,
  movedPermanently,
  notFound,
  payloadTooLarge,
  preconditionFailed,
  unauthorized,
  unavailable,
} from '../http/errors.js';
import type { Example, Ref, Response } from '../http/openapi-types.js';
import { tooSlowOrLong } from '../http/server-options.js';
import { uriTooLong } from '../http/url-limits.js';
import { searchUnavailable } from '../search/search-backends.js';
import { IDS } from './examples/records.js';
import { headerRefs, type HeaderName } from './headers.js';
import { schemaRef } from './schemas/schema.js';

/** Headers of every response. */
export const COMMON_HEADERS = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Headers of every response to an authenticated caller. */
export const CREDIT_HEADERS = ['X-API-Credits-Remaining', 'X-API-Credits-Charged'] as const;

interface ErrorResponse {
  /** Name among the document's components. */
  readonly name: string;
  readonly description: string;
  readonly example: ApiError;
  readonly others?: readonly ApiError[];
  readonly headers?: readonly HeaderName[];
}

const INVALID = [
  {
    field: 'person.emails[0]',
    code: 'invalid_format',
    message: 'must be an email address such as name@example.org',
  },
  { field: 'source_reference', code: 'required', message: 'is required' },
];

/** The errors by status, each with the example that the code itself makes. */
const ERRORS: Readonly<Record<number, ErrorResponse>> = {
  308: {
    name: 'MovedPermanently',
    description: 'The id was replaced: Location has the same path with the present one. Free.',
    example: movedPermanently('00000000000000000000000000000041', IDS.person),
    headers: ['Location'],
  },
  400: {
    name: 'BadRequest',
    description: 'The body is not JSON in UTF-8.',
    example: new ApiError(400, 'invalid_json', 'The body is not valid JSON in UTF-8: check its syntax.'),
  },
  401: {
    name: 'Unauthorized',
    description: 'No key, or one that is unknown or was revoked.',
    example: unauthorized('Send your API key as "Authorization: Bearer <key>" or "X-Api-Key: <key>".'),
    headers: ['WWW-Authenticate'],
  },
  402: {
    name: 'InsufficientCredits',
    description: 'The balance is below the cost of the call.',
    example: new ApiError(
      402,
      'insufficient_credits',
      'This call takes 1 credit and 0 are left: buy more on the account page.',
      { facts: { credits_remaining: 0, credits_required: 1 } },
    ),
  },
  403: { name: 'Forbidden', description: 'The key may not edit.', example: forbidden() },
  404: {
    name: 'NotFound',
    description: 'No such record, or a malformed id in the path.',
    example: notFound(),
  },
  406: {
    name: 'NotAcceptable',
    description: 'Accept names nothing that this API answers in.',
    example: new ApiError(406, 'not_acceptable', 'This API answers in application/json: accept that.'),
  },
  408: {
    name: 'RequestTimeout',
    description: 'The request did not arrive in time. The connection is closed.',
    example: tooSlowOrLong(408),
  },
  409: {
    name: 'Conflict',
    description:
      'The call and another one exclude each other, the record is still needed, or a call with this Idempotency-Key is still running.',
    example: conflict('The same record was written at the same time: read it and try again.'),
  },
  410: { name: 'Gone', description: 'The record was deleted.', example: gone() },
  412: {
    name: 'PreconditionFailed',
    description: 'The record is no longer the one that If-Match names.',
    example: preconditionFailed(),
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'The body is larger than 1 MiB.',
    example: payloadTooLarge(BODY_LIMIT),
  },
  414: {
    name: 'UriTooLong',
    description: 'The URL is longer than 8 KiB.',
    example: uriTooLong(),
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not declared as application/json.',
    example: new ApiError(415, 'unsupported_media_type', 'Send the body as Content-Type: application/json.'),
  },
  422: {
    name: 'ValidationFailed',
    description:
      'What a body or a parameter can get wrong, all of it at once in `details`; or an Idempotency-Key that belongs to another call (`idempotency_key_reused`).',
    example: invalid(INVALID),
  },
  429: {
    name: 'RateLimited',
    description: 'Too many calls: wait for Retry-After seconds.',
    example: new ApiError(429, 'rate_limited', 'More than 600000 calls a minute: wait 12 seconds.'),
    headers: ['Retry-After'],
  },
  431: {
    name: 'HeadersTooLarge',
    description: 'The headers are larger than 16 KiB. The connection is closed.',
    example: tooSlowOrLong(431),
  },
  500: {
    name: 'InternalError',
    description: 'A defect of the service. The request id finds it in the operator’s log.',
    example: new ApiError(
      500,
      'internal_error',
      'Something went wrong here; the request id finds it in our log.',
    ),
  },
  503: {
    name: 'Unavailable',
    description:
      'A part of the service cannot be reached, or it has too much to do (`overloaded`): wait for Retry-After seconds. Of a search index that cannot be reached (`search_unavailable`) only the contacts of a domain tell: searches are answered without it.',
    example: unavailable(),
    others: [searchUnavailable()],
    headers: ['Retry-After'],
  },
};

/** The responses that operations with these statuses share, by name. */
export function sharedResponses(statuses: ReadonlySet<number>): Readonly<Record<string, Response>> {
  const errors = Object.entries(ERRORS)
    .filter(([status]) => statuses.has(Number(status)))
    .map(([, error]) => [error.name, errorResponse(error)] as const);
  const notModified: Response = {
    description: 'The record is still the one that If-None-Match names. Free.',
    headers: headerRefs(['ETag', ...COMMON_HEADERS, ...CREDIT_HEADERS]),
  };
  return { NotModified: notModified, ...Object.fromEntries(errors) };
}

/** The shared response for a status other than success. */
export function sharedResponse(status: number): Ref {
  const name = status === 304 ? 'NotModified' : ERRORS[status]?.name;
  if (name === undefined) throw new Error(`responses.ts has no response for the status ${status}`);
  return { $ref: `#/components/responses/${name}` };
}

function errorResponse({ name, description, example, others = [], headers = [] }: ErrorResponse): Response {
  const credits = name === 'Unauthorized' ? [] : CREDIT_HEADERS;
  const schema = schemaRef(name === 'InsufficientCredits' ? name : 'Error');
  const examples = (shown: (error: ApiError) => Example) =>
    Object.fromEntries([example, ...others].map((error) => [error.code, shown(error)]));
  return {
    description,
    headers: headerRefs([...headers, ...COMMON_HEADERS, ...credits]),
    content: {
      'application/json': { schema, examples: examples(plain) },
      'application/problem+json': { schema: schemaRef('Problem'), examples: examples(problem) },
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

const problem = (error: ApiError): Example => ({
  value: {
    type: 'about:blank',
    title: error.code.replaceAll('_', ' '),
    status: error.status,
    detail: error.message,
    instance: `/api/v1/people/${IDS.person}`,
    ...(plain(error).value as object),
  },
});
