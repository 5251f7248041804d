import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccountChanges } from '../../src/accounts/account-changes.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { createApp } from '../../src/create-app.js';
import { Database } from '../../src/database/database.js';
import { TestApp, testConfig } from '../support/app.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { Visitor } from '../support/visitor.js';

let app: TestApp;
/** A second process on the same database, with separate caches. */
let second: NestFastifyApplication;
beforeAll(async () => {
  app = await TestApp.start();
  second = await createApp(testConfig(), await testDatabaseUrl());
  second.useLogger(false);
  await second.init();
});
afterAll(async () => {
  await second.close();
  await app.stop();
});

let people = 0;
async function member() {
  const visitor = new Visitor(app.app);
  await visitor.signUp(`key-${++people}@example.org`);
  return visitor;
}

const statusAt = async (process: NestFastifyApplication, key: string) => {
  const { statusCode } = await process.inject({ url: '/api/v1/me', headers: { 'x-api-key': key } });
  return statusCode;
};
/** Returns the statuses of both processes. Each caches the key on its first call. */
const statuses = async (key: string) => [await statusAt(app.app, key), await statusAt(second, key)];
const revoke = (visitor: Visitor) => visitor.submit('/account/api-key', {}, '/account/api-key/revoke');

describe('An API key', () => {
  it('is shown once, in the response that creates it', async () => {
    const visitor = await member();
    const created = await visitor.submit('/account/api-key', {});
    expect([created.status, created.headers['cache-control']]).toEqual([201, 'no-store']);
    const key = /dir_[\w-]{43}/.exec(created.html)![0];
    expect(created.html).toContain(
      `curl -H &#39;Authorization: Bearer ${key}&#39; http://127.0.0.1:3000/api/v1/me`.replaceAll(
        '&#39;',
        "'",
      ),
    );
    expect(JSON.stringify([created.headers, ...visitor.cookies])).not.toContain(key);
    const again = await visitor.get('/account/api-key');
    expect(again.html).not.toContain(key);
    expect(again.html).toContain(`${key.slice(0, 12)}…`);
    const rows = await app.app
      .get(Database)
      .manager.query(`SELECT k::text FROM api_keys k WHERE k::text LIKE '%' || $1 || '%'`, [key.slice(12)]);
    expect(rows).toEqual([]);
  });

  it('shows when it was last used', async () => {
    const visitor = await member();
    const key = await visitor.newKey();
    const lastUse = async () =>
      /Last used<\/dt><dd>([^<]*)/.exec((await visitor.get('/account/api-key')).html)![1];
    expect(await lastUse()).toBe('not yet');
    await statuses(key);
    expect(await lastUse()).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d UTC$/);
  });

  it('is refused by every process after its rotation', async () => {
    const visitor = await member();
    const key = await visitor.newKey();
    expect(await statuses(key)).toEqual([200, 200]);
    const next = await visitor.newKey();
    expect(await statuses(key)).toEqual([401, 401]);
    expect(await statuses(next)).toEqual([200, 200]);
  });

  it.each([1, 24])(
    'stays valid for %i hours if the member chose that, unless it is revoked',
    async (hours) => {
      const visitor = await member();
      const key = await visitor.newKey();
      expect(await statuses(key)).toEqual([200, 200]);
      const rotated = await visitor.submit('/account/api-key', { grace: String(hours) });
      expect(rotated.html).toContain(hours === 1 ? 'works for another hour' : 'works for another 24 hours');
      const next = /dir_[\w-]{43}/.exec(rotated.html)![0];
      expect(await statuses(key)).toEqual([200, 200]);
      const { html } = await visitor.get('/account/api-key');
      expect(html).toContain(`The earlier key <code>${key.slice(0, 12)}…</code> works until`);
      const end = (interval: string) =>
        app.app
          .get(Database)
          .manager.query(`UPDATE api_keys SET revoked_at = now() + $2::interval WHERE prefix = $1`, [
            key.slice(0, 12),
            interval,
          ]);
      await end('0');
      expect(await statuses(key)).toEqual([401, 401]);
      await end(`${hours} hours`);
      expect(await statuses(key)).toEqual([200, 200]);
      await revoke(visitor);
      expect([...(await statuses(key)), ...(await statuses(next))]).toEqual([401, 401, 401, 401]);
    },
  );

  it('is refused by every process after its revocation', async () => {
    const visitor = await member();
    const key = await visitor.newKey();
    expect(await statuses(key)).toEqual([200, 200]);
    expect((await revoke(visitor)).location).toBe('/account/api-key?notice=key-revoked');
    expect(await statuses(key)).toEqual([401, 401]);
    expect((await visitor.get('/account/api-key')).html).toContain('You have no key.');
  });

  it('is replaced once by a form that is sent twice, in turn or at the same time', async () => {
    const visitor = await member();
    const first = await visitor.hiddenFields('/account/api-key');
    const created = await visitor.post('/account/api-key', first);
    const again = await visitor.post('/account/api-key', first);
    expect([created.status, again.location]).toEqual([201, '/account/api-key?notice=key-changed']);
    const rotation = await visitor.hiddenFields('/account/api-key');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post('/account/api-key', rotation)),
    );
    const keys = answers.flatMap(({ html }) => /dir_[\w-]{43}/.exec(html)?.[0] ?? []);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 303, 303, 303, 303]);
    expect(await statuses(keys[0]!)).toEqual([200, 200]);
  });

  it('can be revoked twice', async () => {
    const visitor = await member();
    await visitor.newKey();
    const form = await visitor.hiddenFields('/account/api-key', '/account/api-key/revoke');
    const answers = [
      await visitor.post('/account/api-key/revoke', form),
      await visitor.post('/account/api-key/revoke', form),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  });

  it.each(['', '0', '-1', '1e3', 'NaN', '9'.repeat(40), "1'"])(
    'is not replaced by a form that names another key: %j',
    async (present) => {
      const visitor = await member();
      const key = await visitor.newKey();
      const form = await visitor.hiddenFields('/account/api-key');
      expect((await visitor.post('/account/api-key', { ...form, present })).status).toBe(303);
      expect(await statuses(key)).toEqual([200, 200]);
    },
  );

  it('cannot be rotated by another account', async () => {
    const [owner, other] = [await member(), await member()];
    const key = await owner.newKey();
    const { present } = await owner.hiddenFields('/account/api-key');
    const form = await other.hiddenFields('/account/api-key');
    expect((await other.post('/account/api-key', { ...form, present: present! })).status).toBe(303);
    expect(await statuses(key)).toEqual([200, 200]);
  });
});

