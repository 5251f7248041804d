import { badSignature, invalidEvent, paymentsOff } from '../billing/payment-processor.js';
import type { Operation, Parameter, Response } from '../http/openapi-types.js';
import { errorResponse } from './responses.js';
import { schemaRef } from '../http/json-schema.js';

/** Webhook parameters, in place of a key: the processor's name and its signature. */
export const EVENT_PARAMETERS: readonly Parameter[] = [
  {
    name: 'processor',
    in: 'path',
    required: true,
    description: 'The configured payment processor.',
    schema: { type: 'string', enum: ['stripe'] },
    example: 'stripe',
  },
  {
    name: 'Stripe-Signature',
    in: 'header',
    required: true,
    description:
      'The time, and an HMAC-SHA256 of it and of the raw body with the webhook’s secret: `t=1770000000,v1=5257a869…`. Valid for five minutes.',
    schema: { type: 'string', minLength: 1 },
  },
];

export const EVENT_BODY: NonNullable<Operation['requestBody']> = {
  required: true,
  content: {
    'application/json': {
      schema: schemaRef('PaymentEvent'),
      example: {
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        livemode: true,
        data: { object: { id: 'cs_live_1', object: 'checkout.session', payment_status: 'paid' } },
      },
    },
  },
};

/** Errors of the webhook that differ from those of other calls, by status. */
export const EVENT_ERRORS: Readonly<Record<number, Response>> = {
  400: errorResponse({
    name: 'InvalidEvent',
    description: 'The signature is missing, wrong or too old; or the body is not an event.',
    example: badSignature('The signature is wrong, or older than five minutes'),
    others: [invalidEvent('The body is not a Stripe event in JSON')],
  }),
  404: errorResponse({
    name: 'NoPaymentProcessor',
    description: 'This payment processor is not configured.',
    example: paymentsOff(),
  }),
};
