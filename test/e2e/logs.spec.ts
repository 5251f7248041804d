import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { createLogger } from '../../src/observability/logging.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { PasswordResets } from '../../src/accounts/passwords.js';
import { Database } from '../../src/database/database.js';
import { SOURCE, TestApp } from '../support/app.js';
import { streamBatch } from '../support/streamed-batch.js';
import { PASSWORD, Visitor } from '../support/visitor.js';

const STRIPE = {
  STRIPE_SECRET_KEY: `sk_test_${'q'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'w'.repeat(24)}`,
};

let app: TestApp;
const written: string[] = [];
const logger = createLogger('trace', { write: (line) => void written.push(line) });
beforeAll(async () => {
  app = await TestApp.start({ LOG_LEVEL: 'trace', ...STRIPE });
  Logger.overrideLogger(logger);
});
afterAll(async () => {
  await app.stop();
  Logger.overrideLogger(false);
});

/** Returns what was logged while this ran. */
async function logOf(work: () => Promise<unknown>): Promise<Record<string, any>[]> {
  const before = written.length;
  await work();
  await new Promise(setImmediate);
  return written.slice(before).map((line) => JSON.parse(line) as Record<string, any>);
}

const secrets = new Map<string, string>();
/** Text that only the caller sends. */
function secret(name: string, text = `secret-${randomBytes(16).toString('hex')}`): string {
  secrets.set(name, text);
  return text;
}

it('successful and failed calls leave no secret in the log at any level', async () => {
  secret('password', PASSWORD);
  secret("the editor's key", app.editor.key);
  for (const [name, value] of Object.entries(STRIPE)) secret(name, value);
  const { key } = await app.account({ email: 'second@example.org', name: 'Second', canEdit: false }, 5);
  secret("a reader's key", key);

  const body = (marker: string) => ({
    person: { first_name: marker, emails: [`${marker}@example.org`] },
    source_reference: SOURCE,
  });
  const call = (options: object) => app.call('POST', '/api/v1/people', options);
  await call({ body: body(secret('a body')) });
  await call({
    body: body(secret('a repeated body')),
    headers: { 'idempotency-key': secret('an idempotency key') },
  });
  await call({ body: { ...body(secret('a refused body')), [secret('a field')]: 1 } });
  await call({ body: `{"person": "${secret('a broken body')}` });
  await call({ body: body(secret('a forbidden body')), key });
  await call({ body: {}, key: secret('an invalid key') });
  await call({ body: {}, key: null, headers: { authorization: `Basic ${secret('basic credentials')}` } });
  await app.get(`/api/v1/lookup/email?email=${secret('somebody')}@example.org`);
  await app.get(`/api/v1/people?first_name=${secret('a name that is looked for')}`);
  await app.get(`/nowhere/${secret('a path')}`, {
    key: null,
    headers: { cookie: `session=${secret('a cookie')}` },
  });

  const visitor = new Visitor(app.app);
  await visitor.signUp('member@example.org');
  secret('a session', visitor.cookies.get('session'));
  await visitor.get('/account');
  await new Visitor(app.app).signIn('member@example.org', secret('a wrong password'));
  await visitor.post('/sign-in', { email: 'member@example.org', password: secret('a forged form') });
  const account = await app.app.get(AccountsService).find('member@example.org');
  const { path } = await app.app.get(PasswordResets).issue(account!.id);
  secret('a reset token', /[\w-]{43}/.exec(path)![0]);
  await visitor.get(path);

  const forged = { 'stripe-signature': `t=1,v1=${secret('a signature')}` };
  await app.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: forged,
    payload: secret('an event'),
  });

  // A defect, logged with all details.
  const db = app.app.get(Database);
  await db.manager.query('ALTER TABLE people RENAME TO people_elsewhere');
  const broken = await call({ body: body(secret('a body that met a defect')) });
  await db.manager.query('ALTER TABLE people_elsewhere RENAME TO people');
  expect(broken.status).toBe(500);

  expect(written.length).toBeGreaterThan(10);
  expect(written.join('')).toContain('people');
  const leaked = [...secrets].filter(([, text]) => written.some((line) => line.includes(text)));
  expect(leaked.map(([name]) => name)).toEqual([]);
});

it('every line about a request has its id and its route, not its path', async () => {
  const id = 'req-4711';
  const path = `/api/v1/people/${'f'.repeat(32)}`;
  const lines = await logOf(() => app.get(path, { headers: { 'x-request-id': id } }));
  expect(lines).toContainEqual({
    level: 'info',
    time: expect.any(String),
    context: 'http',
    requestId: id,
    method: 'GET',
    route: '/api/v1/people/:public_id',
    status: 404,
    ms: expect.any(Number),
    accountId: app.editor.id,
    credits: 0,
  });
  expect(lines.every(({ requestId }) => requestId === id)).toBe(true);
});

it('a successful call logs its credits, and a probe only a debug line', async () => {
  const [called] = await logOf(() => app.get('/api/v1/people?per_page=1'));
  expect(called).toMatchObject({ level: 'info', route: '/api/v1/people', status: 200, credits: 1 });
  const [probed] = await logOf(() => app.get('/health/live', { key: null }));
  expect(probed).toMatchObject({ level: 'debug', route: '/health/live', status: 200 });
});

it('a stream logs the credits of all its chunks', async () => {
  const streamed = await logOf(() => streamBatch(app));
  expect(streamed).toContainEqual(
    expect.objectContaining({ route: '/api/v1/lookup/batch', status: 200, credits: 101 }),
  );
});

it('a refused call logs its reason at debug, without names that the client invented', async () => {
  const body = { person: { first_name: 7, made_up: 1 }, source: SOURCE };
  const lines = await logOf(() => app.call('POST', '/api/v1/people', { body }));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'debug',
      route: '/api/v1/people',
      status: 422,
      error: 'validation_failed',
      problems: expect.arrayContaining(['person.first_name: invalid_type', 'unknown_field']),
    }),
  );
  expect(JSON.stringify(lines)).not.toContain('made_up');
});

it('a failure in a lower layer logs the request, too', async () => {
  const db = app.app.get(Database);
  const { pool } = db;
  const query = pool.query.bind(pool);
  pool.query = (() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))) as never;
  const lines = await logOf(() => app.get('/api/v1/people', { headers: { 'x-request-id': 'req-7' } }));
  pool.query = query;
  expect(lines.find(({ context }) => context === 'Database')).toMatchObject({
    level: 'error',
    requestId: 'req-7',
    msg: 'The database is unavailable: gone',
  });
});
