import { randomUUID } from 'node:crypto';
import { Purchase } from '../../src/billing/billing.entities.js';
import { BillingService } from '../../src/billing/billing.service.js';
import { Database } from '../../src/database/database.js';
import { StripeProcessor, readStripeEvent } from '../../src/billing/stripe.js';
import { Ledger } from '../../src/credits/ledger.js';
import { TestApp } from '../support/app.js';
import { deliver, stripeEnvironment } from '../support/billing.js';
import { paymentOf, stripeEvents, type StripeEvent } from '../support/stripe-events.js';
import { describeWithStripeMock, StripeMock } from '../support/stripe-mock.js';

describeWithStripeMock('on Stripe’s mock server', () => {
  let mock: StripeMock;
  let app: TestApp;
  beforeAll(async () => {
    mock = await StripeMock.start();
    app = await TestApp.start(stripeEnvironment(mock.url));
  });
  afterAll(async () => {
    await app.stop();
    await mock.stop();
  });

  const order = {
    accountId: 7,
    pack: 'small',
    description: '5,000 credits',
    amount: 1_000,
    currency: 'usd',
    idempotencyKey: 'a1b2c3',
    successUrl: 'https://directory.example/account?checkout=done',
    cancelUrl: 'https://directory.example/account?checkout=cancelled',
  };
  const processor = (secretKey: string) =>
    new StripeProcessor({ secretKey, webhookSecret: 'whsec_x', apiBase: mock.url });

  it('a pack is bought: Stripe opens the checkout, its event grants the credits', async () => {
    const billing = app.app.get(BillingService);
    const { account } = await app.account({ email: 'buyer@example.org', name: 'Bea Buyer' }, 0);
    const url = await billing.startCheckout(account.id, 'small', randomUUID());
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);

    const { manager } = app.app.get(Database);
    const { status, checkout_id } = await manager.findOneByOrFail(Purchase, { account_id: account.id });
    expect([status, checkout_id]).toEqual(['pending', expect.stringMatching(/^cs_test_/)]);
    const answer = await deliver(app, stripeEvents.completed(paymentOf(checkout_id)));
    expect(answer.status).toBe(200);
    expect(await app.app.get(Ledger).standing(account.id)).toEqual({ balance: 5_000, owed: 0 });
  });

  it('Stripe accepts every parameter, and refuses an invalid one', async () => {
    expect(await processor('sk_test_123').startCheckout(order)).toMatchObject({ id: expect.any(String) });
    const half = processor('sk_test_123').startCheckout({ ...order, amount: 0.5 });
    await expect(half).rejects.toMatchObject({ status: 503, code: 'payments_unavailable' });
  });

  it('a key that Stripe refuses is reported only in the log', async () => {
    const refused = processor('not-a-key').startCheckout(order);
    await expect(refused).rejects.toMatchObject({
      status: 503,
      message: expect.not.stringMatching(/key|Stripe/i),
    });
  });

  // The objects in test/support/stripe-events.ts must have the form of Stripe's objects.
  const payment = paymentOf('cs_test_a1');
  it.each<[string, string, StripeEvent]>([
    ['a checkout session', 'checkout/sessions/cs_test_a1', stripeEvents.completed(payment)],
    ['a charge', `charges/${payment.charge}`, stripeEvents.refunded(payment, 250)],
    ['a dispute', 'disputes/dp_1', stripeEvents.disputeClosed(payment, 'lost')],
  ])(
    '%s of the tests has the fields of Stripe’s, and the service reads Stripe’s',
    async (_what, path, event) => {
      const example = await mock.example(path);
      const written = event.data.object;
      expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(written)));

      const { id, payment_intent, payment_status, amount_total, currency } = written;
      const reported = {
        id,
        payment_intent,
        ...(payment_status && { payment_status, amount_total, currency }),
      };
      expect(readStripeEvent({ ...event, data: { object: { ...example, ...reported } } })).toMatchObject({
        id: event.id,
        paymentId: payment.payment,
      });
    },
  );
});
