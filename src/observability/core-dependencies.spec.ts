import { IndexingLag } from './core-dependencies.js';

const MINUTE = 60_000;

/** A lag check on an outbox. Each check gets the first messages, and the clock moves on in between. */
function lag() {
  let heads: object[] = [];
  let now = 0;
  const one = new IndexingLag(
    async <Row>() => heads as Row[],
    ['database'],
    () => now,
  );
  return {
    details: () => one.details,
    check: (afterMs: number, ...found: { topic: string; id: number; age: number }[]) => {
      now += afterMs;
      heads = found;
      return one.check();
    },
  };
}

it('reports the age of the oldest message, of writes and of loads', async () => {
  const { check, details } = lag();
  await check(0);
  expect(details()).toEqual({ oldest_unindexed_write_age: 0, oldest_unindexed_load_age: 0 });
  await check(
    0,
    { topic: 'search', id: 8, age: 0.5 },
    { topic: 'search:database', id: 7, age: 2 },
    { topic: 'search:database:loads', id: 1, age: 40 },
  );
  expect(details()).toEqual({ oldest_unindexed_write_age: 2, oldest_unindexed_load_age: 40 });
});

it('fails while a write waits for more than five minutes, and reports the time', async () => {
  const { check, details } = lag();
  await check(0, { topic: 'search', id: 8, age: 299 });
  await expect(check(0, { topic: 'search', id: 8, age: 301 })).rejects.toThrow('Writes are not indexed.');
  expect(details().oldest_unindexed_write_age).toBe(301);
  await check(0);
});

it('accepts a load of any age that makes progress, and fails when it stops', async () => {
  const { check } = lag();
  const loads = (id: number) => ({ topic: 'search:loads', id, age: 7_200 });
  await check(0, loads(1));
  await check(4 * MINUTE, loads(2));
  await check(4 * MINUTE, loads(3));
  await check(4 * MINUTE, loads(3));
  await expect(check(2 * MINUTE, loads(3))).rejects.toThrow('Indexing of an import has stalled.');
  await check(0, loads(4));
  await check(0);
});
