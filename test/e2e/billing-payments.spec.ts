import { BillingApp, deliver, stripeEnvironment } from '../support/billing.js';
import { paymentOf, stripeEvents, type Payment, type StripeEvent } from '../support/stripe-events.js';

const SMALL = 5_000;

let app: BillingApp;
beforeAll(async () => (app = await BillingApp.start()));
afterAll(() => app.stop());

/** Creates an account with 100 credits that has opened a checkout for 5,000 more. */
async function opened(): Promise<{ buyer: { id: number; key: string }; payment: Payment }> {
  const buyer = await app.buyer(100);
  return { buyer, payment: await app.checkout(buyer.id) };
}

async function send(...events: StripeEvent[]): Promise<void> {
  for (const event of events) {
    const answer = await app.deliver(event);
    expect([event.type, answer.status, answer.body]).toEqual([event.type, 200, { received: true }]);
  }
}

const balance = async (id: number) => (await app.standing(id)).balance;
const status = async (payment: Payment) => (await app.purchase(payment)).status;

describe('a payment', () => {
  it('grants the pack, with a ledger entry that references the checkout', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment));
    expect(await app.standing(buyer.id)).toEqual({ balance: 5_100, owed: 0 });
    expect(await app.entries(buyer.id)).toEqual([
      { kind: 'purchase', credits: SMALL, reference: payment.checkout },
    ]);
    expect(await app.purchase(payment)).toMatchObject({
      status: 'paid',
      credits_granted: SMALL,
      payment_id: payment.payment,
    });
  });

  it('is spendable at once, and shown with the usage', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment));
    const answer = await app.api.get('/api/v1/me/usage', { key: buyer.key });
    expect(answer.body.credits_remaining).toBe(5_100);
    expect(answer.body.entries[0]).toMatchObject({
      kind: 'purchase',
      credits: SMALL,
      balance_after: 5_100,
      reference: payment.checkout,
    });
  });

  it('that is asynchronous grants only once it succeeds', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completedUnpaid(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([100, 'pending']);
    await send(stripeEvents.asyncSucceeded(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([5_100, 'paid']);
  });

  it('reported as completed and as succeeded grants once', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment), stripeEvents.asyncSucceeded(payment));
    expect(await balance(buyer.id)).toBe(5_100);
  });

  it('that fails grants nothing, and may succeed later', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completedUnpaid(payment), stripeEvents.asyncFailed(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([100, 'failed']);
    await send(stripeEvents.asyncSucceeded(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([5_100, 'paid']);
  });

  it('that is never made expires with its checkout', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.expired(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([100, 'expired']);
  });

  it('settles owed credits first', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment));
    await app.spend(buyer.id, 5_000);
    await send(stripeEvents.refunded(payment, 1_000));
    expect(await app.standing(buyer.id)).toEqual({ balance: 0, owed: 4_900 });
    await send(stripeEvents.completed(await app.checkout(buyer.id)));
    expect(await app.standing(buyer.id)).toEqual({ balance: 100, owed: 0 });
  });
});

describe('the same event', () => {
  it('grants once if it is delivered 50 times at the same time to two processes', async () => {
    const { buyer, payment } = await opened();
    const second = await app.api.twin(stripeEnvironment(app.stripe.url));
    const event = stripeEvents.completed(payment);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => deliver(n % 2 === 0 ? app.api : second, event)),
    );
    await second.stop();
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await balance(buyer.id)).toBe(5_100);
    expect(await app.entries(buyer.id)).toHaveLength(1);
  });

  it('grants once if it is delivered again after a refund', async () => {
    const { buyer, payment } = await opened();
    const event = stripeEvents.completed(payment);
    await send(event, stripeEvents.refunded(payment, 500), event, event);
    expect(await balance(buyer.id)).toBe(2_600);
  });

  it('with another id is the same payment', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment), stripeEvents.completed(payment));
    expect(await balance(buyer.id)).toBe(5_100);
  });
});

