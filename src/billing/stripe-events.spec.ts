import { paymentOf, stripeEvents, type StripeEvent } from '../../test/support/stripe-events.js';
import { readStripeEvent } from './stripe.js';

const payment = paymentOf('cs_test_a1');
const about = {
  checkoutId: null,
  paymentId: payment.payment,
  disputeId: null,
  amount: 1_000,
  currency: 'usd',
};
const session = { ...about, checkoutId: 'cs_test_a1' };
const disputed = { ...about, disputeId: `dp_${payment.charge}` };
const unpriced = { amount: null, currency: null };

describe('readStripeEvent', () => {
  it.each<[string, StripeEvent, object]>([
    ['a checkout that is paid', stripeEvents.completed(payment), { ...session, kind: 'paid' }],
    ['a payment that came later', stripeEvents.asyncSucceeded(payment), { ...session, kind: 'paid' }],
    ['a payment that failed', stripeEvents.asyncFailed(payment), { ...session, ...unpriced, kind: 'failed' }],
    [
      'a checkout that was left',
      stripeEvents.expired(payment),
      { ...session, ...unpriced, paymentId: null, kind: 'expired' },
    ],
    ['a refund', stripeEvents.refunded(payment, 250), { ...about, amount: 250, kind: 'refunded' }],
    ['a dispute', stripeEvents.disputeCreated(payment), { ...disputed, kind: 'dispute_opened' }],
    ['a dispute won', stripeEvents.disputeClosed(payment, 'won'), { ...disputed, kind: 'dispute_won' }],
    [
      'an inquiry that came to nothing',
      stripeEvents.disputeClosed(payment, 'warning_closed'),
      { ...disputed, kind: 'dispute_won' },
    ],
    ['a dispute lost', stripeEvents.disputeClosed(payment, 'lost'), { ...disputed, kind: 'dispute_lost' }],
    [
      'a payment that stands there whole',
      stripeEvents.completed(payment, { payment_intent: { id: payment.payment, object: 'payment_intent' } }),
      { ...session, kind: 'paid' },
    ],
    [
      'a currency in capitals',
      stripeEvents.completed(payment, { currency: 'USD' }),
      { ...session, kind: 'paid' },
    ],
    [
      'a checkout that was free',
      stripeEvents.completed(payment, {
        payment_status: 'no_payment_required',
        amount_total: 0,
        payment_intent: null,
      }),
      { ...session, kind: 'paid', amount: 0, paymentId: null },
    ],
  ])('reads %s', (_what, event, expected) => {
    expect(readStripeEvent(event)).toEqual({ id: event.id, ...expected });
  });

  it.each<[string, unknown]>([
    ['another kind', stripeEvents.other(payment)],
    [
      'a kind with the name of a property of objects',
      { ...stripeEvents.other(payment), type: 'constructor' },
    ],
    ['a checkout that is completed, but not paid yet', stripeEvents.completedUnpaid(payment)],
    ['a subscription', stripeEvents.completed(payment, { mode: 'subscription', payment_intent: null })],
    ['a card that is stored', stripeEvents.completed(payment, { mode: 'setup', amount_total: null })],
    ['a charge without a payment intent', stripeEvents.refunded(payment, 1, { payment_intent: null })],
  ])('ignores %s', (_what, event) => {
    expect(readStripeEvent(event)).toBeNull();
  });

  const good = stripeEvents.completed(payment);
  it.each<[string, unknown, string]>([
    ['null', null, 'the event'],
    ['a list', [good], 'the event'],
    ['a text', 'evt_1', 'the event'],
    ['no type', { ...good, type: undefined }, 'type'],
    ['a type that is no text', { ...good, type: 7 }, 'type'],
    ['no data', { ...good, data: undefined }, 'data.object'],
    ['no object', { ...good, data: { object: null } }, 'data.object'],
    ['no id', { ...good, id: undefined }, 'id'],
    ['an id with a zero byte', { ...good, id: 'evt_\0' }, 'id'],
    ['an endless id', { ...good, id: 'e'.repeat(256) }, 'id'],
    ['a session without id', stripeEvents.completed(payment, { id: 7 }), 'id'],
    ['a payment of another type', stripeEvents.completed(payment, { payment_intent: 7 }), 'payment_intent'],
    ['an amount in words', stripeEvents.completed(payment, { amount_total: '1000' }), 'amount_total'],
    ['no amount', stripeEvents.completed(payment, { amount_total: null }), 'amount_total'],
    ['half an amount', stripeEvents.refunded(payment, 0.5), 'amount_refunded'],
    ['less than nothing', stripeEvents.refunded(payment, -1), 'amount_refunded'],
    ['no currency', stripeEvents.refunded(payment, 1, { currency: null }), 'currency'],
    ['a dispute without id', stripeEvents.disputeCreated(payment, { id: '' }), 'id'],
  ])('refuses %s', (_what, event, field) => {
    expect(() => readStripeEvent(event)).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'invalid_event',
        message: expect.stringMatching(new RegExp(`^${field} is missing`)) as string,
      }) as Error,
    );
  });
});
