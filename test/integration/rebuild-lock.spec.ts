import pg from 'pg';
import { Database } from '../../src/database/database.js';
import { ProcessLock } from '../../src/database/process-lock.js';
import { REBUILD_LOCK } from '../../src/search/indexing/elasticsearch-rebuild.js';
import { TestApp } from '../support/app.js';

let api: TestApp;
let db: Database;
beforeAll(async () => {
  api = await TestApp.start();
  db = api.app.get(Database);
});
afterAll(() => api.stop());

it('one process holds the lock, and others can take it once it is released', async () => {
  expect(await ProcessLock.isTaken(db, REBUILD_LOCK)).toBe(false);
  const lock = await ProcessLock.take(db.pool, REBUILD_LOCK);
  expect(lock).not.toBeNull();
  expect([
    await ProcessLock.isTaken(db, REBUILD_LOCK),
    await ProcessLock.take(db.pool, REBUILD_LOCK),
  ]).toEqual([true, null]);
  await lock!.release();
  const again = await ProcessLock.take(db.pool, REBUILD_LOCK);
  expect(again).not.toBeNull();
  await again!.release();
});

it('throws if PostgreSQL is unavailable', async () => {
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2_000 });
  await expect(ProcessLock.take(nowhere, REBUILD_LOCK)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nowhere.end();
});
