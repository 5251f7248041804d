import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandContext } from '../../src/cli/context.js';
import { Database, statement } from '../../src/database/database.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { STATEMENT_LIMIT_MS } from '../../src/database/unpooled-client.js';
import { Session } from '../../src/importer/session.js';
import { appendToOutbox } from '../../src/outbox/outbox.js';
import { Lane } from '../../src/outbox/outbox-relay.js';
import { ProcessLock } from '../../src/database/process-lock.js';
import { REBUILD_LOCK } from '../../src/search/indexing/elasticsearch-rebuild.js';
import { TestApp } from '../support/app.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { sql } from '../support/sql.js';

const SRC = join(import.meta.dirname, '../../src');
const OPENS =
  /new (pg\.)?(Client|Pool)\(|(?<!function |const )(createUnpooledClient|patientOptions|createDataSource|dataSourceOptions)\(/;

/** Each file that opens connections to PostgreSQL, and what limits its statements. */
const OPENERS: Readonly<Record<string, string>> = {
  'cli/command.module.ts': 'command',
  'database/connect.ts': 'one short statement before anything else runs, within the time to connect',
  'entities.ts': "TypeORM's command line, which an operator runs",
  'database/database.module.ts': 'STATEMENT_TIMEOUT_MS',
  'database/embedded-postgres.ts': 'creates roles and the database, which nothing else uses yet',
  'database/embedded/lease.ts': 'short statements that take locks, on a database without tables',
  'database/housekeeping.ts': 'analyze',
  'database/migrate.ts': 'none: see STATEMENT_LIMIT_MS',
  'database/process-lock.ts': 'batch',
  'database/replicas.ts': 'STATEMENT_TIMEOUT_MS, or two seconds',
  'database/unpooled-client.ts': 'what its callers set, batch and analyze; two seconds for checks of health',
  'importer/session.ts': 'import',
  'outbound/whole-answers.ts': 'connections by HTTP, not to PostgreSQL',
  'outbox/outbox-relay.ts': 'batch',
  'queue/queue-connection.ts': 'STATEMENT_TIMEOUT_MS',
};

const LIMIT = statement(`SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'`);

let api: TestApp;
let db: Database;
beforeAll(async () => {
  api = await TestApp.start({ STATEMENT_TIMEOUT_MS: '7000' });
  db = api.app.get(Database);
});
afterAll(() => api.stop());

describe('Statements have a time limit', () => {
  it('on every connection that the service opens', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.spec)\.ts$/.test(path),
    );
    const openers = files.filter((path) => {
      const text = readFileSync(join(SRC, path), 'utf8');
      return OPENS.test(text) && !path.includes('engines/elasticsearch');
    });
    expect(openers.sort()).toEqual(Object.keys(OPENERS).sort());
  });

  it('in calls, and in background work on connections of the pool', async () => {
    expect(await db.query(LIMIT)).toEqual([{ ms: 7_000 }]);
  });

  it('in chores', async () => {
    const slice = () => `
      WITH noted AS (
        INSERT INTO outbox (topic, record_id) SELECT 'limit', setting::int FROM pg_settings WHERE name = 'statement_timeout'
      )
      SELECT 0 AS processed`;
    await api.app.get(Housekeeping).run({ name: 'note the limit', everyMs: 1, slice });
    const [{ ms }] = await sql(
      api,
      `DELETE FROM outbox WHERE topic = 'limit' RETURNING record_id::int AS ms`,
    );
    expect(ms).toBe(STATEMENT_LIMIT_MS.chore);
  });

  it('in batches of messages', async () => {
    const limit = Promise.withResolvers<unknown>();
    const handler = {
      topic: 'limited',
      batch: 1,
      handle: async (_: unknown, { query }: { query: (one: typeof LIMIT) => Promise<unknown> }) =>
        limit.resolve(await query(LIMIT)),
    };
    const lane = new Lane(handler, db.pool, () => undefined);
    await appendToOutbox(db, 'limited', [1]);
    lane.start();
    expect(await limit.promise).toEqual([{ ms: STATEMENT_LIMIT_MS.batch }]);
    await lane.stop();
  });

  it('in a rebuild of the index', async () => {
    const lock = await ProcessLock.take(db.pool, REBUILD_LOCK);
    const { rows } = await lock!.client.query(LIMIT.text);
    await lock!.release();
    expect(rows).toEqual([{ ms: STATEMENT_LIMIT_MS.batch }]);
  });

  it('in imports, which end with an error about it', async () => {
    const session = await Session.open(await testDatabaseUrl());
    try {
      expect(await session.query(LIMIT.text)).toEqual([{ ms: STATEMENT_LIMIT_MS.import }]);
      await session.query('SET statement_timeout = 10');
      await expect(session.query('SELECT pg_sleep(60)')).rejects.toThrow(
        /^PostgreSQL is unavailable \(canceling statement .+\): fix the cause and run the import again to complete it\./,
      );
    } finally {
      await session.close();
    }
  });

  it('in commands', async () => {
    const ends: (() => unknown)[] = [];
    const lifecycle = { onShutdown: (end: () => unknown) => void ends.unshift(end) };
    process.env['DATABASE_URL'] = await testDatabaseUrl();
    try {
      const { db: own } = await new CommandContext(lifecycle as never, process.stdout).accounts();
      expect(await own.query(LIMIT)).toEqual([{ ms: STATEMENT_LIMIT_MS.command }]);
    } finally {
      delete process.env['DATABASE_URL'];
      for (const end of ends) await end();
    }
  });
});
