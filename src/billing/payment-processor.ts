import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, notFound } from '../common/errors.js';

/** Injects the payment processor; null if the operator has configured none. */
export const PAYMENT_PROCESSOR = Symbol('payment-processor');

/** A payment processor. All that differs between processors is here. */
export interface PaymentProcessor {
  /** Its name in `/webhooks/{processor}` and in the tables. */
  readonly name: string;

  /**
   * Opens a checkout at the processor. Throws an ApiError with a text for the buyer if the processor is down or
   * refuses.
   */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;

  /**
   * Returns the event of a webhook call; null for an irrelevant kind. Throws ApiError 400 if the signature on the raw
   * bytes is missing, wrong or stale, or if the event is malformed.
   */
  verify(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null;
}

export interface CheckoutOrder {
  readonly accountId: number;
  readonly pack: string;
  readonly description: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** Idempotency key: the same order with the same key opens one checkout. */
  readonly idempotencyKey: string;
  /** Where the processor redirects the buyer. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
}

export type PaymentEventKind =
  'paid' | 'failed' | 'expired' | 'refunded' | 'dispute_opened' | 'dispute_won' | 'dispute_lost';

/** An event of a payment, in terms that fit every processor. */
export interface PaymentEvent {
  /** The processor's id of the event; the same for every delivery. */
  readonly id: string;
  readonly kind: PaymentEventKind;
  /** Set for `paid`, `failed` and `expired`. */
  readonly checkoutId: string | null;
  /** The payment that a checkout led to; refunds and disputes name only this. */
  readonly paymentId: string | null;
  readonly disputeId: string | null;
  /** Paid; refunded so far, including earlier refunds; disputed. In the currency's smallest unit. */
  readonly amount: number | null;
  /** ISO 4217, in lower case. */
  readonly currency: string | null;
}

export type PaymentFacts = Omit<PaymentEvent, 'id'>;

/** Errors that refuse a payment event. The processors and the OpenAPI document create them here. */
export const badSignature = (reason: string) =>
  new ApiError(
    400,
    'invalid_signature',
    `${reason}: check STRIPE_WEBHOOK_SECRET and the clocks of both sides.`,
  );

export const invalidEvent = (reason: string) =>
  new ApiError(400, 'invalid_event', `${reason}: the event was ignored.`);

export const paymentsOff = () => notFound('Payments are not configured on this service.');

export const noSuchProcessor = () => notFound('No payment processor has this name.');
