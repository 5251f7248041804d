import fc from 'fast-check';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BillingApp } from '../support/billing.js';
import { TestApp } from '../support/app.js';
import { paymentOf, signatureOf, stripeEvents, type Payment } from '../support/stripe-events.js';

const now = () => Math.floor(Date.now() / 1_000);

describe('POST /webhooks/stripe', () => {
  let app: BillingApp;
  let buyer: { id: number; key: string };
  let payment: Payment;
  beforeAll(async () => {
    app = await BillingApp.start();
    buyer = await app.buyer(0);
    payment = await app.checkout(buyer.id);
  });
  afterAll(() => app.stop());

  const hasNothing = async () => {
    expect(await app.standing(buyer.id)).toEqual({ balance: 0, owed: 0 });
    expect(await app.purchase(payment)).toMatchObject({ status: 'pending', credits_granted: 0 });
  };

  describe('accepts only Stripe’s signature of the raw bytes', () => {
    const event = () => JSON.stringify(stripeEvents.completed(payment));

    it.each<[string, (payload: string) => string | undefined]>([
      ['no signature', () => undefined],
      ['an empty one', () => ''],
      ['no such thing', () => 'nonsense'],
      ['one without a time', (payload) => signatureOf(payload).replace(/^t=\d+,/, '')],
      ['one of no known scheme', (payload) => signatureOf(payload).replace('v1=', 'v0=')],
      ['another’s', (payload) => signatureOf(payload, { secret: 'whsec_another' })],
      ['that of other bytes', (payload) => signatureOf(`${payload} `)],
      ['one for another time', (payload) => signatureOf(payload).replace(/^t=\d+/, `t=${now() - 1}`)],
      ['one older than five minutes', (payload) => signatureOf(payload, { timestamp: now() - 310 })],
      ['one of the year 1970', (payload) => signatureOf(payload, { timestamp: 1 })],
      ['a very long one', () => `t=${now()},${'v1=00,'.repeat(1_000)}`],
    ])('returns 400 for %s', async (_what, sign) => {
      const payload = event();
      const answer = await app.deliver(payload, { 'stripe-signature': sign(payload) });
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_signature']);
      expect(answer.text).not.toMatch(/whsec|stripe-node|github\.com| at /);
      await hasNothing();
    });

    it('returns 200 for an event of live mode if the key is of test mode, and grants nothing', async () => {
      const answer = await app.deliver({ ...stripeEvents.completed(payment), livemode: true });
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
      await hasNothing();
    });

    it('returns 400 for bytes that were changed in transit', async () => {
      const payload = event();
      const changed = payload.replace('"amount_total":1000', '"amount_total":9999');
      expect(changed).not.toBe(payload);
      const answer = await app.deliver(changed, { 'stripe-signature': signatureOf(payload) });
      expect(answer.status).toBe(400);
      await hasNothing();
    });

    it('returns 400 for bytes that are not text', async () => {
      const answer = await app.api.call('POST', '/webhooks/stripe', {
        key: null,
        body: Buffer.from([0xff, 0xfe, 0x00]),
        headers: { 'stripe-signature': signatureOf('x') },
      });
      expect(answer.status).toBe(400);
    });

    it('checks the signature before everything else', async () => {
      const answer = await app.deliver('{', {
        'stripe-signature': 'wrong',
        'content-type': 'text/plain',
        accept: 'text/html',
      });
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_signature']);
    });
  });

  describe('handles signed but invalid events', () => {
    it.each<[string, string]>([
      ['no JSON', '{"id":'],
      ['nothing that JSON knows', 'undefined'],
      ['a number', '7'],
      ['null', 'null'],
      ['a list', '[]'],
      ['an empty object', '{}'],
      ['deep nesting', '['.repeat(50_000) + ']'.repeat(50_000)],
      ['an event of Stripe’s second kind', '{"object":"v2.core.event","id":"evt_1","type":"v1.x"}'],
      ['a known kind without its object', '{"id":"evt_1","type":"charge.refunded","data":{}}'],
    ])('returns 400 for %s', async (_what, payload) => {
      const answer = await app.deliver(payload);
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_event']);
    });

    it('returns 400 for a zero byte in an id, which PostgreSQL cannot store', async () => {
      const answer = await app.deliver(stripeEvents.completed({ ...payment, checkout: 'cs_\0' }));
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_event']);
    });
  });

  it('responds to any value in place of a field of an event', async () => {
    const strange = fc.oneof(
      fc.constantFrom(null, '', '\0', '\ud800', 'x'.repeat(300), -1, 0.5, 1e308, true, [], {}, { id: 7 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const events = Object.values(stripeEvents).map((make) => make(paymentOf('cs_elsewhere'), 1 as never));
    const place = fc
      .constantFrom(...events)
      .chain((event) =>
        fc.record({ event: fc.constant(event), key: fc.constantFrom(...Object.keys(event.data.object)) }),
      );
    await fc.assert(
      fc.asyncProperty(place, strange, fc.boolean(), async ({ event, key }, value, inside) => {
        const changed = structuredClone(event);
        Object.assign(inside || !(key in changed) ? changed.data.object : changed, { [key]: value });
        const answer = await app.deliver(changed);
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 300 },
    );
    await hasNothing();
  });

  it('returns 200 for other kinds of events', async () => {
    const answer = await app.deliver(stripeEvents.other(payment));
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    await hasNothing();
  });

  it('accepts an event with any content type and query', async () => {
    const event = JSON.stringify(stripeEvents.other(payment));
    const headers = { 'stripe-signature': signatureOf(event), 'content-type': 'text/plain' };
    const answer = await app.api.call('POST', '/webhooks/stripe?from=stripe', {
      key: null,
      body: event,
      headers,
    });
    expect(answer.status).toBe(200);
  });

  it('returns 413 for more than a mebibyte, with or without Content-Length', async () => {
    const large = ' '.repeat(1_048_577);
    expect((await app.deliver(large)).body).toMatchObject({ error: 'payload_too_large' });

    const server = app.api.app;
    await server.listen(0, '127.0.0.1');
    const { port } = server.getHttpServer().address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const call = request({ port, method: 'POST', path: '/webhooks/stripe' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject);
      call.setHeader('Transfer-Encoding', 'chunked');
      call.end(large);
    });
    expect(status).toBe(413);
  });

  it('returns 404 for another processor, and for longer paths', async () => {
    for (const path of [
      '/webhooks/paypal',
      '/webhooks/Stripe',
      '/webhooks/constructor',
      '/webhooks/stripe/x',
      '/webhooks',
    ]) {
      const answer = await app.api.call('POST', path, { key: null, body: '{}' });
      expect([path, answer.status, answer.body.error]).toEqual([path, 404, 'not_found']);
    }
  });

  it('needs no key, reports no credits, and ignores a key', async () => {
    const answer = await app.deliver(stripeEvents.other(payment), { authorization: `Bearer ${buyer.key}` });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-api-credits-remaining');
    expect(answer.headers['x-request-id']).toBeDefined();
  });
});

describe('without Stripe’s two variables', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('returns 404 with the reason', async () => {
    const payload = '{"id":"evt_1","type":"charge.refunded"}';
    const answer = await app.call('POST', '/webhooks/stripe', {
      key: null,
      body: payload,
      headers: { 'stripe-signature': signatureOf(payload) },
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      error: 'not_found',
      message: 'Payments are not configured on this service.',
    });
  });
});
