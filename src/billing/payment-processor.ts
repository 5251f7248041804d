import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, notFound } from '../common/errors.js';

/** Injects the processor that takes the payments; null where the operator has set up none. */
export const PAYMENT_PROCESSOR = Symbol('payment-processor');

/** What has to be known of a payment processor; everything else about payments is the same for all of them. */
export interface PaymentProcessor {
  /** Its name in `/webhooks/{processor}` and in the tables. */
  readonly name: string;

  /** Opens a checkout at the processor. Throws ApiError, fit to be shown, when the processor is down or refuses. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;

  /**
   * The event that a webhook call brings; null for a kind that is of no concern here. Throws ApiError 400 when the
   * signature on the raw bytes is missing, wrong or stale, and when the event cannot be understood.
   */
  verify(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null;
}

/** What is to be paid. */
export interface CheckoutOrder {
  readonly accountId: number;
  readonly pack: string;
  readonly description: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** The same order made again with the same key is the same checkout. */
  readonly idempotencyKey: string;
  /** Where the buyer returns to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout that waits for its buyer. */
export interface Checkout {
  readonly id: string;
  /** Where the buyer pays. */
  readonly url: string;
}

export const PAYMENT_EVENT_KINDS = [
  'paid',
  'failed',
  'expired',
  'refunded',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** One thing that happened to a payment, in words that fit every processor. */
export interface PaymentEvent {
  /** The processor's id of the event: delivered twice, it is still the same event. */
  readonly id: string;
  readonly kind: PaymentEventKind;
  /** Of `paid`, `failed` and `expired`. */
  readonly checkoutId: string | null;
  /** The payment that a checkout led to; refunds and disputes know nothing but this. */
  readonly paymentId: string | null;
  readonly disputeId: string | null;
  /** Paid; refunded up to now, earlier refunds included; disputed. In the currency's smallest unit. */
  readonly amount: number | null;
  /** ISO 4217, in lower case. */
  readonly currency: string | null;
}

/** Why a payment event is refused. The processors and the OpenAPI document make these errors here. */
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
