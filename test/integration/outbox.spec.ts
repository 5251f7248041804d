import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import { Database, statement } from '../../src/database/database.js';
import { appendToOutbox, type OutboxHandler } from '../../src/outbox/outbox.js';
import { OutboxRelay } from '../../src/outbox/outbox-relay.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let dataSource: DataSource;
let db: Database;
let relays: OutboxRelay[];

beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  await resetDatabase();
  dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  db = new Database(dataSource);
  relays = [];
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.beforeApplicationShutdown()));
  await dataSource.destroy();
});

/** Starts a relay as a worker does; handlers get the ids. */
function startRelay(
  ...handlers: readonly { topic: string; batch?: number; handle: OutboxHandler['handle'] }[]
): OutboxRelay {
  const relay = new OutboxRelay(db);
  for (const handler of handlers) relay.handle({ batch: 10, ...handler });
  relays.push(relay);
  relay.onApplicationBootstrap();
  return relay;
}

/** Records everything that is handled. */
function listener(topic: string, batch?: number) {
  const heard: number[] = [];
  const handle: OutboxHandler['handle'] = async (messages) =>
    void heard.push(...messages.map(({ record_id }) => record_id));
  return { topic, heard, handle, ...(batch === undefined ? {} : { batch }) };
}

const waiting = async (): Promise<number[]> =>
  (await dataSource.query('SELECT record_id FROM outbox ORDER BY id')).map((row: any) => row.record_id);

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(5);
}
const untilEmpty = () => until(async () => (await waiting()).length === 0);

