import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { type Config, CONFIG } from '../config/config.js';
import type { CreditPack } from '../config/credit-packs.js';
import { Database } from '../database/database.js';
import { invalidField, notFound } from '../common/errors.js';
import { PAYMENT_PROCESSOR, type CheckoutOrder, type PaymentProcessor } from './payment-processor.js';
import { Purchase, type PurchaseStatus } from './billing.entities.js';

/** Currencies whose smallest unit is not a hundredth. https://docs.stripe.com/currencies */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((c) => [c, 0]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3])),
};

/** Formats an amount for people: `$10.00`, `¥900`. */
export function formatPrice(amount: number, currency: string): string {
  const decimals = DECIMALS[currency] ?? 2;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}

export type PackOffer = Pick<CreditPack, 'id' | 'name' | 'credits'> & { readonly price: string };

export interface PurchaseSummary {
  readonly createdAt: Date;
  readonly credits: number;
  readonly price: string;
  readonly statusText: string;
  /** Credits that a refund or a dispute took back. */
  readonly creditsTakenBack: number;
}

const STATUS_TEXT: Readonly<Record<PurchaseStatus, string>> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Not completed',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  needs_review: 'Being reviewed',
};

const MAX_SHOWN = 50;

/** Sells credits: packs on offer, purchases, and checkouts at the payment processor. */
@Injectable()
export class BillingService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PAYMENT_PROCESSOR) private readonly processor: PaymentProcessor | null,
    private readonly db: Database,
  ) {}

  /** False if the operator has configured no payment processor: nothing is sold then. */
  get enabled(): boolean {
    return this.processor !== null;
  }

  packs(): PackOffer[] {
    return this.config.creditPacks.map(({ id, name, credits, amount, currency }) => ({
      id,
      name,
      credits,
      price: formatPrice(amount, currency),
    }));
  }

  /** The account's latest purchases, newest first, without expired checkouts. */
  async purchases(accountId: number): Promise<PurchaseSummary[]> {
    const rows = await this.db.manager.find(Purchase, {
      where: { account_id: accountId, status: Not('expired') },
      order: { id: 'DESC' },
      take: MAX_SHOWN,
    });
    return rows.map((row) => ({
      createdAt: row.created_at,
      credits: row.credits,
      price: formatPrice(row.amount, row.currency),
      statusText: STATUS_TEXT[row.status],
      creditsTakenBack: row.credits_taken_back,
    }));
  }

  /**
   * Opens a checkout for a pack and returns the address to redirect the buyer to. The purchase is stored once the
   * processor has opened the checkout, and before the buyer can pay.
   *
   * @param submission the form's random value: a form sent twice opens one checkout
   * @throws ApiError with a text for the buyer: 404 while nothing is sold, 422 for an unknown pack, 503 if the
   *   processor is down
   */
  async startCheckout(accountId: number, packId: string, submission: string): Promise<string> {
    if (this.processor === null) throw notFound('This service does not sell credits: ask its operator.');
    const pack = this.config.creditPacks.find(({ id }) => id === packId);
    if (!pack) throw invalidField('pack', 'unknown', 'must be one of the packs on offer');
    const checkout = await this.processor.startCheckout(this.orderOf(accountId, pack, submission));
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(Purchase)
      .values({
        account_id: accountId,
        processor: this.processor.name,
        checkout_id: checkout.id,
        pack: pack.id,
        credits: pack.credits,
        amount: pack.amount,
        currency: pack.currency,
      })
      .orIgnore()
      .execute();
    return checkout.url;
  }

  private orderOf(accountId: number, pack: CreditPack, submission: string): CheckoutOrder {
    const { id, name, amount, currency } = pack;
    const account = `${this.config.publicUrl}/account`;
    const order = {
      accountId,
      pack: id,
      description: name,
      amount,
      currency,
      successUrl: `${account}?checkout=done`,
      cancelUrl: `${account}?checkout=cancelled`,
    };
    // Hashes the whole order: Stripe refuses a key that it knows with another order.
    const idempotencyKey = hash('sha256', JSON.stringify([submission, order]));
    return { ...order, idempotencyKey };
  }
}
