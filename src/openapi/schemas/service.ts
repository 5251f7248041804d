import type { Schema } from '../../http/openapi-types.js';
import {
  flag,
  integer,
  listOf,
  moment,
  orNull,
  record,
  schemaRef,
  text,
  word,
} from '../../http/json-schema.js';
import { CREDIT_ENTRY_KINDS } from '../../credits/credits.entities.js';

const problem = record('One problem of a request.', {
  field: text('The field as the request names it: `person.emails[0].address`.', 'source'),
  code: text('For programs: `required`, `unknown_field`, `invalid_format` …', 'required'),
  message: text('For people.', 'source is required.'),
});

export const error = {
  error: text('What went wrong, for programs.', 'validation_failed'),
  message: text('One sentence for people, with the fix.', 'source is required.'),
  details: listOf('ErrorDetail', 'All problems of the request.'),
  request_id: text(
    'The same as X-Request-Id; identifies the call in the operator’s log.',
    '8f14e45f-ceea-467f-a0e6-1f0c6d9d2b11',
  ),
} satisfies Record<string, Schema>;

const shortage = {
  credits_remaining: integer('The credits left.', 0, 0),
  credits_required: integer('The cost of the call.', 0, 1),
};

const rfc9457 = {
  type: text('Always about:blank.', 'about:blank'),
  title: text('The phrase of the HTTP status.', 'Unprocessable Entity'),
  status: integer('The HTTP status.', 300, 422),
  detail: text('The same as message.', 'source is required.'),
  instance: text('The path of the request.', '/api/v1/people'),
} satisfies Record<string, Schema>;

const age = (description: string, example: number): Schema => ({ type: 'number', description, example });

const check = record(
  'A dependency of the service.',
  {
    status: word(['ok', 'unavailable'], 'Whether it is available.'),
    last_success_age: {
      type: ['number', 'null'],
      description: 'Seconds since it was last known to be available; null if it never was.',
      example: 0.4,
    },
  },
  {
    oldest_unindexed_write_age: age(
      'For `indexing`: age in seconds of the oldest write that is not indexed.',
      0.1,
    ),
    oldest_unindexed_load_age: age('For `indexing`: the same for imported records.', 0),
  },
);

export const SERVICE_SCHEMAS: Readonly<Record<string, Schema>> = {
  ErrorDetail: problem,
  Error: record('The body of every error.', error),
  InsufficientCredits: record('Too few credits.', { ...error, ...shortage }),
  Problem: record(
    'The same facts in the form of RFC 9457, with Accept: application/problem+json.',
    { ...rfc9457, ...error },
    {
      ...shortage,
      conflicts: listOf('FindingConflict', 'When findings are accepted: the conflicting records.'),
    },
  ),
  PaymentEvent: {
    type: 'object',
    description: 'An event as the processor documents it. Forward the signed bytes unchanged.',
    additionalProperties: true,
  },
  PaymentEventReply: record('The event was received.', {
    received: { type: 'boolean', description: 'Always true.', example: true },
  }),
  HealthCheck: check,
  Liveness: record('The process is running.', { status: word(['ok'], 'Always `ok`.') }),
  Readiness: record('The readiness of the service.', {
    status: word(
      ['ok', 'degraded', 'draining', 'unavailable'],
      '`degraded`: some calls use a fallback (PostgreSQL searches while the search index is down), fail (writes while the disk is full) or lag (searches while writes are not indexed). `draining`: the process is shutting down.',
    ),
    checks: {
      type: 'object',
      description:
        'By name: `database`, `schema`, `disk`, `indexing`, and what else is configured, such as `search_index` and `queue`.',
      additionalProperties: schemaRef('HealthCheck'),
    },
  }),
  OpenApi: {
    type: 'object',
    description: 'An OpenAPI 3.1 document.',
    additionalProperties: true,
  },
  CreditsRemaining: {
    description: 'The credits left, or `unlimited` for administrators.',
    anyOf: [
      { type: 'integer', format: 'int64', minimum: 0, example: 987 },
      { type: 'string', enum: ['unlimited'], example: 'unlimited' },
    ],
  },
  Me: record('The caller.', {
    user: schemaRef('User'),
    credits_remaining: schemaRef('CreditsRemaining'),
    can_edit: flag('Whether the key may create, change and delete.', true),
    api_key: schemaRef('ApiKey'),
  }),
  User: record('The account that the key belongs to.', {
    id: integer('The id of the account.', 1),
    email: text(),
    name: text(),
    admin: flag('Administrators are not metered.', false),
  }),
  ApiKey: record('The key of this call.', {
    prefix: text('Its beginning, to recognise it by.', 'dir_8sKq2LwZ'),
    created_at: moment(),
    last_used_at: orNull(moment('When it was last used, in UTC to the minute.', '2026-02-14T16:05:00.000Z')),
  }),
  UsageEntry: record('An entry of the ledger.', {
    kind: word(CREDIT_ENTRY_KINDS, 'What the entry is.'),
    credits: { type: 'integer', description: 'Added when positive, taken when negative.', example: -13 },
    operation: orNull(text('Of usage: method and route.', 'GET /api/v1/people/{public_id}')),
    from: moment('The beginning of what the entry sums up.', '2026-02-14T16:00:00.000Z'),
    to: moment('Its end.', '2026-02-14T17:00:00.000Z'),
    balance_after: integer('The balance once the entry was made.', 0, 987),
    reference: orNull(text('Where it comes from: a payment’s id, an operator’s reason.', 'pi_3Q2kL1')),
  }),
  UsageList: record('What explains the balance, newest first.', {
    credits_remaining: schemaRef('CreditsRemaining'),
    entries: listOf('UsageEntry', 'The entries of this page, newest first.'),
    meta: schemaRef('ListMeta'),
  }),
};