describe('a refund', () => {
  it('takes back credits in proportion, to the credit, over any number of parts', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment));
    const after: number[] = [];
    for (const refunded of [333, 334, 999, 1_000]) {
      await send(stripeEvents.refunded(payment, refunded));
      after.push(await balance(buyer.id));
    }
    expect(after).toEqual([5_100 - 1_665, 5_100 - 1_670, 5_100 - 4_995, 100]);
    expect(await status(payment)).toBe('refunded');
    const entries = await app.entries(buyer.id);
    expect(entries.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['purchase', 5_000],
      ['refund', -1_665],
      ['refund', -5],
      ['refund', -3_325],
      ['refund', -5],
    ]);
    expect(new Set(entries.map(({ reference }) => reference))).toEqual(new Set([payment.checkout]));
  });

  it('reported out of order takes back the same total', async () => {
    const { buyer, payment } = await opened();
    await send(
      stripeEvents.completed(payment),
      stripeEvents.refunded(payment, 600),
      stripeEvents.refunded(payment, 200),
    );
    expect([await balance(buyer.id), await status(payment)]).toEqual([2_100, 'partly_refunded']);
  });

  it.each([
    ['part', 400, 3_100, 'partly_refunded'],
    ['everything', 1_000, 100, 'refunded'],
  ])('of %s reported before the payment has the same result', async (_what, amount, left, state) => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.refunded(payment, amount), stripeEvents.completed(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([left, state]);
  });

  it('reported at the same time as the payment has the same result', async () => {
    for (let round = 0; round < 40; round++) {
      const { buyer, payment } = await opened();
      const refund = stripeEvents.refunded(payment, 400);
      const events = [stripeEvents.completed(payment), refund];
      await Promise.all((round % 2 === 0 ? events : events.reverse()).map((event) => send(event)));
      expect([await balance(buyer.id), await status(payment)]).toEqual([3_100, 'partly_refunded']);
    }
  });

  it('takes no balance below zero; the remainder is owed', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment));
    await app.spend(buyer.id, 4_800);
    await send(stripeEvents.refunded(payment, 500));
    expect(await app.standing(buyer.id)).toEqual({ balance: 0, owed: 2_200 });
    const call = await app.api.get('/api/v1/people', { key: buyer.key });
    expect([call.status, call.body.credits_remaining]).toEqual([402, 0]);
  });

  it("of another system's payment changes nothing", async () => {
    const { buyer } = await opened();
    await send(stripeEvents.refunded(paymentOf('cs_elsewhere'), 1_000));
    expect(await balance(buyer.id)).toBe(100);
  });
});

describe('a dispute', () => {
  it('takes back credits while it is open, and returns them when it is won', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment), stripeEvents.disputeCreated(payment));
    expect([await balance(buyer.id), await status(payment)]).toEqual([100, 'disputed']);
    await send(stripeEvents.disputeClosed(payment, 'won'));
    expect([await balance(buyer.id), await status(payment)]).toEqual([5_100, 'paid']);
    expect((await app.entries(buyer.id)).map(({ kind, credits }) => [kind, credits])).toEqual([
      ['purchase', 5_000],
      ['refund', -5_000],
      ['refund', 5_000],
    ]);
  });

  it('that is lost changes nothing more', async () => {
    const { buyer, payment } = await opened();
    await send(
      stripeEvents.completed(payment),
      stripeEvents.disputeCreated(payment),
      stripeEvents.disputeClosed(payment, 'lost'),
    );
    expect([await balance(buyer.id), await status(payment)]).toEqual([100, 'refunded']);
  });

  it('that is won before it is reported takes nothing', async () => {
    const { buyer, payment } = await opened();
    await send(
      stripeEvents.disputeClosed(payment, 'won'),
      stripeEvents.completed(payment),
      stripeEvents.disputeCreated(payment),
    );
    expect([await balance(buyer.id), await status(payment)]).toEqual([5_100, 'paid']);
  });

  it('and a refund together take back at most what was granted', async () => {
    const { buyer, payment } = await opened();
    await send(
      stripeEvents.completed(payment),
      stripeEvents.refunded(payment, 700),
      stripeEvents.disputeCreated(payment),
    );
    expect(await app.standing(buyer.id)).toEqual({ balance: 100, owed: 0 });
    await send(stripeEvents.disputeClosed(payment, 'won'));
    expect(await app.standing(buyer.id)).toEqual({ balance: 1_600, owed: 0 });
  });

  it('that is won after the credits were spent leaves nothing owed', async () => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment));
    await app.spend(buyer.id, 5_000);
    await send(stripeEvents.disputeCreated(payment));
    expect(await app.standing(buyer.id)).toEqual({ balance: 0, owed: 4_900 });
    await send(stripeEvents.disputeClosed(payment, 'won'));
    expect(await app.standing(buyer.id)).toEqual({ balance: 100, owed: 0 });
  });
});

