import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/create-app.js';
import { AccountOpening } from '../../src/credits/ledger.js';
import { SOURCE, testConfig } from '../support/app.js';
import { ReplicatedPostgres } from '../support/replica.js';

let postgres: ReplicatedPostgres;
let keys: { editor: string; reader: string };
const apps: NestFastifyApplication[] = [];

/** Starts an application with these replicas. */
async function start(replicas: string): Promise<NestFastifyApplication> {
  const config = testConfig({ DATABASE_URL: postgres.url, DATABASE_REPLICA_URLS: replicas });
  const app = await createApp(config, postgres.url);
  apps.push(app);
  app.useLogger(false);
  await app.init();
  return app;
}

beforeAll(async () => {
  postgres = await ReplicatedPostgres.start();
  const accounts = (await start('')).get(AccountOpening);
  const open = async (email: string, canEdit: boolean) =>
    (await accounts.openWithKey({ email, name: 'A', canEdit }, 100_000)).key;
  keys = { editor: await open('editor@example.org', true), reader: await open('reader@example.org', false) };
}, 120_000);
afterAll(async () => {
  for (const app of apps) await app.close();
  await postgres.stop();
}, 60_000);

const call = async (
  app: NestFastifyApplication,
  who: 'editor' | 'reader',
  path: string,
  payload?: object,
) => {
  const response = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${keys[who]}`, 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};

const create = async (app: NestFastifyApplication) =>
  (await call(app, 'editor', '/people', { person: { first_name: 'New' }, source: SOURCE })).body.person
    .public_id;

const total = async (app: NestFastifyApplication, who: 'editor' | 'reader'): Promise<number> => {
  const { status, body } = await call(app, who, '/people?per_page=1');
  expect(status).toBe(200);
  return body.meta.total_count;
};

/** Waits until the reader sees this total. */
async function readerSees(app: NestFastifyApplication, expected: (total: number) => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (expected(await total(app, 'reader'))) return;
    await sleep(50);
  }
  throw new Error('the reader never received such a total');
}

describe('reads of an account that cannot edit', () => {
  it('go to a replica that has caught up; an editor reads its own writes at once', async () => {
    const app = await start(postgres.replicaUrl);
    await create(app);
    const before = await total(app, 'editor');
    await readerSees(app, (seen) => seen === before);
    await postgres.hasCaughtUp();
    await postgres.holdBack();
    const added = await create(app);
    expect(await total(app, 'editor')).toBe(before + 1);
    await readerSees(app, (seen) => seen === before);
    // If the replica lacks a record, the service asks the primary before it responds 404.
    expect((await call(app, 'reader', `/people/${added}`)).status).toBe(200);
    expect((await call(app, 'reader', `/people/${added}/changes`)).status).toBe(200);
    await postgres.catchUp();
    await readerSees(app, (seen) => seen === before + 1);
  }, 60_000);

  it('go to a replica for lookups too, and to the primary for what it lacks', async () => {
    const app = await start(postgres.replicaUrl);
    const look = async (who: 'editor' | 'reader', address: string) => {
      const { body } = await call(app, who, `/lookup/email?email=${address}`);
      return body.results.map(({ person }: any) => person.name);
    };
    const make = (first_name: string, ...emails: string[]) =>
      call(app, 'editor', '/people', { person: { first_name }, emails, source: SOURCE });
    await make('Ada', 'ada@society.example');
    while ((await look('reader', 'ada@society.example')).length === 0) await sleep(50);
    const before = await total(app, 'editor');
    await readerSees(app, (seen) => seen === before);
    await postgres.hasCaughtUp();
    await postgres.holdBack();
    try {
      await make('Augusta', 'ada@society.example');
      await make('Grace', 'hopper@navy.example');
      expect(await look('editor', 'ada@society.example')).toEqual(['Ada', 'Augusta']);
      while ((await look('reader', 'ada@society.example')).length !== 1) await sleep(50);
      expect(await look('reader', 'hopper@navy.example')).toEqual(['Grace']);
    } finally {
      await postgres.catchUp();
    }
  }, 60_000);

  it('go to the primary while the replica is down, and return to it afterwards', async () => {
    const app = await start(postgres.replicaUrl);
    const before = await total(app, 'editor');
    await readerSees(app, (seen) => seen === before);
    await postgres.hasCaughtUp();
    await postgres.stopReplica();
    await create(app);
    for (let n = 0; n < 5; n++) expect(await total(app, 'reader')).toBe(before + 1);
    await postgres.startReplica();
    await postgres.hasCaughtUp();
    await postgres.holdBack();
    await create(app);
    await readerSees(app, (seen) => seen === before + 1);
    await postgres.catchUp();
    await readerSees(app, (seen) => seen === before + 2);
  }, 60_000);

  it('succeed while a replica lacks tables of the primary', async () => {
    const elsewhere = new URL(postgres.url);
    elsewhere.pathname = '/postgres';
    const app = await start(elsewhere.href);
    const exact = await total(app, 'editor');
    for (let n = 0; n < 10; n++, await sleep(50)) expect(await total(app, 'reader')).toBe(exact);
  });

  it('charge the account on the primary', async () => {
    const app = await start(postgres.replicaUrl);
    const remaining = async () => (await call(app, 'reader', '/me')).body.credits_remaining as number;
    const before = await remaining();
    await total(app, 'reader');
    expect(await remaining()).toBe(before - 1);
  });
});

describe('a replica that does not respond', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => silent.close());

  it.each([
    ['because it is silent', () => (silent.address() as AddressInfo).port],
    ['because nothing listens there', () => 1],
  ])('%s blocks neither a start nor a read', async (_, port) => {
    const app = await start(`postgres://directory@127.0.0.1:${port()}/directory`);
    const exact = await total(app, 'editor');
    expect(exact).toBeGreaterThan(0);
    for (let n = 0; n < 10; n++) expect(await total(app, 'reader')).toBe(exact);
  });
});
