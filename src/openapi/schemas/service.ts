import type { Schema } from '../../http/openapi-types.js';
import { integer, record, text } from './schema.js';

const problem = record('One thing that is wrong with a request.', {
  field: text('The field as the request names it: `person.emails[0].address`.'),
  code: text('For programs: `required`, `unknown_field`, `invalid_format` …'),
  message: text('For people.'),
});

const error = {
  error: text('What went wrong, for programs.'),
  message: text('One sentence that a person can act on.'),
  details: { type: 'array', items: problem, description: 'All problems of the request at once.' },
  request_id: text('The same as in X-Request-Id; it finds the call in the operator’s log.'),
} satisfies Record<string, Schema>;

const shortage = {
  credits_remaining: integer('The credits left.'),
  credits_required: integer('The credits that the call would have taken.'),
};

/** What RFC 9457 adds to an error. */
export const rfc9457 = {
  type: text('Always about:blank.'),
  title: text('The error code in words.'),
  status: integer('The HTTP status.', 300),
  detail: text('The same as message.'),
  instance: text('The path of the request.'),
} satisfies Record<string, Schema>;

const check = record('One thing that the service depends on.', {
  status: { type: 'string', enum: ['ok', 'unavailable'] },
  last_success_age: {
    type: ['number', 'null'],
    description: 'Seconds since it was last known to be well; null if it never was.',
  },
});

export const SERVICE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Error: record('Every answer that is not a success.', error),
  InsufficientCredits: record('The answer when the credits do not suffice.', { ...error, ...shortage }),
  Problem: {
    ...record('The same facts as RFC 9457 tells them, with Accept: application/problem+json.', {
      ...rfc9457,
      ...error,
    }),
    properties: { ...rfc9457, ...error, ...shortage },
  },
  Liveness: record('The process runs.', { status: { type: 'string', enum: ['ok'] } }),
  Readiness: record('Whether calls can be answered.', {
    status: {
      type: 'string',
      enum: ['ok', 'degraded', 'draining', 'unavailable'],
      description:
        '`degraded`: calls are answered, but some by a stand-in (PostgreSQL searches while the search index is away) or not at the moment (writes while the disk of the database is full). `draining`: the process is about to end.',
    },
    checks: {
      type: 'object',
      description:
        'By name: `database`, `schema`, `disk`, and what else is configured, such as `search_index` and `queue`.',
      additionalProperties: check,
    },
  }),
  OpenApi: {
    type: 'object',
    description: 'An OpenAPI 3.1 document.',
    required: ['openapi', 'info', 'paths', 'components'],
    properties: {
      openapi: text(),
      info: { type: 'object' },
      paths: { type: 'object' },
      components: { type: 'object' },
    },
    additionalProperties: true,
  },
};
