import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import type { Folder } from '../../src/database/embedded/folder.js';
import { createDatabase } from '../../src/database/embedded-postgres.js';
import { Database, unprepared } from '../../src/database/database.js';
import { EndingPostgres } from '../support/ending-postgres.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { recordingLogger } from '../support/recorded-logs.js';

describe('a database that ends connections as the pool hands them out', () => {
  let postgres: EndingPostgres;
  let dataSource: DataSource;
  let db: Database;
  beforeAll(() => Logger.overrideLogger(recordingLogger()));
  beforeEach(async () => {
    postgres = new EndingPostgres(await testDatabaseUrl());
    dataSource = await createDataSource(await postgres.listen(), { poolSize: 2 }).initialize();
    db = new Database(dataSource);
  });
  afterEach(async () => {
    await dataSource.destroy();
    postgres.close();
  });
  const one = unprepared('SELECT 1');
  const inTransaction = () => db.transaction(() => db.query(one));
  const outage = expect.objectContaining({ status: 503, code: 'unavailable' });

  it.each([
    ['new ones', 8],
    ['those that others waited for', 30],
  ])('%s: each call reports an outage', async (_, calls) => {
    const under = [...Array(calls).keys()].map((at) => (at % 2 === 0 ? inTransaction() : db.query(one)));
    postgres.ends = true;
    const ended = await Promise.allSettled(under);
    for (const call of ended) if (call.status === 'rejected') expect(call.reason).toEqual(outage);
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    postgres.ends = false;
    await expect(inTransaction()).resolves.toHaveLength(1);
  });
});

it('a database that ends while the service creates its own returns an error and does not end the process', async () => {
  const url = await testDatabaseUrl();
  const postgres = new EndingPostgres(url);
  const { port, password } = new URL(await postgres.listen());
  postgres.ends = true;
  await expect(createDatabase({ password } as Folder, Number(port))).rejects.toThrow();
  postgres.close();
});
