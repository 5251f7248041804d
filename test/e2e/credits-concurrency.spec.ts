import { randomUUID } from 'node:crypto';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type Answer } from '../support/app.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';

let one: TestApp;
let other: TestApp;
let path: string;
beforeAll(async () => {
  one = await TestApp.start();
  other = await one.twin();
  path = `/api/v1/people/${(await new Directory(one).person()).public_id}`;
});
afterAll(async () => {
  await expectExplained(one);
  await other.stop();
  await one.stop();
});

/** Sends this many calls at the same time, alternately to two processes. */
const atOnce = (calls: number, call: (api: TestApp, n: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: calls }, (_, n) => call(n % 2 === 0 ? one : other, n)));

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const counts = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([k, v]) => [k, v!.length]),
  );

it.each([
  ['more calls than credits', 120, 300],
  ['as many', 100, 100],
  ['fewer', 150, 100],
  ['one credit', 1, 60],
  ['none', 0, 40],
])('%s: exactly as many calls succeed as there are credits', async (_what, credits, calls) => {
  const caller = await Spender.open(one, credits);
  const answers = await atOnce(calls, (api) => caller.call('GET', path, {}, api));
  const expected = Math.min(calls, credits);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 402);
  expect([served.length, refused.length]).toEqual([expected, calls - expected]);
  expect(await caller.balance()).toBe(credits - expected);
  // Every call reports another balance: none was charged twice or for another.
  const remaining = served.map((answer) => Number(creditsOf(answer).remaining)).sort((a, b) => a - b);
  expect(remaining).toEqual(numbers(credits - expected, credits - 1));
});

it('failed calls cost nothing, with any concurrent calls', async () => {
  const caller = await Spender.open(one, 200);
  const answers = await atOnce(160, (api, n) =>
    n % 4 < 2
      ? caller.call('GET', path, {}, api)
      : caller.call('GET', `/api/v1/people/${'0'.repeat(32)}`, {}, api),
  );
  expect(counts(answers)).toEqual({ 200: 80, 404: 80 });
  expect(await caller.balance()).toBe(120);
});

it('expensive calls are charged completely or not at all', async () => {
  const caller = await Spender.open(one, 10);
  const answers = await atOnce(8, (api) =>
    caller.call(
      'POST',
      '/api/v1/organizations/quick_add',
      {
        body: {
          name: 'Society',
          domain: 'society.example',
          organization_type: 'club',
          source_url: SOURCE.url,
          person: { first_name: 'Charles', last_name: 'Babbage' },
        },
      },
      api,
    ),
  );
  expect(counts(answers)).toEqual({ 201: 3, 402: 5 });
  expect(await caller.balance()).toBe(1);
});

it('calls with one Idempotency-Key are charged once, however many run at the same time', async () => {
  const caller = await Spender.open(one, 50);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { person: { first_name: 'Ada' }, source: SOURCE };
  const answers = await atOnce(20, (api) => caller.call('POST', '/api/v1/people', { body, headers }, api));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(answers.filter((answer) => creditsOf(answer).charged === '1')).toHaveLength(1);
  expect(await caller.balance()).toBe(49);
});

it('accounts are charged only for their own calls', async () => {
  const callers = await Promise.all([30, 20, 10, 0].map((credits) => Spender.open(one, credits)));
  const answers = await atOnce(120, (api, n) => callers[n % 4]!.call('GET', path, {}, api));
  const served = callers.map(
    (_, c) => answers.filter(({ status }, n) => n % 4 === c && status === 200).length,
  );
  expect(served).toEqual([30, 20, 10, 0]);
  expect(await Promise.all(callers.map((caller) => caller.balance()))).toEqual([0, 0, 0, 0]);
});
