import { Logger } from '@nestjs/common';
import { hangUp, neverAnswer, openSession, refuse, StripeApi } from '../../test/support/stripe-api.js';
import type { CheckoutOrder } from './payment-processor.js';
import { paymentOf, signatureOf, stripeEvents, WEBHOOK_SECRET } from '../../test/support/stripe-events.js';
import { StripeProcessor } from './stripe.js';

const SECRET_KEY = 'sk_test_51N0tARealKey';
const ORDER: CheckoutOrder = {
  accountId: 7,
  pack: 'small',
  description: '5,000 credits',
  amount: 1_000,
  currency: 'usd',
  idempotencyKey: 'a1b2c3',
  successUrl: 'https://directory.example/account?checkout=done',
  cancelUrl: 'https://directory.example/account?checkout=cancelled',
};

let api: StripeApi;
let logged: string[];
beforeEach(async () => {
  api = await StripeApi.start();
  logged = [];
  jest
    .spyOn(Logger.prototype, 'error')
    .mockImplementation((facts) => void logged.push(JSON.stringify(facts)));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const processor = (apiBase = api.url) =>
  new StripeProcessor({ secretKey: SECRET_KEY, webhookSecret: 'whsec_x', apiBase }, 300);

describe('StripeProcessor.startCheckout', () => {
  it('requests a checkout of the pack that refers to the account', async () => {
    const checkout = await processor().startCheckout(ORDER);
    expect(checkout).toEqual({
      id: 'cs_test_a1b2c3',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3',
    });
    expect(api.calls).toHaveLength(1);
    const { path, headers, form } = api.calls[0]!;
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers).toMatchObject({ authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'a1b2c3' });
    expect(Object.fromEntries(form)).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1000',
      'line_items[0][price_data][product_data][name]': '5,000 credits',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: '7',
      'metadata[account_id]': '7',
      'metadata[pack]': 'small',
      'payment_intent_data[metadata][account_id]': '7',
      'payment_intent_data[metadata][pack]': 'small',
      'payment_intent_data[description]': '5,000 credits',
      success_url: ORDER.successUrl,
      cancel_url: ORDER.cancelUrl,
    });
  });

  it('retries once when Stripe closes the connection, with the same idempotency key', async () => {
    let tries = 0;
    api.answer = (call, reply) => (++tries === 1 ? hangUp(call, reply) : openSession(call, reply));
    expect(await processor().startCheckout(ORDER)).toMatchObject({ id: 'cs_test_a1b2c3' });
    expect(api.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['a1b2c3', 'a1b2c3']);
    expect(logged).toEqual([]);
  });

  it.each<[string, StripeApi['answer'], string]>([
    ['hangs up', hangUp, 'StripeConnectionError'],
    ['does not answer', neverAnswer, 'StripeConnectionError'],
    ['has a fault', refuse(500, { type: 'api_error', message: 'Something went wrong.' }), 'StripeAPIError'],
    ['is busy', refuse(429, { type: 'invalid_request_error', code: 'rate_limit' }), 'StripeRateLimitError'],
    [
      'does not know the key',
      refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_*****lKey' }),
      'StripeAuthenticationError',
    ],
    [
      'refuses the order',
      refuse(400, { type: 'invalid_request_error', message: 'Amount is too small.', param: 'amount' }),
      'StripeInvalidRequestError',
    ],
    ['answers in HTML', (_call, reply) => void reply.end('<html>'), 'StripeAPIError'],
    [
      'opens a session without an address',
      (_call, reply) => void reply.end('{"id":"cs_1","object":"checkout.session","url":null}'),
      'the response is not a checkout session',
    ],
    [
      'is not what answers in its place',
      (_call, reply) => void reply.writeHead(500).end('{}'),
      'the response is not a checkout session',
    ],
  ])('reports in one sentence that Stripe %s, and logs the cause', async (_what, answer, reason) => {
    api.answer = answer;
    const failure = await processor()
      .startCheckout(ORDER)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      status: 503,
      code: 'payments_unavailable',
      message: expect.stringContaining('nothing was charged') as string,
    });
    expect(logged).toEqual([expect.stringContaining(reason)]);
    expect(JSON.stringify(failure) + logged.join()).not.toMatch(/51N0tARealKey|lKey/);
  });

  it('reports that no process listens', async () => {
    const { url } = api;
    await api.stop();
    await expect(processor(url).startCheckout(ORDER)).rejects.toMatchObject({ status: 503 });
    api = await StripeApi.start();
  });
});

describe('StripeProcessor.verify', () => {
  const kindOf = (secretKey: string, change: Record<string, unknown>) => {
    const settings = { secretKey, webhookSecret: WEBHOOK_SECRET, apiBase: null };
    const payload = JSON.stringify({ ...stripeEvents.completed(paymentOf('cs_1')), ...change });
    const headers = { 'stripe-signature': signatureOf(payload) };
    return new StripeProcessor(settings).verify(Buffer.from(payload), headers)?.kind;
  };
  let warned: string[];
  beforeEach(() => {
    warned = [];
    jest
      .spyOn(Logger.prototype, 'warn')
      .mockImplementation((facts) => void warned.push((facts as { msg: string }).msg));
  });

  it.each([
    ['a test key', 'sk_test_1', false],
    ['a restricted test key', 'rk_test_1', false],
    ['a live key', 'sk_live_1', true],
    ['a restricted live key', 'rk_live_1', true],
  ])('accepts an event of the mode of %s, and ignores one of the other mode', (_, secretKey, livemode) => {
    expect(kindOf(secretKey, { livemode })).toBe('paid');
    expect(warned).toEqual([]);
    expect(kindOf(secretKey, { livemode: !livemode })).toBeUndefined();
    expect(warned).toEqual([expect.stringContaining('mode was ignored: STRIPE_SECRET_KEY is a key of')]);
  });

  it('accepts both modes if the key or the event does not name one', () => {
    expect([kindOf('sk_1', { livemode: true }), kindOf('sk_1', { livemode: false })]).toEqual([
      'paid',
      'paid',
    ]);
    expect(kindOf('sk_live_1', { livemode: undefined })).toBe('paid');
  });

  it('reveals no mode for an event that Stripe did not sign', () => {
    const settings = { secretKey: 'sk_live_1', webhookSecret: WEBHOOK_SECRET, apiBase: null };
    const payload = Buffer.from(JSON.stringify(stripeEvents.completed(paymentOf('cs_1'))));
    const verify = () => new StripeProcessor(settings).verify(payload, { 'stripe-signature': 't=1,v1=00' });
    expect(verify).toThrow('The signature is wrong');
    expect(warned).toEqual([]);
  });
});
