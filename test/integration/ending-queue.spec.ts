import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker, type ConnectionOptions } from 'bullmq';
import type { DataSource } from 'typeorm';
import { readConfig } from '../../src/config/config.js';
import { createDataSource } from '../../src/entities.js';
import { Database } from '../../src/database/database.js';
import { QueueConnection } from '../../src/queue/queue-connection.js';
import { EndingPostgres } from '../support/ending-postgres.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

const NAME = 'ending';

let postgres: EndingPostgres;
let dataSource: DataSource;
let connection: ConnectionOptions;
let queue: Queue;
beforeEach(async () => {
  await resetDatabase();
  postgres = new EndingPostgres(await testDatabaseUrl());
  dataSource = await createDataSource(await postgres.listen()).initialize();
  connection = new QueueConnection(readConfig({}), new Database(dataSource)).options;
});
afterEach(async () => {
  postgres.ends = false;
  await queue.close();
  await dataSource.destroy();
  postgres.close();
});

function openQueue(): Queue {
  queue = new Queue(NAME, { connection });
  queue.on('error', () => undefined);
  return queue;
}

it('a queue opens once its database is available, after a failed first attempt', async () => {
  postgres.ends = true;
  await expect(openQueue().getWaitingCount()).rejects.toThrow();
  postgres.ends = false;
  await expect(queue.getWaitingCount()).resolves.toBe(0);
});

it('a worker survives a database that ends its waiting connection as soon as it opens', async () => {
  await openQueue().add('job', { n: 1 });
  const done = Promise.withResolvers<unknown>();
  const worker = new Worker(NAME, async ({ data }) => done.resolve(data), {
    ...{ connection, autorun: false, runRetryDelay: 50, drainDelay: 1 },
  });
  const errors: Error[] = [];
  worker.on('error', (error) => errors.push(error));
  const pending = queue.getWaitingCount();
  postgres.ends = true;
  await pending.catch(() => undefined);
  const running = worker.run();
  while (errors.length < 2) await sleep(10);
  postgres.ends = false;
  await expect(done.promise).resolves.toEqual({ n: 1 });
  await worker.close();
  await running;
});

it('a worker pauses between attempts to reach a database that refuses it', async () => {
  await openQueue().getWaitingCount();
  postgres.ends = true;
  const worker = new Worker(NAME, async () => undefined, { connection, autorun: false, drainDelay: 1 });
  const errors: Error[] = [];
  worker.on('error', (error) => errors.push(error));
  const running = worker.run();
  while (errors.length === 0) await sleep(10);
  await sleep(1_500);
  expect(errors.length).toBeLessThan(10);
  postgres.ends = false;
  await worker.close();
  await running;
});
