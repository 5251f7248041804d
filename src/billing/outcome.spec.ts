import fc from 'fast-check';
import { outcomeOf, type Terms } from './outcome.js';
import type { PaymentEvent } from './payment-processor.js';

type Facts = Omit<PaymentEvent, 'id'>;

const TERMS: Terms = {
  checkoutId: 'cs_1',
  paymentId: 'pi_1',
  credits: 5_000,
  amount: 999,
  currency: 'usd',
  payable: true,
};
const NOTHING: Facts = {
  kind: 'paid',
  checkoutId: null,
  paymentId: 'pi_1',
  disputeId: null,
  amount: 999,
  currency: 'usd',
};
const paid: Facts = { ...NOTHING, checkoutId: 'cs_1' };
const failed: Facts = { ...NOTHING, kind: 'failed', checkoutId: 'cs_1', amount: null, currency: null };
const expired: Facts = { ...failed, kind: 'expired', paymentId: null };
const refunded = (amount: number): Facts => ({ ...NOTHING, kind: 'refunded', amount });
const dispute = (kind: 'opened' | 'won' | 'lost', amount = 999, disputeId = 'dp_1'): Facts => ({
  ...NOTHING,
  kind: `dispute_${kind}`,
  disputeId,
  amount,
});

describe('outcomeOf', () => {
  it.each<[string, Facts[], string, number, number]>([
    ['nothing', [], 'pending', 0, 0],
    ['a payment', [paid], 'paid', 5_000, 0],
    ['a payment reported twice', [paid, paid], 'paid', 5_000, 0],
    ['a failed payment', [failed], 'failed', 0, 0],
    ['a failure, and success after all', [failed, paid], 'paid', 5_000, 0],
    ['a checkout that was left', [expired], 'expired', 0, 0],
    ['a refund of a payment not heard of', [refunded(999)], 'pending', 0, 0],
    ['a part refunded', [paid, refunded(333)], 'partly_refunded', 5_000, 1_666],
    [
      'the same part reported again, late',
      [paid, refunded(666), refunded(333)],
      'partly_refunded',
      5_000,
      3_333,
    ],
    ['all refunded', [paid, refunded(999)], 'refunded', 5_000, 5_000],
    ['refunded before it was paid', [refunded(999), paid], 'refunded', 5_000, 5_000],
    ['more refunded than paid', [paid, refunded(2_000)], 'refunded', 5_000, 5_000],
    ['nothing refunded', [paid, refunded(0)], 'paid', 5_000, 0],
    ['an open dispute', [paid, dispute('opened')], 'disputed', 5_000, 5_000],
    ['an open dispute of a part', [paid, dispute('opened', 333)], 'disputed', 5_000, 1_666],
    ['a dispute won', [paid, dispute('opened'), dispute('won')], 'paid', 5_000, 0],
    ['a dispute won before it was opened', [dispute('won'), paid, dispute('opened')], 'paid', 5_000, 0],
    ['a dispute lost', [paid, dispute('opened'), dispute('lost')], 'refunded', 5_000, 5_000],
    ['a dispute of a part lost', [paid, dispute('lost', 333)], 'partly_refunded', 5_000, 1_666],
    [
      'two disputes, one won',
      [paid, dispute('opened', 333), dispute('opened', 333, 'dp_2'), dispute('won', 333)],
      'disputed',
      5_000,
      1_666,
    ],
    ['all refunded and all disputed', [paid, refunded(999), dispute('opened')], 'disputed', 5_000, 5_000],
    [
      'a refund, and a dispute won about the rest',
      [paid, refunded(333), dispute('opened', 666), dispute('won', 666)],
      'partly_refunded',
      5_000,
      1_666,
    ],
  ])('%s', (_what, events, status, granted, takenBack) => {
    expect(outcomeOf(TERMS, events)).toEqual({ status, granted, takenBack });
  });

  it.each<[string, Partial<Terms>, Facts]>([
    ['too little', {}, { ...paid, amount: 998 }],
    ['too much', {}, { ...paid, amount: 1_000 }],
    ['nothing', {}, { ...paid, amount: 0 }],
    ['another currency', {}, { ...paid, currency: 'eur' }],
    ['another payment than its own', {}, { ...paid, paymentId: 'pi_2' }],
    ['to no account', { payable: false }, paid],
  ])('grants nothing when the payment is %s', (_what, terms, payment) => {
    expect(outcomeOf({ ...TERMS, ...terms }, [payment])).toEqual({
      status: 'needs_review',
      granted: 0,
      takenBack: 0,
    });
  });

  it('needs no review after such a payment is refunded', () => {
    const events = [{ ...paid, amount: 500 }, refunded(500)];
    expect(outcomeOf(TERMS, events)).toEqual({ status: 'refunded', granted: 0, takenBack: 0 });
  });

  it('treats an event in another currency as one about the whole payment', () => {
    const events = [paid, { ...refunded(1), currency: 'jpy' }];
    expect(outcomeOf(TERMS, events)).toMatchObject({ status: 'refunded', takenBack: 5_000 });
  });

  it('is exact with numbers that exceed a double', () => {
    const terms = { ...TERMS, credits: 1_000_000_000, amount: 99_999_999 };
    const events = [{ ...paid, amount: 99_999_999 }, refunded(99_999_998)];
    // 1,000,000,000 × 99,999,998 / 99,999,999 = 999,999,989.9999998…
    expect(outcomeOf(terms, events).takenBack).toBe(999_999_989);
  });

  const anyEvent = fc.oneof(
    fc.constantFrom(paid, failed, expired),
    fc.integer({ min: 0, max: 999 }).map(refunded),
    fc
      .record({
        kind: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
        amount: fc.integer({ min: 0, max: 1_200 }),
        id: fc.constantFrom('dp_1', 'dp_2'),
      })
      .map(({ kind, amount, id }) => dispute(kind, amount, id)),
  );

  it('has the same result in every order of events, with repetitions', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (events, keys) => {
        const shuffled = [...events, ...events]
          .map((event) => ({ event, key: keys.next().value! }))
          .sort((a, b) => a.key - b.key)
          .map(({ event }) => event);
        expect(outcomeOf(TERMS, shuffled)).toEqual(outcomeOf(TERMS, events));
      }),
    );
  });

  it('never takes back more than was granted', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), (events) => {
        const { granted, takenBack } = outcomeOf(TERMS, events);
        expect(takenBack).toBeGreaterThanOrEqual(0);
        expect(takenBack).toBeLessThanOrEqual(granted);
      }),
    );
  });

  it('takes back more with each refund, and everything with the last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (credits, amount, parts) => {
          const terms = { ...TERMS, credits, amount };
          const totals = parts.map((part) => part % (amount + 1)).sort((a, b) => a - b);
          const taken = [...totals, amount].map(
            (total) => outcomeOf(terms, [{ ...paid, amount }, refunded(total)]).takenBack,
          );
          expect(taken).toEqual(taken.toSorted((a, b) => a - b));
          expect(taken.at(-1)).toBe(credits);
        },
      ),
    );
  });
});
