import { AsyncLocalStorage } from 'node:async_hooks';
import { BatchedRead, BatchedReads } from './batched-read.js';
import type { Database } from './database.js';

const context = new AsyncLocalStorage<string>();
const inContext = <T>(name: string, work: () => T) => context.run(name, work);
const values = (keys: readonly string[]) => new Map(keys.map((key) => [key, `value of ${key}`]));

/** Reads keys. The first read delays the others until `release()`. */
function reads(readMany: (keys: string[]) => Promise<Map<string, string>>) {
  const calls: { readonly keys: readonly string[]; readonly context: string | undefined }[] = [];
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const batched = new BatchedRead<string, string>(async (keys) => {
    calls.push({ keys, context: context.getStore() });
    if (calls.length === 1) await held;
    return readMany(keys);
  }, 1);
  return { calls, release, read: (key: string, caller = key) => inContext(caller, () => batched.read(key)) };
}

it('reads the first key alone, and the waiting keys together', async () => {
  const { calls, release, read } = reads(async (keys) => values(keys));
  const all = Promise.all(['a', 'b', 'c', 'b'].map((key) => read(key)));
  release();
  expect(await all).toEqual(['value of a', 'value of b', 'value of c', 'value of b']);
  expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
});

it("reads a single key in its caller's context, and several in none", async () => {
  const { calls, release, read } = reads(async (keys) => values(keys));
  const first = read('a', 'first caller');
  const others = [read('b', 'second caller'), read('c', 'third caller')];
  release();
  await Promise.all([first, ...others]);
  await read('d', 'fourth caller');
  expect(calls.map((call) => call.context)).toEqual(['first caller', undefined, 'fourth caller']);
});

it("reads a single waiting key in its caller's context", async () => {
  const { calls, release, read } = reads(async (keys) => values(keys));
  const both = [read('a', 'first caller'), read('b', 'second caller')];
  release();
  await Promise.all(both);
  expect(calls[1]).toEqual({ keys: ['b'], context: 'second caller' });
});

it('continues in the context of each caller', async () => {
  const { release, read } = reads(async (keys) => values(keys));
  const seen = ['a', 'b', 'c'].map((key) =>
    inContext(key, async () => {
      await read(key, key);
      return context.getStore();
    }),
  );
  release();
  expect(await Promise.all(seen)).toEqual(['a', 'b', 'c']);
});

it("fails only the invalid key, in its caller's context", async () => {
  const { calls, release, read } = reads(async (keys) => {
    if (keys.includes('bad')) throw new Error('cannot be read');
    return values(keys);
  });
  const all = Promise.allSettled(['a', 'b', 'bad', 'c'].map((key) => read(key)));
  release();
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(calls.slice(2).map((call) => [call.keys[0], call.context])).toEqual([
    ['b', 'b'],
    ['bad', 'bad'],
    ['c', 'c'],
  ]);
});

describe('an outage', () => {
  const statuses = async (keys: readonly string[], fail: (keys: readonly string[]) => unknown) => {
    const { calls, release, read } = reads(async (asked) => {
      const error = fail(asked);
      if (error !== null) throw error as Error;
      return values(asked);
    });
    const all = Promise.allSettled(keys.map((key) => read(key)));
    release();
    return { statuses: (await all).map(({ status }) => status), calls: calls.length };
  };
  const cancelled = Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it('of the database fails all waiting keys, without a read for each', async () => {
    const { statuses: outcomes, calls } = await statuses(['a', 'b', 'c'], (keys) =>
      keys.includes('a') ? null : refused,
    );
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(calls).toBe(2);
  });

  it('of one key fails only that key', async () => {
    const { statuses: outcomes } = await statuses(['a', 'b', 'slow', 'c'], (keys) =>
      keys.includes('slow') ? cancelled : null,
    );
    expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('of every key ends with the second', async () => {
    const { statuses: outcomes, calls } = await statuses(['a', 'b', 'c', 'd'], (keys) =>
      keys.includes('a') ? null : cancelled,
    );
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(calls).toBe(4);
  });
});

it('reads inside a transaction separately, on its connection', async () => {
  const db = {
    inTransaction: true,
    readsReplicas: false,
    allowReplicaReads: (work: () => unknown) => work(),
  };
  const asked: string[][] = [];
  const batched = new BatchedReads<string, string>(db as unknown as Database, async (keys) => {
    asked.push(keys);
    return values(keys);
  });
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((key) => batched.read(key)))).toHaveLength(4);
  expect(asked).toEqual([['a'], ['b'], ['c'], ['d']]);
});
