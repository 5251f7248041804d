import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithElasticsearch } from '../elasticsearch/support/server.js';
import { describeWithRedis } from '../redis/support/redis-server.js';
import { eventually } from '../support/eventually.js';
import { paymentOf, signatureOf, stripeEvents } from '../support/stripe-events.js';
import { call, type Answer } from './support/call.js';
import type { Customer } from './support/deployment.js';
import { expectClearErrors, expectNothingLost } from './support/expectations.js';
import { Fleet, KEYLESS_PER_MINUTE } from './support/fleet.js';
import { health, healthBecomes } from './support/health.js';
import { MixedLoad } from './support/mixed-load.js';
import { roundRobinVisitor } from './support/round-robin-visitor.js';

const CITED = { source: { category: 'official', url: 'https://faults.example/source' } };
const PEOPLE = '/api/v1/people';

describeWithRedis('Three servers and two workers', () => {
  describeWithElasticsearch('on one PostgreSQL, Redis and Elasticsearch', () => {
    let fleet: Fleet;
    let customer: Customer;
    beforeAll(async () => {
      fleet = await Fleet.start();
      customer = await fleet.deployment.customer();
    });
    afterAll(() => fleet.stop());

    /** Sends calls to the servers in turn. */
    const at = (n: number, method: string, path: string, options: Parameters<typeof call>[2] = {}) =>
      call(fleet.urls[n % fleet.urls.length]! + path, method, { key: customer.key, ...options });
    const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
    const times = <T>(many: number, make: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: many }, (_, n) => make(n)));

    describe('act as one service:', () => {
      it('a replaced key is refused on all servers at once', async () => {
        const { email, key } = await fleet.deployment.customer();
        expect(statuses(await times(3, (n) => at(n, 'GET', PEOPLE, { key })))).toEqual([200, 200, 200]);
        const { api_key: next } = await fleet.deployment.directory(
          'user:update',
          '--email',
          email,
          '--rotate-key',
        );
        expect(statuses(await times(30, (n) => at(n, 'GET', PEOPLE, { key })))).toEqual(Array(30).fill(401));
        expect(statuses(await times(3, (n) => at(n, 'GET', PEOPLE, { key: next })))).toEqual([200, 200, 200]);
      });

      it('credits are exact: of 300 concurrent calls, a balance of 100 pays for 100', async () => {
        const { key, ...poor } = await fleet.deployment.customer(100);
        const answers = await times(300, (n) => at(n, 'GET', `${PEOPLE}?per_page=1`, { key }));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
        expect(answers.filter(({ status }) => status === 402)).toHaveLength(200);
        expect(await fleet.deployment.spent({ key, ...poor })).toBe(100);
      });

      it('one Idempotency-Key creates one record, on every server', async () => {
        const options = {
          idempotencyKey: 'everywhere',
          body: { person: { last_name: 'Everywhere' }, ...CITED },
        };
        const first = await times(9, (n) => at(n, 'POST', PEOPLE, options));
        expect(first.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
        expect(first.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
        const again = await times(3, (n) => at(n, 'POST', PEOPLE, options));
        expect(again.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([
          'true',
          'true',
          'true',
        ]);
        const ids = [...first, ...again].flatMap(({ body }) => body.person?.public_id ?? []);
        expect(new Set(ids).size).toBe(1);
        expect(await fleet.deployment.sql(`SELECT FROM people WHERE last_name = 'Everywhere'`)).toHaveLength(
          1,
        );
      });

      it('every server reads and changes what another one wrote', async () => {
        for (let n = 0; n < 30; n++) {
          const made = await at(n, 'POST', PEOPLE, {
            body: { person: { last_name: `Read ${n}` }, ...CITED },
          });
          const path = `${PEOPLE}/${made.body.person.public_id}`;
          expect((await at(n + 1, 'GET', path)).body.person.last_name).toBe(`Read ${n}`);
          await at(n + 1, 'PATCH', path, { body: { person: { last_name: `Changed ${n}` }, ...CITED } });
          expect((await at(n + 2, 'GET', path)).body.person.last_name).toBe(`Changed ${n}`);
        }
      });

      it('a payment reported to two servers at once is granted once', async () => {
        const buyer = await fleet.deployment.customer(0);
        const payment = paymentOf('cs_fleet', { metadata: { account_id: String(buyer.id), pack: 'small' } });
        await fleet.deployment.sql(
          `INSERT INTO purchases (account_id, processor, checkout_id, pack, credits, amount, currency, status)
           VALUES ($1, 'stripe', $2, 'small', 500, $3, $4, 'pending')`,
          [buyer.id, payment.checkout, payment.amount, payment.currency],
        );
        const payload = JSON.stringify(stripeEvents.completed(payment));
        const deliveries = await times(6, (n) =>
          fetch(`${fleet.urls[n % 3]}/webhooks/stripe`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload) },
            body: payload,
          }),
        );
        expect(deliveries.map(({ status }) => status)).toEqual(Array(6).fill(200));
        expect(await fleet.deployment.spent(buyer)).toBe(-500);
      });

      it('a session holds on every server', async () => {
        const visitor = roundRobinVisitor(fleet.urls);
        await visitor.signUp('wanderer@faults.example');
        for (let page = 0; page < 3; page++) expect(await visitor.isSignedIn()).toBe(true);
        const key = await visitor.newKey();
        expect(statuses(await times(3, (m) => at(m, 'GET', PEOPLE, { key })))).toEqual([200, 200, 200]);
      });

      it('a rate limit counts the calls of all servers', async () => {
        const keyless = (n: number) => call(`${fleet.urls[n % 3]}/openapi.json`, 'GET');
        let { headers } = await keyless(0);
        // Calls in two windows of the limit would be counted separately.
        const endsIn = Number(headers.get('ratelimit-reset'));
        if (endsIn < 20) {
          await sleep((endsIn + 1) * 1_000);
          ({ headers } = await keyless(0));
        }
        const left = Number(headers.get('ratelimit-remaining'));
        const answers = await times(KEYLESS_PER_MINUTE, keyless);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(left);
        const refused = answers.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(KEYLESS_PER_MINUTE - left);
        expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      });
    });

    /**
     * All calls succeed during the outage of an optional dependency, and the health of every server names it.
     */
    async function expectNoHarm(
      what: 'redis' | 'search_index',
      name: string,
      begin: () => unknown,
      end: () => unknown,
      during: () => Promise<unknown> = () => Promise.resolve(),
    ): Promise<void> {
      const mine = await fleet.deployment.customer();
      const load = new MixedLoad(fleet.urls, mine.key, { pauseMs: 20 }).run(6);
      try {
        await load.succeeded(30);
        await begin();
        for (const url of fleet.urls)
          await healthBecomes(url, 200, 'degraded', { database: 'ok', [what]: 'unavailable' });
        await during();
        await load.succeeded(50);
        await end();
        await fleet.isWell();
        await load.succeeded(30);
      } finally {
        await load.stop();
      }
      expect(expectClearErrors(load.calls, {})).toBe(0);
      await expectNothingLost(name, fleet.deployment, load, mine);
      await fleet.deployment.indexed();
    }

    describe('keep serving while Redis', () => {
      it.each<[string, () => unknown, () => unknown]>([
        ['is killed, and comes back empty', () => fleet.redis.kill(), () => fleet.redis.start()],
        ['is paused', () => fleet.redis.pause(), () => fleet.redis.resume()],
      ])('%s', (name, begin, end) => expectNoHarm('redis', `Redis ${name}`, begin, end));
    });

    describe('keep serving while Elasticsearch', () => {
      const contacts = () => at(0, 'GET', '/api/v1/lookup/domain_contacts?domain=faults.example');
      const search = () => at(1, 'GET', '/api/v1/search?q=everywhere');
      const backend = async () => (await search()).body?.meta?.backend;

      it.each<[string, () => unknown, () => unknown]>([
        ['is killed', () => fleet.elasticsearch.kill(), () => fleet.elasticsearch.start()],
        ['is paused', () => fleet.elasticsearch.pause(), () => fleet.elasticsearch.resume()],
        [
          'is killed, and comes back empty',
          async () => {
            await fleet.elasticsearch.kill();
            await fleet.elasticsearch.wipe();
          },
          () => fleet.elasticsearch.start(),
        ],
      ])('%s', async (name, begin, end) => {
        await expectNoHarm('search_index', `Elasticsearch ${name}`, begin, end, async () => {
          const refused = await contacts();
          expect([refused.status, refused.body.error]).toEqual([503, 'search_unavailable']);
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await backend()).toBe('database');
        });
        await eventually('Elasticsearch searches', async () => (await backend()) === 'elasticsearch', {
          currentState: async () => ({
            answer: await search(),
            health: await Promise.all(fleet.urls.map(health)),
          }),
        });
        // The other servers notice the recovery themselves.
        await eventually('contacts are found', async () => (await contacts()).status === 200);
        expect(await fleet.deployment.directory('search:check')).toBeDefined();
      });
    });
  });
});