describe('grants nothing and responds 200', () => {
  it.each<[string, object]>([
    ['too little was paid', { amount_total: 999 }],
    ['too much was paid', { amount_total: 1_001 }],
    ['nothing was to be paid', { amount_total: 0, payment_status: 'no_payment_required' }],
    ['it was paid in another currency', { currency: 'eur' }],
  ])('when %s, and marks the purchase for review', async (_what, change) => {
    const { buyer, payment } = await opened();
    await send(stripeEvents.completed(payment, { ...change }));
    expect([await balance(buyer.id), await status(payment)]).toEqual([100, 'needs_review']);
    expect(await app.entries(buyer.id)).toEqual([]);
  });

  it('when the payment belongs to another purchase', async () => {
    const { buyer, payment } = await opened();
    const other = await app.checkout(buyer.id, 'small', { payment: payment.payment });
    await send(stripeEvents.completed(payment), stripeEvents.completed(other));
    expect(await balance(buyer.id)).toBe(5_100);
    expect([await status(payment), await status(other)]).toEqual(['paid', 'needs_review']);
  });

  it.each<[string, Record<string, string>]>([
    ['its metadata names an account and a pack', { account_id: '1', pack: 'large' }],
    ['its metadata is missing', {}],
    ['its metadata makes no sense', { account_id: '1e9; DROP TABLE', pack: '__proto__' }],
  ])('when the checkout was opened elsewhere, though %s', async (_what, metadata) => {
    const before = await app.audit();
    await send(stripeEvents.completed(paymentOf('cs_live_elsewhere', { metadata, amount: 20_000 })));
    expect((await app.audit()).balance).toBe(before.balance);
  });

  it('to an account named by changed metadata: the purchase stores its account', async () => {
    const { buyer, payment } = await opened();
    const thief = await app.buyer(100);
    const metadata = { account_id: String(thief.id), pack: 'large' };
    await send(stripeEvents.completed({ ...payment, metadata }));
    expect([await balance(buyer.id), await balance(thief.id)]).toEqual([5_100, 100]);
  });

  it('when the account was deleted', async () => {
    const { buyer, payment } = await opened();
    const db = app.database;
    await db.query('ALTER TABLE credit_entries DISABLE TRIGGER USER');
    for (const table of ['credit_entries', 'credit_balances', 'api_keys']) {
      await db.query(`DELETE FROM ${table} WHERE account_id = $1`, [buyer.id]);
    }
    await db.query('ALTER TABLE credit_entries ENABLE TRIGGER USER');
    await db.query('DELETE FROM accounts WHERE id = $1', [buyer.id]);

    await send(stripeEvents.completed(payment));
    expect(await app.purchase(payment)).toMatchObject({
      status: 'needs_review',
      account_id: null,
      credits_granted: 0,
    });
    await send(stripeEvents.refunded(payment, 1_000));
    expect(await status(payment)).toBe('refunded');
  });
});

it('leaves every balance explained', async () => {
  const report = await app.audit();
  expect(report.accounts).toBeGreaterThan(20);
  expect(report.differences).toEqual([]);
});