describe('A process without notifications', () => {
  const changes = () => second.get(AccountChanges);
  const until = async (
    condition: () => boolean,
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) => {
    while (!condition()) {
      await meanwhile();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  beforeEach(() => until(() => changes().listening && app.app.get(AccountChanges).listening));

  const listeners = async () => {
    const rows = await app.app
      .get(Database)
      .manager.query<{ pid: number }[]>(
        `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN account_changed' AND datname = current_database()`,
      );
    return rows.map(({ pid }) => pid);
  };
  const ownerOf = async (key: string) => {
    const [row] = await app.app
      .get(Database)
      .manager.query<{ account_id: number }[]>(`SELECT account_id FROM api_keys WHERE digest = sha256($1)`, [
        Buffer.from(key),
      ]);
    return row!.account_id;
  };

  /**
   * Ends the connections that listen, as a fault would. Neither process receives a notification until it
   * listens again.
   */
  const killListeners = () =>
    app.app.get(Database).manager.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query = 'LISTEN account_changed' AND datname = current_database()`,
    );

  it('reads keys from the database on every call and caches none', async () => {
    const visitor = await member();
    const key = await visitor.newKey();
    expect(await statuses(key)).toEqual([200, 200]);
    await until(() => !changes().listening, killListeners);
    await revoke(visitor);
    expect(await statuses(key)).toEqual([401, 401]);
  });

  it('detects a dead connection without a notification', async () => {
    const visitor = await member();
    const key = await visitor.newKey();
    expect(await statuses(key)).toEqual([200, 200]);
    const stopped = await listeners();
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    try {
      await until(() => !changes().listening);
      await app.app.get(AccountsService).revokeKey(await ownerOf(key));
      expect(await statuses(key)).toEqual([401, 401]);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
  });

  it('listens again, and then caches and invalidates keys as before', async () => {
    await until(() => !changes().listening, killListeners);
    await until(() => changes().listening && app.app.get(AccountChanges).listening);
    const visitor = await member();
    const key = await visitor.newKey();
    expect(await statuses(key)).toEqual([200, 200]);
    await revoke(visitor);
    expect(await statuses(key)).toEqual([401, 401]);
  });

  it('applies the changes made in between when it listens again', async () => {
    const visitor = await member();
    const key = await visitor.newKey();
    expect(await statuses(key)).toEqual([200, 200]);
    await until(() => !changes().listening, killListeners);
    const revoked = revoke(visitor);
    await until(() => changes().listening);
    await revoked;
    expect(await statuses(key)).toEqual([401, 401]);
  });
});
