import { randomUUID } from 'node:crypto';
import { BillingService } from '../../src/billing/billing.service.js';
import { TestApp } from '../support/app.js';
import { BillingApp } from '../support/billing.js';
import { openSession, refuse } from '../support/stripe-api.js';
import { stripeEvents } from '../support/stripe-events.js';

const PACKS = JSON.stringify([
  { id: 'few', name: 'A few', credits: 100, amount: 250, currency: 'eur' },
  { id: 'many', name: 'Many', credits: 10_000, amount: 1_000, currency: 'jpy' },
]);

describe('with Stripe', () => {
  let app: BillingApp;
  beforeAll(async () => {
    app = await BillingApp.start({ CREDIT_PACKS: PACKS, PUBLIC_URL: 'https://directory.example' });
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    app.stripe.calls.length = 0;
    app.stripe.answer = openSession;
  });

  it('lists the packs', () => {
    expect(app.billing.enabled).toBe(true);
    expect(app.billing.packs()).toEqual([
      { id: 'few', name: 'A few', credits: 100, price: '€2.50' },
      { id: 'many', name: 'Many', credits: 10_000, price: '¥1,000' },
    ]);
  });

  it('opens a checkout, and stores the purchase with the current terms', async () => {
    const buyer = await app.buyer();
    const payment = await app.checkout(buyer.id, 'few');
    expect(await app.purchase(payment)).toMatchObject({
      account_id: buyer.id,
      processor: 'stripe',
      payment_id: null,
      pack: 'few',
      credits: 100,
      amount: 250,
      currency: 'eur',
      status: 'pending',
    });
    const form = app.stripe.calls[0]!.form;
    expect(form.get('success_url')).toBe('https://directory.example/account?checkout=done');
    expect(form.get('metadata[account_id]')).toBe(String(buyer.id));
  });

  it('opens one checkout for a form that is sent twice, even at the same time', async () => {
    const buyer = await app.buyer();
    const form = randomUUID();
    const urls = await Promise.all(
      Array.from({ length: 5 }, () => app.billing.startCheckout(buyer.id, 'few', form)),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await app.billing.purchases(buyer.id)).toHaveLength(1);
  });

  it('opens another checkout for another form, pack or account', async () => {
    const [one, other] = [await app.buyer(), await app.buyer()];
    const form = randomUUID();
    await app.billing.startCheckout(one.id, 'few', form);
    await app.billing.startCheckout(one.id, 'many', form);
    await app.billing.startCheckout(other.id, 'few', form);
    await app.billing.startCheckout(one.id, 'few', randomUUID());
    const keys = app.stripe.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(4);
    expect(await app.billing.purchases(one.id)).toHaveLength(3);
  });

  it.each(['', 'FEW', '__proto__', 'small'])('rejects the unknown pack %j', async (pack) => {
    const buyer = await app.buyer();
    await expect(app.billing.startCheckout(buyer.id, pack, randomUUID())).rejects.toMatchObject({
      status: 422,
      options: { details: [{ field: 'pack', code: 'unknown' }] },
    });
    expect(app.stripe.calls).toEqual([]);
  });

  it('stores no purchase if Stripe does not open the checkout', async () => {
    const buyer = await app.buyer();
    app.stripe.answer = refuse(402, { type: 'api_error', message: 'no' });
    await expect(app.billing.startCheckout(buyer.id, 'few', randomUUID())).rejects.toMatchObject({
      status: 503,
    });
    expect(await app.billing.purchases(buyer.id)).toEqual([]);
  });

  it('shows purchases to their buyer, newest first, without abandoned checkouts', async () => {
    const [buyer, other] = [await app.buyer(), await app.buyer()];
    const left = await app.checkout(buyer.id, 'few', { amount: 250, currency: 'eur' });
    const paid = await app.checkout(buyer.id, 'few', { amount: 250, currency: 'eur' });
    await app.checkout(buyer.id, 'many');
    await app.checkout(other.id, 'few');
    for (const event of [
      stripeEvents.expired(left),
      stripeEvents.completed(paid),
      stripeEvents.refunded(paid, 125),
    ]) {
      expect((await app.deliver(event)).status).toBe(200);
    }
    expect(await app.billing.purchases(buyer.id)).toEqual([
      expect.objectContaining({ price: '¥1,000', statusText: 'Not paid yet' }),
      {
        createdAt: expect.any(Date),
        credits: 100,
        price: '€2.50',
        statusText: 'Partly refunded',
        creditsTakenBack: 50,
      },
    ]);
  });
});

describe('without Stripe', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('sells no credits', async () => {
    const billing = app.app.get(BillingService);
    expect(billing.enabled).toBe(false);
    expect(await billing.purchases(app.editor.id)).toEqual([]);
    await expect(billing.startCheckout(app.editor.id, 'small', randomUUID())).rejects.toMatchObject({
      status: 404,
      message: 'This service does not sell credits: ask its operator.',
    });
  });
});
