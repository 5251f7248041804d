import type { IncomingHttpHeaders } from 'node:http';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import {
  invalidEvent,
  type PaymentEvent,
  type PaymentEventKind,
  type PaymentFacts,
  type Checkout,
  type CheckoutOrder,
  type PaymentProcessor,
  badSignature,
} from './payment-processor.js';
import { isRecord } from '../values/json.js';
import type { StripeSettings } from '../config/config.js';
import { ApiError } from '../common/errors.js';

type Reader = (object: Record<string, unknown>) => PaymentFacts | null;

/** Readers of the relevant Stripe event types. https://docs.stripe.com/api/events/types */
const READERS: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': (session) => (isSettled(session) ? checkoutPart('paid', session) : null),
  'checkout.session.async_payment_succeeded': (session) => checkoutPart('paid', session),
  'checkout.session.async_payment_failed': (session) => checkoutPart('failed', session),
  'checkout.session.expired': (session) => checkoutPart('expired', session),
  'charge.refunded': (charge) => paymentPart('refunded', charge, amountOf(charge, 'amount_refunded')),
  'charge.dispute.created': (dispute) => disputePart('dispute_opened', dispute),
  'charge.dispute.closed': (dispute) => disputePart(isWon(dispute) ? 'dispute_won' : 'dispute_lost', dispute),
};

/** Converts a Stripe event; returns null for an irrelevant type. Throws ApiError 400. */
export function readStripeEvent(event: unknown): PaymentEvent | null {
  if (!isRecord(event)) throw malformed('the event');
  const type = event['type'];
  if (typeof type !== 'string') throw malformed('type');
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!reader) return null;
  const data = event['data'];
  const object = isRecord(data) ? data['object'] : undefined;
  if (!isRecord(object)) throw malformed('data.object');
  const part = reader(object);
  return part && { id: idOf(event, 'id'), ...part };
}

/** A completed session that is not paid yet is followed by an async_payment_… event. */
const isSettled = (session: Record<string, unknown>): boolean =>
  session['payment_status'] === 'paid' || session['payment_status'] === 'no_payment_required';

/** An inquiry that does not become a dispute ends as `warning_closed`. */
const isWon = (dispute: Record<string, unknown>): boolean =>
  dispute['status'] === 'won' || dispute['status'] === 'warning_closed';

/** Returns null for sessions that sell nothing: subscriptions, stored cards. */
function checkoutPart(kind: PaymentEventKind, session: Record<string, unknown>): PaymentFacts | null {
  if ((session['mode'] ?? 'payment') !== 'payment') return null;
  const paid = kind === 'paid';
  return {
    kind,
    checkoutId: idOf(session, 'id'),
    paymentId: referenceOf(session, 'payment_intent'),
    disputeId: null,
    amount: paid ? amountOf(session, 'amount_total') : null,
    currency: paid ? currencyOf(session) : null,
  };
}

/** Returns null for a charge without a PaymentIntent: charges of Checkout have one. */
function paymentPart(
  kind: PaymentEventKind,
  charge: Record<string, unknown>,
  amount: number,
): PaymentFacts | null {
  const paymentId = referenceOf(charge, 'payment_intent');
  if (paymentId === null) return null;
  return { kind, checkoutId: null, paymentId, disputeId: null, amount, currency: currencyOf(charge) };
}

function disputePart(kind: PaymentEventKind, dispute: Record<string, unknown>): PaymentFacts | null {
  const part = paymentPart(kind, dispute, amountOf(dispute, 'amount'));
  return part && { ...part, disputeId: idOf(dispute, 'id') };
}

function idOf(object: Record<string, unknown>, key: string): string {
  const id = object[key];
  if (typeof id !== 'string' || !/^[\w.:-]{1,255}$/.test(id)) throw malformed(key);
  return id;
}

/** The id of a referenced object, which may be expanded, or null. */
function referenceOf(object: Record<string, unknown>, key: string): string | null {
  const reference = object[key] ?? null;
  if (reference === null) return null;
  return isRecord(reference) ? idOf(reference, 'id') : idOf(object, key);
}

function amountOf(object: Record<string, unknown>, key: string): number {
  const amount = object[key];
  if (!Number.isSafeInteger(amount) || (amount as number) < 0) throw malformed(key);
  return amount as number;
}

