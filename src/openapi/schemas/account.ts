import { CREDIT_ENTRY_KINDS } from '../../credits/credit-entry.entity.js';
import type { Schema } from '../../http/openapi-types.js';
import { flag, integer, listOf, moment, orNull, record, schemaRef, text } from './schema.js';

const creditsRemaining: Schema = {
  description: 'The credits left; `unlimited` for administrators.',
  anyOf: [{ type: 'integer', minimum: 0 }, { const: 'unlimited' }],
};

export const ACCOUNT_SCHEMAS: Readonly<Record<string, Schema>> = {
  Me: record('The caller.', {
    user: record('The account that the key belongs to.', {
      id: integer(undefined, 1),
      email: text(),
      name: text(),
      admin: flag('Administrators are not metered.'),
    }),
    credits_remaining: creditsRemaining,
    can_edit: flag('Whether the key may create, change and delete.'),
    api_key: record('The key of this call.', {
      prefix: text('Its beginning, to recognise it by.'),
      created_at: moment(),
      last_used_at: orNull(moment('To the minute.')),
    }),
  }),
  UsageEntry: record('An entry of the ledger.', {
    kind: { type: 'string', enum: CREDIT_ENTRY_KINDS },
    credits: { type: 'integer', description: 'Added when positive, taken when negative.' },
    operation: orNull(text('Of usage: method and route.')),
    from: moment('The beginning of what the entry sums up.'),
    to: moment('Its end.'),
    balance_after: integer('The balance once the entry was made.'),
    reference: orNull(text('Where it comes from: a payment’s id, an operator’s reason.')),
  }),
  UsageList: record('What explains the balance, newest first.', {
    credits_remaining: creditsRemaining,
    entries: listOf('UsageEntry'),
    meta: schemaRef('ListMeta'),
  }),
};
