import { Injectable, Logger } from '@nestjs/common';
import { Ledger } from '../credits/ledger.js';
import { Database, statement } from '../database/database.js';
import { outcomeOf, type Outcome, type Terms } from './outcome.js';
import type { PaymentEvent, PaymentFacts } from './payment-processor.js';
import type { Purchase } from './billing.entities.js';

/** Serializes the events of one payment, even while its purchase is unknown. */
const LOCK_PAYMENT = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`);
const STORE_EVENT = statement(`
  INSERT INTO payment_events (processor, event_id, kind, checkout_id, payment_id, dispute_id, amount, currency)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (processor, event_id) DO NOTHING RETURNING event_id`);
const FIND_PURCHASE = statement(`
  SELECT p.id, p.checkout_id, p.payment_id, p.credits, p.amount, p.currency, p.credits_granted,
         p.credits_taken_back, b.account_id
  FROM purchases p LEFT JOIN credit_balances b ON b.account_id = p.account_id
  WHERE p.processor = $1 AND (p.checkout_id = $2 OR ($2::text IS NULL AND p.payment_id = $3)) FOR UPDATE OF p`);
const LINK = statement(`
  UPDATE purchases SET payment_id = $3 WHERE id = $1 AND payment_id IS NULL
  AND NOT EXISTS (SELECT FROM purchases WHERE processor = $2 AND payment_id = $3) RETURNING payment_id`);
const EVENTS = statement(`
  SELECT kind, checkout_id AS "checkoutId", payment_id AS "paymentId", dispute_id AS "disputeId", amount, currency
  FROM payment_events WHERE processor = $1 AND (checkout_id = $2 OR payment_id = $3)`);
const SETTLE = statement(`
  UPDATE purchases SET status = $2, credits_granted = $3, credits_taken_back = $4, updated_at = now() WHERE id = $1`);

type PurchaseRow = Omit<Purchase, 'processor' | 'pack' | 'status' | 'created_at' | 'updated_at'>;

/**
 * Turns payment events into credits; event and ledger entry share one commit. Events may repeat and arrive in any
 * order.
 */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly db: Database,
    private readonly ledger: Ledger,
  ) {}

  /** Processes an event. A known event changes nothing. */
  async take(processor: string, event: PaymentEvent): Promise<void> {
    const result = await this.db.transaction(async () => {
      await this.db.query(LOCK_PAYMENT, [`${processor}:${event.paymentId ?? event.checkoutId}`]);
      if (!(await this.storeEvent(processor, event))) return null;
      const purchase = await this.find(processor, event);
      return purchase ? this.settle(processor, purchase) : 'unknown';
    });
    this.report(result, processor, event);
  }

  /** Stores the event; false if it was stored before. */
  private async storeEvent(processor: string, event: PaymentEvent): Promise<boolean> {
    const { id, kind, checkoutId, paymentId, disputeId, amount, currency } = event;
    const values = [processor, id, kind, checkoutId, paymentId, disputeId, amount, currency];
    return (await this.db.query(STORE_EVENT, values)).length > 0;
  }

  /** Locks and returns the purchase of an event; links the payment to it if the event is its checkout's. */
  private async find(processor: string, event: PaymentEvent): Promise<PurchaseRow | null> {
    const { checkoutId, paymentId } = event;
    const [purchase] = await this.db.query<PurchaseRow>(FIND_PURCHASE, [processor, checkoutId, paymentId]);
    if (!purchase) return null;
    if (purchase.payment_id !== null || paymentId === null) return purchase;
    const linked = await this.db.query(LINK, [purchase.id, processor, paymentId]);
    return linked.length > 0 ? { ...purchase, payment_id: paymentId } : purchase;
  }

  /** Updates ledger and purchase to the state that all events add up to. */
  private async settle(processor: string, purchase: PurchaseRow): Promise<Outcome> {
    const { id, checkout_id, payment_id, account_id: accountId } = purchase;
    const events = await this.db.query<PaymentFacts>(EVENTS, [processor, checkout_id, payment_id]);
    const outcome = outcomeOf(termsOf(purchase), events);
    if (accountId !== null) {
      const post = async (kind: 'purchase' | 'refund', credits: number) => {
        if (credits !== 0) await this.ledger.post({ accountId, kind, credits, reference: checkout_id });
      };
      await post('purchase', outcome.granted - purchase.credits_granted);
      await post('refund', purchase.credits_taken_back - outcome.takenBack);
    }
    await this.db.query(SETTLE, [id, outcome.status, outcome.granted, outcome.takenBack]);
    return outcome;
  }

  private report(result: Outcome | 'unknown' | null, processor: string, event: PaymentEvent): void {
    if (result === null) return;
    const { id, kind, checkoutId, paymentId } = event;
    const facts = { processor, event: id, kind, checkoutId, paymentId };
    if (result === 'unknown') {
      this.logger.warn({
        ...facts,
        msg: 'A payment event matches no purchase: recorded without granting credits',
      });
    } else if (result.status === 'needs_review') {
      this.logger.error({
        ...facts,
        msg: 'A payment differs from its purchase or account: no credits granted, review it',
      });
    } else {
      this.logger.log({ ...facts, ...result, msg: 'Processed a payment event' });
    }
  }
}

const termsOf = (purchase: PurchaseRow): Terms => ({
  checkoutId: purchase.checkout_id,
  paymentId: purchase.payment_id,
  credits: purchase.credits,
  amount: purchase.amount,
  currency: purchase.currency,
  // Granted credits stay on record even if the account has since been deleted.
  payable: purchase.account_id !== null || purchase.credits_granted > 0,
});
