import { invalidEvent } from '../event-errors.js';
import { isRecord } from '../../http/fields.js';
import type { PaymentEvent, PaymentEventKind } from '../payment-processor.js';

type Part = Omit<PaymentEvent, 'id'>;
type Reader = (object: Record<string, unknown>) => Part | null;

/** The kinds of Stripe's events that are of concern here. https://docs.stripe.com/api/events/types */
const READERS: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': (session) => (isSettled(session) ? checkoutPart('paid', session) : null),
  'checkout.session.async_payment_succeeded': (session) => checkoutPart('paid', session),
  'checkout.session.async_payment_failed': (session) => checkoutPart('failed', session),
  'checkout.session.expired': (session) => checkoutPart('expired', session),
  'charge.refunded': (charge) => paymentPart('refunded', charge, amountOf(charge, 'amount_refunded')),
  'charge.dispute.created': (dispute) => disputePart('dispute_opened', dispute),
  'charge.dispute.closed': (dispute) =>
    disputePart(isGivenUp(dispute) ? 'dispute_won' : 'dispute_lost', dispute),
};

/** A Stripe event in this service's words; null for a kind that does not matter here. Throws ApiError 400. */
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

/** A session that was completed but not paid yet is heard of again (async_payment_…). */
const isSettled = (session: Record<string, unknown>): boolean =>
  session['payment_status'] === 'paid' || session['payment_status'] === 'no_payment_required';

/** An inquiry that came to nothing ends as `warning_closed`. */
const isGivenUp = (dispute: Record<string, unknown>): boolean =>
  dispute['status'] === 'won' || dispute['status'] === 'warning_closed';

/** null for sessions that sell nothing: subscriptions, cards that are only stored. */
function checkoutPart(kind: PaymentEventKind, session: Record<string, unknown>): Part | null {
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

/** null for a charge without a PaymentIntent: those that Checkout makes have one. */
function paymentPart(kind: PaymentEventKind, charge: Record<string, unknown>, amount: number): Part | null {
  const paymentId = referenceOf(charge, 'payment_intent');
  if (paymentId === null) return null;
  return { kind, checkoutId: null, paymentId, disputeId: null, amount, currency: currencyOf(charge) };
}

function disputePart(kind: PaymentEventKind, dispute: Record<string, unknown>): Part | null {
  const part = paymentPart(kind, dispute, amountOf(dispute, 'amount'));
  return part && { ...part, disputeId: idOf(dispute, 'id') };
}

function idOf(object: Record<string, unknown>, key: string): string {
  const id = object[key];
  if (typeof id !== 'string' || !/^[\w.:-]{1,255}$/.test(id)) throw malformed(key);
  return id;
}

/** The id of another object, which may be expanded; null without one. */
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