function currencyOf(object: Record<string, unknown>): string {
  const currency = object['currency'];
  if (typeof currency !== 'string' || !/^[a-z]{3}$/i.test(currency)) throw malformed('currency');
  return currency.toLowerCase();
}

const malformed = (field: string) => invalidEvent(`${field} is missing or not as Stripe documents it`);

/** Maximum age of a signature, which limits replays of an intercepted call. */
const TOLERANCE_SECONDS = 300;
/** A user waits for the page; with the retry, Stripe has twice this time. */
const TIMEOUT_MS = 6_000;

export class StripeProcessor implements PaymentProcessor {
  readonly name = 'stripe';
  private readonly logger = new Logger('Stripe');
  private readonly stripe: Stripe;
  /** Whether the key is a live mode key; null if its prefix does not show it. */
  private readonly livemode: boolean | null;

  constructor(
    private readonly settings: StripeSettings,
    timeoutMs = TIMEOUT_MS,
  ) {
    const mode = /^(?:sk|rk)_(live|test)_/.exec(settings.secretKey)?.[1];
    this.livemode = mode === undefined ? null : mode === 'live';
    this.stripe = new Stripe(settings.secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...addressOf(settings.apiBase),
    });
  }

  async startCheckout(order: CheckoutOrder): Promise<Checkout> {
    const metadata = { account_id: String(order.accountId), pack: order.pack };
    const session = await this.stripe.checkout.sessions
      .create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency,
                unit_amount: order.amount,
                product_data: { name: order.description },
              },
            },
          ],
          // Charges the pack's price in its own currency: any other amount would be flagged for review.
          adaptive_pricing: { enabled: false },
          client_reference_id: String(order.accountId),
          metadata,
          payment_intent_data: { metadata, description: order.description },
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: order.idempotencyKey },
      )
      .catch((error: unknown) => {
        throw this.unavailable(error);
      });
    // The library treats a response as a success unless it has the form of a Stripe error, even if another server sent
    // it.
    if (!session.id || !session.url)
      throw this.unavailable(new Error('the response is not a checkout session'));
    return { id: session.id, url: session.url };
  }

  verify(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string' || signature === '') {
      throw badSignature('The Stripe-Signature header is missing');
    }
    let event: unknown;
    try {
      event = this.stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.settings.webhookSecret,
        TOLERANCE_SECONDS,
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw badSignature('The signature is wrong, or older than five minutes');
      }
      throw invalidEvent('The body is not a Stripe event in JSON');
    }
    return this.isOfOtherMode(event) ? null : readStripeEvent(event);
  }

  /**
   * A payment in test mode moves no money, and a payment in live mode cannot belong to a test key. Such an event gets
   * 200, as Stripe requires: endpoints of platforms receive the events of both modes.
   */
  private isOfOtherMode(event: unknown): boolean {
    const { id, type, livemode } = isRecord(event) ? event : {};
    if (this.livemode === null || typeof livemode !== 'boolean' || livemode === this.livemode) return false;
    this.logger.warn({
      event: id,
      type,
      livemode,
      msg: `An event of ${livemode ? 'live' : 'test'} mode was ignored: STRIPE_SECRET_KEY is a key of ${livemode ? 'test' : 'live'} mode`,
    });
    return true;
  }

  /** Creates the buyer's error; logs the details for the operator. */
  private unavailable(error: unknown): ApiError {
    this.logger.error({ ...errorDetails(error), msg: 'Opening a Stripe checkout failed' });
    return new ApiError(
      503,
      'payments_unavailable',
      'The payment service is unavailable and nothing was charged: retry in a few minutes.',
      { headers: { 'Retry-After': '60' } },
    );
  }
}

/** The parts of Stripe's error that help an operator. Its text may contain parts of the key. */
function errorDetails(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return { reason: (error as Error).message };
  const { type, param, statusCode, requestId } = error;
  const code = error.code ?? (error.detail as { code?: string } | undefined)?.code;
  const reason = error.message.replace(/\b(sk|rk|pk|whsec)_[\w*]+/g, '$1_***');
  return { type, code, param, statusCode, stripeRequestId: requestId, reason };
}

function addressOf(apiBase: string | null) {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? 443 : 80) } as const;
}
