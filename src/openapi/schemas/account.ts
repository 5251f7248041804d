import { CREDIT_ENTRY_KINDS } from '../../credits/credits.entities.js';
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

export const ACCOUNT_SCHEMAS: Readonly<Record<string, Schema>> = {
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
    can_edit: flag('Whether the key may create, change and delete.'),
    api_key: schemaRef('ApiKey'),
  }),
  User: record('The account that the key belongs to.', {
    id: integer('The id of the account.', 1),
    email: text(),
    name: text(),
    admin: flag('Administrators are not metered.'),
  }),
  ApiKey: record('The key of this call.', {
    prefix: text('Its beginning, to recognise it by.'),
    created_at: moment(),
    last_used_at: orNull(moment('When it was last used, in UTC to the minute.')),
  }),
  UsageEntry: record('An entry of the ledger.', {
    kind: word(CREDIT_ENTRY_KINDS, 'What the entry is.'),
    credits: { type: 'integer', description: 'Added when positive, taken when negative.' },
    operation: orNull(text('Of usage: method and route.')),
    from: moment('The beginning of what the entry sums up.'),
    to: moment('Its end.'),
    balance_after: integer('The balance once the entry was made.'),
    reference: orNull(text('Where it comes from: a payment’s id, an operator’s reason.')),
  }),
  UsageList: record('What explains the balance, newest first.', {
    credits_remaining: schemaRef('CreditsRemaining'),
    entries: listOf('UsageEntry'),
    meta: schemaRef('ListMeta'),
  }),
};
