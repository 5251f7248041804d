import type { FastifyRequest } from 'fastify';
import { ArrivingBodies, MAX_PER_CALLER } from './load-shedding.js';

const of = (accountId: number) => ({ caller: { accountId } }) as unknown as FastifyRequest;
const from = (ip: string) => ({ ip }) as FastifyRequest;
const MEBIBYTE = 1_048_576;

/** Bodies that begin to arrive. The test ends each of them. */
class Arrivals {
  readonly bodies = new ArrivingBodies();
  readonly outcomes: string[] = [];

  begin(request: FastifyRequest, name: string, bytes = 0): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const body = this.bodies.read(request, async (hold) => {
      hold(bytes);
      await promise;
    });
    body.then(
      () => this.outcomes.push(`${name} read`),
      ({ status }: { status: number }) => this.outcomes.push(`${name} ${status}`),
    );
    return resolve;
  }
}

const turn = () => new Promise(setImmediate);

let arrivals: Arrivals;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  arrivals = new Arrivals();
});
afterEach(() => void jest.useRealTimers());

it("returns the parsed body, and throws the parser's error", async () => {
  expect(await arrivals.bodies.read(of(1), () => Promise.resolve('body'))).toBe('body');
  await expect(arrivals.bodies.read(of(1), () => Promise.reject(new Error('cut off')))).rejects.toThrow(
    'cut off',
  );
});

it('refuses the oldest bodies of a caller with too many unfinished ones after a burst', async () => {
  for (let body = 0; body < MAX_PER_CALLER + 2; body++) arrivals.begin(of(1), `${body}`);
  arrivals.begin(of(2), 'of another account');
  arrivals.begin(from('192.0.2.1'), 'of an address');
  jest.advanceTimersByTime(999);
  await turn();
  expect(arrivals.outcomes).toEqual([]);
  jest.advanceTimersByTime(1);
  await turn();
  expect(arrivals.outcomes).toEqual(['0 429', '1 429']);
});

it('accepts a whole burst that has arrived by then', async () => {
  const ends = Array.from({ length: MAX_PER_CALLER + 50 }, (_, body) => arrivals.begin(of(1), `${body}`));
  for (const end of ends) end();
  await turn();
  jest.advanceTimersByTime(5_000);
  await turn();
  expect(new Set(arrivals.outcomes.map((outcome) => outcome.split(' ')[1]))).toEqual(new Set(['read']));
});

it('refuses a body that would exceed the limit of unfinished bytes, until others have ended', async () => {
  const end = arrivals.begin(of(1), 'first', 20 * MEBIBYTE);
  arrivals.begin(of(2), 'second', 13 * MEBIBYTE);
  await turn();
  expect(arrivals.outcomes).toEqual(['second 503']);
  end();
  await turn();
  arrivals.begin(of(2), 'third', 13 * MEBIBYTE)();
  await turn();
  expect(arrivals.outcomes).toEqual(['second 503', 'first read', 'third read']);
});

it('counts the addresses of one IPv6 network as one', async () => {
  for (let body = 0; body <= MAX_PER_CALLER; body++) arrivals.begin(from(`2001:db8::${body}`), `${body}`);
  jest.advanceTimersByTime(1_000);
  await turn();
  expect(arrivals.outcomes).toEqual(['0 429']);
});
