import pg from 'pg';
import { Database } from '../../src/database/database.js';
import { RebuildLock } from '../../src/search/indexing/elasticsearch-rebuild.js';
import { TestApp } from '../support/app.js';

let api: TestApp;
let db: Database;
beforeAll(async () => {
  api = await TestApp.start();
  db = api.app.get(Database);
});
afterAll(() => api.stop());

it('one process holds the lock, and others can take it once it is released', async () => {
  expect(await RebuildLock.isTaken(db)).toBe(false);
  const lock = await RebuildLock.take(db.pool);
  expect(lock).not.toBeNull();
  expect([await RebuildLock.isTaken(db), await RebuildLock.take(db.pool)]).toEqual([true, null]);
  await lock!.release();
  const again = await RebuildLock.take(db.pool);
  expect(again).not.toBeNull();
  await again!.release();
});

it('throws if PostgreSQL is unavailable', async () => {
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2_000 });
  await expect(RebuildLock.take(nowhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nowhere.end();
});
