import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_4f1c2b9d8e7a6051';

const id = (prefix: string) => `${prefix}_1S${randomBytes(11).toString('hex')}`;
const API_VERSION = '2026-10-28.endive';

/** An event as Stripe sends it: https://docs.stripe.com/api/events/object */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  data: { object: Record<string, any> };
  [key: string]: unknown;
}

function event(type: string, object: Record<string, unknown>): StripeEvent {
  return {
    id: id('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: 1_790_000_000,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** Distinguishes the objects of one payment from those of another. */
export interface Payment {
  /** The metadata of the checkout session. */
  readonly checkout: string;
  readonly payment: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
}

export const paymentOf = (checkout: string, facts: Partial<Payment> = {}): Payment => ({
  checkout,
  payment: id('pi'),
  charge: id('ch'),
  amount: 1_000,
  currency: 'usd',
  metadata: { account_id: '1', pack: 'small' },
  ...facts,
});

type Overrides = Record<string, unknown>;

/** Builds a checkout session: https://docs.stripe.com/api/checkout/sessions/object */
const session = (payment: Payment, overrides: Overrides) => ({
  id: payment.checkout,
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  amount_subtotal: payment.amount,
  amount_total: payment.amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  cancel_url: 'http://localhost:3000/account?checkout=cancelled',
  client_reference_id: payment.metadata['account_id'] ?? null,
  created: 1_790_000_000,
  currency: payment.currency,
  customer: null,
  customer_details: {
    address: null,
    email: 'buyer@example.org',
    name: 'Bea Buyer',
    phone: null,
    tax_ids: [],
  },
  expires_at: 1_790_086_400,
  livemode: false,
  metadata: payment.metadata,
  mode: 'payment',
  payment_intent: payment.payment,
  payment_method_types: ['card'],
  payment_status: 'paid',
  status: 'complete',
  success_url: 'http://localhost:3000/account?checkout=done',
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  url: null,
  ...overrides,
});

/** Builds a charge: https://docs.stripe.com/api/charges/object */
const charge = (payment: Payment, overrides: Overrides) => ({
  id: payment.charge,
  object: 'charge',
  amount: payment.amount,
  amount_captured: payment.amount,
  amount_refunded: 0,
  billing_details: { address: null, email: 'buyer@example.org', name: 'Bea Buyer', phone: null },
  captured: true,
  created: 1_790_000_000,
  currency: payment.currency,
  customer: null,
  disputed: false,
  livemode: false,
  metadata: payment.metadata,
  paid: true,
  payment_intent: payment.payment,
  payment_method_details: { card: { brand: 'visa', last4: '4242' }, type: 'card' },
  refunded: false,
  status: 'succeeded',
  ...overrides,
});

/** Builds a dispute: https://docs.stripe.com/api/disputes/object */
const dispute = (payment: Payment, overrides: Overrides) => ({
  id: `dp_${payment.charge}`,
  object: 'dispute',
  amount: payment.amount,
  balance_transactions: [],
  charge: payment.charge,
  created: 1_790_000_000,
  currency: payment.currency,
  evidence_details: { due_by: 1_791_000_000, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: payment.payment,
  reason: 'fraudulent',
  status: 'needs_response',
  ...overrides,
});

/** Builds events, one function for each type that the service handles. */
export const stripeEvents = {
  completed: (payment: Payment, overrides: Overrides = {}) =>
    event('checkout.session.completed', session(payment, overrides)),
  completedUnpaid: (payment: Payment, overrides: Overrides = {}) =>
    event('checkout.session.completed', session(payment, { payment_status: 'unpaid', ...overrides })),
  asyncSucceeded: (payment: Payment, overrides: Overrides = {}) =>
    event('checkout.session.async_payment_succeeded', session(payment, overrides)),
  asyncFailed: (payment: Payment, overrides: Overrides = {}) =>
    event(
      'checkout.session.async_payment_failed',
      session(payment, { payment_status: 'unpaid', ...overrides }),
    ),
  expired: (payment: Payment, overrides: Overrides = {}) =>
    event(
      'checkout.session.expired',
      session(payment, { payment_status: 'unpaid', status: 'expired', payment_intent: null, ...overrides }),
    ),
  /** `refunded` is the total refunded so far. */
  refunded: (payment: Payment, refunded: number, overrides: Overrides = {}) =>
    event(
      'charge.refunded',
      charge(payment, { amount_refunded: refunded, refunded: refunded === payment.amount, ...overrides }),
    ),
  disputeCreated: (payment: Payment, overrides: Overrides = {}) =>
    event('charge.dispute.created', dispute(payment, overrides)),
  disputeClosed: (payment: Payment, status: string, overrides: Overrides = {}) =>
    event('charge.dispute.closed', dispute(payment, { status, ...overrides })),
  /** A type that the service ignores. */
  other: (payment: Payment) => event('charge.succeeded', charge(payment, {})),
};

const stripe = new Stripe('sk_test_unused');

/** Computes the header that Stripe sends with these bytes. */
export const signatureOf = (payload: string, options: { secret?: string; timestamp?: number } = {}): string =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...options });
