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

const rfc9457 = {
  type: text('Always about:blank.'),
  title: text('The error code in words.'),
  status: integer('The HTTP status.', 300),
  detail: text('The same as message.'),
  instance: text('The path of the request.'),
};

const status: Schema = { type: 'string', enum: ['ok', 'unavailable'] };

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
  Health: {
    type: 'object',
    description: 'Whether the service is well.',
    required: ['status'],
    properties: {
      status,
      checks: record('What readiness depends on.', { database: status }),
    },
  },
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