describe('OutboxRelay', () => {
  it('delivers messages in batches to the handler of their topic, and deletes handled ones', async () => {
    const batches: number[] = [];
    const letters = listener('letters');
    await appendToOutbox(db, 'parcels', [1, 2, 3, 4, 5]);
    await appendToOutbox(db, 'letters', [6]);
    await appendToOutbox(db, 'nobody', [7]);
    startRelay(letters, {
      topic: 'parcels',
      batch: 2,
      handle: async (messages) => void batches.push(messages.length),
    });
    await until(async () => (await waiting()).length === 1);
    expect(batches).toEqual([2, 2, 1]);
    expect(letters.heard).toEqual([6]);
    expect(await waiting()).toEqual([7]);
  });

  it('delivers the topic, record and time of a message', async () => {
    await dataSource.query(
      `INSERT INTO outbox (topic, resource, record_id) VALUES ('letters', 'person', 5), ('letters', NULL, 6)`,
    );
    let heard: readonly object[] = [];
    startRelay({ topic: 'letters', handle: async (messages) => void (heard = messages) });
    await untilEmpty();
    expect(heard).toMatchObject([
      { topic: 'letters', resource: 'person', record_id: 5, created_at: expect.any(Date) },
      { topic: 'letters', resource: null, record_id: 6 },
    ]);
  });

  it('delivers only committed messages', async () => {
    const letters = listener('letters');
    startRelay(letters);
    await db.transaction(async () => {
      await appendToOutbox(db, 'letters', [1]);
      await sleep(300);
      expect(letters.heard).toEqual([]);
    });
    await expect(
      db.transaction(async () => {
        await appendToOutbox(db, 'letters', [2]);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await until(() => letters.heard.length > 0);
    await untilEmpty();
    expect(letters.heard).toEqual([1]);
  });

  it('redelivers messages whose handler failed, and other topics meanwhile', async () => {
    let failures = 0;
    let isBroken = true;
    const letters = listener('letters');
    const parcels = listener('parcels');
    await appendToOutbox(db, 'parcels', [1, 2]);
    startRelay(letters, {
      ...parcels,
      handle: async (messages, claim) => {
        if (!isBroken) return parcels.handle(messages, claim);
        failures++;
        throw new Error('the scales are broken');
      },
    });
    await until(() => failures > 1);
    await appendToOutbox(db, 'letters', [3]);
    await until(async () => (await waiting()).join() === '1,2');
    expect(letters.heard).toEqual([3]);
    expect(parcels.heard).toEqual([]);
    isBroken = false;
    await untilEmpty();
    expect(parcels.heard).toEqual([1, 2]);
  });

  it("commits a handler's writes with its claim only if the messages are done", async () => {
    const forward = statement(`INSERT INTO outbox (topic, record_id) VALUES ('forwarded', $1)`);
    let failures = 2;
    const forwarded = listener('forwarded');
    await appendToOutbox(db, 'letters', [1]);
    startRelay(forwarded, {
      topic: 'letters',
      handle: async (messages, { query }) => {
        for (const { record_id } of messages) await query(forward, [record_id]);
        if (failures-- > 0) throw new Error('after the work');
      },
    });
    await untilEmpty();
    expect(forwarded.heard).toEqual([1]);
  });

  it('redelivers messages if the connection is lost before the commit', async () => {
    const heard: number[] = [];
    let lost = false;
    await appendToOutbox(db, 'letters', [1, 2]);
    startRelay({
      topic: 'letters',
      handle: async (messages, { query }) => {
        heard.push(...messages.map(({ record_id }) => record_id));
        if (lost) return;
        lost = true;
        const [row] = await query<{ pid: number }>(statement('SELECT pg_backend_pid() AS pid'));
        await dataSource.query('SELECT pg_terminate_backend($1)', [row!.pid]);
      },
    });
    await untilEmpty();
    expect(heard).toEqual([1, 2, 1, 2]);
  });

  it('shares messages between workers, each with one of them', async () => {
    const many = Array.from({ length: 300 }, (_, index) => index);
    await appendToOutbox(db, 'letters', many);
    const heard: number[][] = [[], []];
    const both = Promise.withResolvers<void>();
    for (const own of heard) {
      startRelay({
        topic: 'letters',
        handle: async (messages) => {
          own.push(...messages.map(({ record_id }) => record_id));
          if (heard.every(({ length }) => length > 0)) both.resolve();
          await both.promise;
        },
      });
    }
    await untilEmpty();
    expect(heard.flat().sort((one, other) => one - other)).toEqual(many);
  });

  it('lets other workers take the messages after those of a stalled worker', async () => {
    const standing = Promise.withResolvers<void>();
    const letters = listener('letters', 1);
    await appendToOutbox(db, 'letters', [1]);
    const claimed = Promise.withResolvers<void>();
    startRelay({
      topic: 'letters',
      handle: async () => {
        claimed.resolve();
        await standing.promise;
      },
    });
    await claimed.promise;
    await appendToOutbox(db, 'letters', [2]);
    startRelay(letters);
    await until(async () => (await waiting()).join() === '1');
    standing.resolve();
    expect(letters.heard).toEqual([2]);
  });

  it('finishes messages in progress when it stops, and starts no more', async () => {
    await appendToOutbox(db, 'letters', [1, 2]);
    const begun = Promise.withResolvers<void>();
    const relay = startRelay({
      topic: 'letters',
      batch: 1,
      handle: async () => {
        begun.resolve();
        await sleep(50);
      },
    });
    await begun.promise;
    await relay.beforeApplicationShutdown();
    expect(await waiting()).toEqual([2]);
  });

  it('stops although a handler fails', async () => {
    await appendToOutbox(db, 'letters', [1]);
    const relay = startRelay({ topic: 'letters', handle: () => Promise.reject(new Error('never')) });
    await sleep(20);
    await relay.beforeApplicationShutdown();
    expect(await waiting()).toEqual([1]);
  });

  it('uses no connection of the pool', async () => {
    const narrow = await createDataSource(await testDatabaseUrl(), { poolSize: 1 }).initialize();
    try {
      const own = new Database(narrow);
      const relay = new OutboxRelay(own);
      const heard: number[] = [];
      relay.handle({
        topic: 'letters',
        batch: 1,
        handle: async ([message]) => {
          await own.query(statement('SELECT 1'));
          heard.push(message!.record_id);
        },
      });
      relays.push(relay);
      relay.onApplicationBootstrap();
      await appendToOutbox(db, 'letters', [1, 2]);
      await untilEmpty();
      expect(heard).toEqual([1, 2]);
      await relay.beforeApplicationShutdown();
    } finally {
      await narrow.destroy();
    }
  });
});
