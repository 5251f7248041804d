import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { Database } from '../database/database.js';
import { Sampled } from '../observability/sampled.js';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import { DirectoryWords } from '../search/spans/word-weights.js';
import { keepRequestContext, outsideOfRequests, requestContext } from './request-context.js';

/** Runs `work` for a request, and returns the id of that request. */
async function inRequest(work: () => unknown): Promise<string | undefined> {
  const server = fastify();
  keepRequestContext(server);
  server.get('/', async () => {
    await work();
    return { id: requestContext()?.requestId };
  });
  const { id } = (await server.inject('/')).json<{ id: string }>();
  await server.close();
  return id;
}

const idHere = async () => {
  const before = requestContext()?.requestId;
  await sleep(1);
  return [before, requestContext()?.requestId];
};

it('exists for all work of a request, and only there', async () => {
  let inside: unknown;
  const id = await inRequest(async () => (inside = await idHere()));
  expect(id).toEqual(expect.any(String));
  expect([inside, requestContext()]).toEqual([[id, id], undefined]);
});

describe('work that several requests wait for runs in no context', () => {
  const ids: unknown[] = [];
  beforeEach(() => void ids.splice(0));
  const look = async () => void ids.push(...(await idHere()));

  it.each<[string, () => unknown]>([
    ['outsideOfRequests', () => outsideOfRequests(look)],
    ['a sample', () => new Sampled(look, 0, 60_000).take()],
    [
      'the weights of words',
      () => {
        // The engine keeps the words of one query for one request only.
        const read = (_: unknown, values?: unknown) =>
          values === undefined ? look().then(() => []) : Promise.resolve([]);
        const db = { read, allowReplicaReads: (work: () => unknown) => work() };
        return new DirectoryWords(db as unknown as Database).weigh([]);
      },
    ],
    [
      'the probes of a circuit breaker',
      async () => {
        const closed = Promise.withResolvers<void>();
        const breaker = new CircuitBreaker({
          timeoutMs: 60_000,
          probe: look,
          isOutage: () => true,
          onOpen: () => undefined,
          onClose: closed.resolve,
        });
        await expect(breaker.run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
        await closed.promise;
      },
    ],
  ])('%s', async (_name, work) => {
    const id = await inRequest(work);
    expect([id, ids]).toEqual([expect.any(String), [undefined, undefined]]);
  });
});
