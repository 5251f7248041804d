import { randomUUID } from 'node:crypto';
import { BillingService } from '../../src/billing/billing.service.js';
import type { Purchase } from '../../src/billing/billing.entities.js';
import { CreditAudit, Ledger } from '../../src/credits/ledger.js';
import { Meter } from '../../src/credits/meter.js';
import { Database } from '../../src/database/database.js';
import { TestApp } from './app.js';
import { StripeApi } from './stripe-api.js';
import { paymentOf, signatureOf, WEBHOOK_SECRET, type Payment, type StripeEvent } from './stripe-events.js';

/** The application with Stripe configured, and a local server in place of Stripe's API. */
export class BillingApp {
  private constructor(
    readonly stripe: StripeApi,
    readonly api: TestApp,
  ) {}

  static async start(environment: Record<string, string> = {}): Promise<BillingApp> {
    const stripe = await StripeApi.start();
    const api = await TestApp.start({ ...stripeEnvironment(stripe.url), ...environment });
    return new BillingApp(stripe, api);
  }

  get billing(): BillingService {
    return this.api.app.get(BillingService);
  }

  /** Creates an account with this many credits. */
  async buyer(credits = 1_000) {
    const email = `${randomUUID()}@example.org`;
    const { account, key } = await this.api.account({ email, name: 'Bea Buyer' }, credits);
    return { id: account.id, key, email };
  }

  /** Opens the checkout of a pack, without paying. */
  async checkout(accountId: number, pack = 'small', facts: Partial<Payment> = {}): Promise<Payment> {
    const url = await this.billing.startCheckout(accountId, pack, randomUUID());
    const metadata = { account_id: String(accountId), pack };
    return paymentOf(url.split('/').at(-1)!, { metadata, ...facts });
  }

  /** Delivers an event as Stripe does. */
  deliver(event: StripeEvent | string, headers: Record<string, string | undefined> = {}) {
    return deliver(this.api, event, headers);
  }

  get database() {
    return this.api.app.get(Database).manager;
  }

  /** Spends credits as calls of this cost would. */
  async spend(accountId: number, credits: number): Promise<void> {
    const { granted } = await this.api.app.get(Meter).take(accountId, 'GET /api/v1/people', credits);
    if (!granted) throw new Error(`${credits} credits were not there to be spent.`);
  }

  async standing(accountId: number) {
    return this.api.app.get(Ledger).standing(accountId);
  }

  /** Returns the account's ledger, oldest first, without usage. */
  async entries(accountId: number) {
    return this.database.query<{ kind: string; credits: number; reference: string | null }[]>(
      `SELECT kind::text, credits, reference FROM credit_entries
         WHERE account_id = $1 AND kind NOT IN ('usage', 'signup_grant') ORDER BY id`,
      [accountId],
    );
  }

  async purchase(payment: Payment): Promise<Purchase> {
    const [row] = await this.database.query<Purchase[]>('SELECT * FROM purchases WHERE checkout_id = $1', [
      payment.checkout,
    ]);
    return row!;
  }

  audit() {
    return this.api.app.get(CreditAudit).report();
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.stripe.stop();
  }
}

export const stripeEnvironment = (apiBase: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_51N0tARealKey',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: apiBase,
});

export function deliver(
  api: Pick<TestApp, 'call'>,
  event: StripeEvent | string,
  headers: Record<string, string | undefined> = {},
) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event, null, 2);
  const sent = {
    'stripe-signature': signatureOf(payload),
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  };
  return api.call('POST', '/webhooks/stripe', {
    key: null,
    body: payload,
    headers: Object.fromEntries(
      Object.entries(sent).filter((one): one is [string, string] => one[1] !== undefined),
    ),
  });
}
