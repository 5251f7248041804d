import type { PaymentFacts } from './payment-processor.js';
import type { PurchaseStatus } from './billing.entities.js';

/** The terms of the checkout, and the payment that it led to, if known. */
export interface Terms {
  readonly checkoutId: string;
  readonly paymentId: string | null;
  readonly credits: number;
  readonly amount: number;
  readonly currency: string;
  /** False if no account can get the credits. */
  readonly payable: boolean;
}

export interface Outcome {
  readonly status: PurchaseStatus;
  /** All of the credits, or none. */
  readonly granted: number;
  /** Granted credits that refunds and disputes took back. */
  readonly takenBack: number;
}

type Money = Pick<PaymentFacts, 'amount' | 'currency'>;

/**
 * Computes the state of a purchase from all of its events. Their order and repetitions do not matter: of refunds the
 * highest total counts, of disputes whether they were won.
 */
export function outcomeOf(terms: Terms, events: readonly PaymentFacts[]): Outcome {
  const paid = events.filter(({ kind, checkoutId }) => kind === 'paid' && checkoutId === terms.checkoutId);
  if (paid.length === 0) return { status: unpaidStatus(events), granted: 0, takenBack: 0 };

  const agreed = terms.payable && paid.some((payment) => matchesTerms(payment, terms));
  const price = agreed ? terms : paid.reduce((most, one) => (worth(one) > worth(most) ? one : most));
  const lost = moneyLost(price, events);
  const all = lost > 0 && lost >= worth(price);
  if (!agreed) return { status: all ? 'refunded' : 'needs_review', granted: 0, takenBack: 0 };
  return {
    status: hasOpenDispute(events) ? 'disputed' : all ? 'refunded' : lost > 0 ? 'partly_refunded' : 'paid',
    granted: terms.credits,
    takenBack: shareOf(terms.credits, lost, terms.amount),
  };
}

const matchesTerms = (payment: PaymentFacts, terms: Terms): boolean =>
  payment.amount === terms.amount &&
  payment.currency === terms.currency &&
  payment.paymentId === terms.paymentId;

function unpaidStatus(events: readonly PaymentFacts[]): PurchaseStatus {
  if (events.some(({ kind }) => kind === 'failed')) return 'failed';
  return events.some(({ kind }) => kind === 'expired') ? 'expired' : 'pending';
}

const worth = ({ amount }: Money): number => amount ?? 0;

/** Money refunded or withheld, at most the price: a payment can be refunded and disputed at once. */
function moneyLost(price: Money, events: readonly PaymentFacts[]): number {
  // Amounts in another currency cannot be compared; such an event counts for the whole payment.
  const lostBy = (event: PaymentFacts) => worth(event.currency === price.currency ? event : price);
  const refunded = Math.max(0, ...events.filter(({ kind }) => kind === 'refunded').map(lostBy));
  const disputes = new Map<string | null, number>();
  for (const event of events) {
    if (event.kind !== 'dispute_opened' && event.kind !== 'dispute_lost') continue;
    disputes.set(event.disputeId, Math.max(disputes.get(event.disputeId) ?? 0, lostBy(event)));
  }
  for (const { kind, disputeId } of events) if (kind === 'dispute_won') disputes.delete(disputeId);
  const disputed = [...disputes.values()].reduce((sum, amount) => sum + amount, 0);
  return Math.min(refunded + disputed, worth(price));
}

function hasOpenDispute(events: readonly PaymentFacts[]): boolean {
  const closed = new Set(
    events
      .filter(({ kind }) => kind === 'dispute_won' || kind === 'dispute_lost')
      .map(({ disputeId }) => disputeId),
  );
  return events.some(({ kind, disputeId }) => kind === 'dispute_opened' && !closed.has(disputeId));
}

/** The share of the credits for a part of the money. Rounded down; exact for the whole amount. */
const shareOf = (credits: number, part: number, whole: number): number =>
  Number((BigInt(credits) * BigInt(part)) / BigInt(whole));
