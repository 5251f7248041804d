import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Database } from '../../src/database/database.js';
import { SOURCE, TestApp, type CallOptions } from '../support/app.js';
import { everyRoute, type Route } from '../support/routes.js';
import { sql } from '../support/sql.js';

const ME = '/api/v1/me';
const READING = ['GET', 'HEAD', 'OPTIONS'];

let app: TestApp;
let reader: { id: number; key: string };
beforeAll(async () => {
  app = await TestApp.start();
  const { account, key } = await app.account({ email: 'reader@example.org', name: 'Reader' });
  reader = { id: account.id, key };
});
afterAll(() => app.stop());

const authorize = (authorization: string, more: Record<string, string> = {}) =>
  app.get(ME, { key: null, headers: { authorization, ...more } });

describe('a key', () => {
  it('is accepted in either header', async () => {
    const { key } = app.editor;
    const answers = [
      await authorize(`Bearer ${key}`),
      await authorize(`bearer   ${key}  `),
      await app.get(ME, { key: null, headers: { 'x-api-key': key } }),
      await app.get(ME, { key: null, headers: { 'X-API-KEY': ` ${key} ` } }),
      await authorize('Basic dXNlcjpwYXNz', { 'x-api-key': key }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.user?.email]).toEqual([200, 'editor@example.org']);
    }
  });

  it.each<[string, (key: string) => Record<string, string>]>([
    ['is missing', () => ({})],
    ['is empty', () => ({ authorization: 'Bearer ', 'x-api-key': '' })],
    ['is unknown', () => ({ authorization: `Bearer dir_${'A'.repeat(43)}` })],
    ['has another scheme', (key) => ({ authorization: `Basic ${key}` })],
    ['has no scheme', (key) => ({ authorization: key })],
    ['is cut short', (key) => ({ authorization: `Bearer ${key.slice(0, -1)}` })],
    ['is longer', (key) => ({ authorization: `Bearer ${key}A` })],
    ['has another case', (key) => ({ authorization: `Bearer ${key.toUpperCase()}` })],
    ['comes twice', (key) => ({ authorization: `Bearer ${key}, Bearer ${key}` })],
    ['is its prefix', (key) => ({ 'x-api-key': key.slice(0, 12) })],
    ['is very long', () => ({ 'x-api-key': 'x'.repeat(8_000) })],
    ['holds odd bytes', () => ({ 'x-api-key': '\u00ff\u0080' })],
    [
      'of the wrong kind is not made good by the other',
      (key) => ({ authorization: 'Bearer wrong', 'x-api-key': key }),
    ],
  ])('that %s is refused', async (_, headers) => {
    const {
      status,
      body,
      headers: answered,
    } = await app.get(ME, { key: null, headers: headers(app.editor.key) });
    expect([status, body.error]).toEqual([401, 'unauthorized']);
    expect(answered['www-authenticate']).toBe('Bearer realm="directory"');
    expect(answered).not.toHaveProperty('x-api-credits-remaining');
  });

  it('is not read from the query', async () => {
    expect((await app.get(`${ME}?api_key=${app.editor.key}`, { key: null })).status).toBe(401);
  });

  it('is stored only as its digest', async () => {
    const rows = await sql(app, `SELECT row_to_json(k)::text AS json FROM api_keys k`);
    expect(rows.length).toBeGreaterThan(1);
    for (const { json } of rows) expect(json).not.toContain(app.editor.key);
    const [{ digest }] = await sql(
      app,
      `SELECT digest = sha256(convert_to($1, 'UTF8')) AS digest FROM api_keys ORDER BY id LIMIT 1`,
      [app.editor.key],
    );
    expect(digest).toBe(true);
  });
});

describe('the caller', () => {
  it('is shown at /me', async () => {
    const { body, headers } = await app.get(ME, { key: reader.key });
    expect(body).toEqual({
      user: { id: reader.id, email: 'reader@example.org', name: 'Reader', admin: false },
      credits_remaining: 1_000,
      can_edit: false,
      api_key: {
        prefix: reader.key.slice(0, 12),
        created_at: expect.any(String),
        last_used_at: null,
      },
    });
    expect(headers['x-api-credits-remaining']).toBe('1000');
  });

  it('sees when its key was last used, to the minute', async () => {
    // The use in the previous test is recorded in the background.
    await until(async () => {
      const [row] = await sql(app, 'SELECT last_used_at FROM api_keys WHERE account_id = $1', [reader.id]);
      return row.last_used_at as Date | null;
    });
    await sql(app, `UPDATE api_keys SET last_used_at = '2026-01-31T09:30:00Z' WHERE account_id = $1`, [
      reader.id,
    ]);
    const twin = await app.twin();
    try {
      const { body } = await twin.get(ME, { key: reader.key });
      expect(body.api_key.last_used_at).toBe('2026-01-31T09:30:00.000Z');
    } finally {
      await twin.stop();
    }
    const noted = await until(async () => {
      const [row] = await sql(app, 'SELECT last_used_at FROM api_keys WHERE account_id = $1', [reader.id]);
      return row.last_used_at > new Date('2026-02-01') ? row : null;
    });
    expect(noted).not.toBeNull();
  });

  it('that is an administrator is not metered', async () => {
    const { key } = await app.account({ email: 'admin@example.org', name: 'Admin', admin: true });
    const { body, headers } = await app.get(ME, { key });
    expect([body.credits_remaining, headers['x-api-credits-remaining']]).toEqual(['unlimited', 'unlimited']);
    expect(body.can_edit).toBe(false);
  });
});

describe('a cached key', () => {
  const me = (key: string) => app.get(ME, { key });

  /** Counts the statements that look up keys in the meantime. */
  async function lookUps(calls: () => Promise<unknown>): Promise<number> {
    const query = jest.spyOn(app.app.get(Database), 'query');
    try {
      await calls();
      return query.mock.calls.filter(([{ text }]) => text.includes('FROM api_keys k JOIN')).length;
    } finally {
      query.mockRestore();
    }
  }

  it('stays cached when other accounts change', async () => {
    const other = await app.account({ email: 'changing@example.org', name: 'C' });
    await me(reader.key);
    const accounts = app.app.get(AccountsService);
    expect(
      await lookUps(async () => {
        for (let round = 0; round < 5; round++) {
          await accounts.update(other.account.id, { name: `Changed ${round}` });
          await accounts.issueKey(other.account.id);
          expect((await me(reader.key)).status).toBe(200);
        }
      }),
    ).toBe(0);
  });

  it('is looked up again when its own account changes', async () => {
    await me(reader.key);
    await app.app.get(AccountsService).update(reader.id, { name: 'Rita Reader' });
    expect(await lookUps(async () => expect((await me(reader.key)).body.user.name).toBe('Rita Reader'))).toBe(
      1,
    );
  });

  it('shows its last use within a minute', async () => {
    const { key } = await app.account({ email: 'user@example.org', name: 'U' });
    const before = Date.now();
    await me(key);
    const { api_key } = (await me(key)).body;
    expect(Date.parse(api_key.last_used_at)).toBeGreaterThanOrEqual(before);
  });

  it('leaves two connections to all unknown keys that arrive together', async () => {
    const unknown = Array.from({ length: 300 }, (_, n) => `dir_${String(n).padStart(43, 'y')}`);
    const statements = await lookUps(() => Promise.all(unknown.map(me)));
    expect(statements).toBeLessThan(unknown.length / 2);
  });
});

describe('a revoked key', () => {
  const status = async (where: TestApp, key: string) => (await where.get(ME, { key })).status;

  it('is refused at once by every process', async () => {
    const twin = await app.twin();
    try {
      const accounts = app.app.get(AccountsService);
      for (let round = 0; round < 10; round++) {
        const { account, key } = await app.account({ email: `revoked${round}@example.org`, name: 'R' });
        expect([await status(app, key), await status(twin, key)]).toEqual([200, 200]);
        const next = round % 2 === 0 ? await accounts.issueKey(account.id) : null;
        if (next === null) await accounts.revokeKey(account.id);
        expect(await Promise.all([status(app, key), status(twin, key)])).toEqual([401, 401]);
        if (next !== null) expect([await status(app, next), await status(twin, next)]).toEqual([200, 200]);
      }
    } finally {
      await twin.stop();
    }
  });

  it('is refused once the process is notified of a revocation with SQL', async () => {
    const { account, key } = await app.account({ email: 'byhand@example.org', name: 'R' });
    expect(await status(app, key)).toBe(200);
    await sql(app, 'UPDATE api_keys SET revoked_at = now() WHERE account_id = $1', [account.id]);
    expect(await until(async () => ((await status(app, key)) === 401 ? 401 : null))).toBe(401);
  });

  it('is refused even without notifications', async () => {
    const { account, key } = await app.account({ email: 'deaf@example.org', name: 'R' });
    expect(await status(app, key)).toBe(200);
    await sql(
      app,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN account_changed%' AND datname = current_database()`,
    );
    await sql(app, 'UPDATE api_keys SET revoked_at = now() WHERE account_id = $1', [account.id]);
    expect(await until(async () => ((await status(app, key)) === 401 ? 401 : null))).toBe(401);
    expect(await status(app, app.editor.key)).toBe(200);
  });

  it('can no longer edit once its account loses the right', async () => {
    const { account, key } = await app.account({ email: 'demoted@example.org', name: 'D', canEdit: true });
    const write = async () =>
      (await app.post('/api/v1/people', { first_name: 'A', source: SOURCE }, { key })).status;
    expect(await write()).toBe(201);
    await sql(app, 'UPDATE accounts SET can_edit = false WHERE id = $1', [account.id]);
    expect(await until(async () => ((await write()) === 403 ? 403 : null))).toBe(403);
  });
});

describe('every route of the application', () => {
  /** Routes that declare that they need no key: health, the document and the pages. */
  const isPublic = ({ path }: Route) =>
    !path.startsWith('/api') &&
    /^\/(health\/(live|ready)|openapi\.json|docs|assets\/.*|account.*|workbench.*|(people|organizations|memberships|places|r)\/.*|sign-(up|in|out).*|reset-password.*|webhooks\/.*|\*)?$/.test(
      path,
    );
  const pathOf = ({ path }: Route) => path.replace(/:\w+/g, 'f'.repeat(32)).replace('*', 'nowhere');
  const call = (route: Route, options: CallOptions) =>
    app.call(route.method, pathOf(route), {
      ...options,
      ...(['POST', 'PATCH', 'PUT'].includes(route.method) ? { body: {} } : {}),
    });

  let routes: Route[];
  beforeAll(async () => (routes = (await everyRoute()).filter((route) => !isPublic(route))));

  it('exists', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /api/v1/me',
        'POST /api/v1/people',
        'HEAD /api/v1/people/:public_id/changes',
        'PATCH /api/v1/advertisers/:public_id',
        'DELETE /api/v1/source_references/:public_id',
        'POST /api/v1/organizations/quick_add',
        'PUT /api/v1/*',
      ]),
    );
    expect(routes.every(({ path }) => path.startsWith('/api/v1'))).toBe(true);
  });

  it('requires a key', async () => {
    for (const route of routes) {
      const { status, body, headers } = await call(route, { key: null });
      expect([route, status]).toEqual([route, 401]);
      expect(headers['www-authenticate']).toBe('Bearer realm="directory"');
      if (route.method !== 'HEAD') expect(body.error).toBe('unauthorized');
    }
  });

  it('requires the right to edit for writes', async () => {
    for (const route of routes) {
      const { status, headers } = await call(route, { key: reader.key });
      if (READING.includes(route.method) || ASKING.test(route.path))
        expect([route, status === 403]).toEqual([route, editorsOnly(route)]);
      else expect([route, status]).toEqual([route, 403]);
      expect([route, headers['x-api-credits-remaining']]).toEqual([route, expect.stringMatching(/^\d+$/)]);
      expect([route, headers['x-api-credits-charged']]).toEqual([route, expect.stringMatching(/^[01]$/)]);
    }
  });

  it('accepts an editor, and reports the credits with any status', async () => {
    for (const route of routes) {
      const { status, headers } = await call(route, {});
      expect([route, [401, 402, 403, 429].includes(status), status >= 500]).toEqual([route, false, false]);
      expect([route, headers['x-api-credits-remaining']]).toEqual([route, expect.stringMatching(/^\d+$/)]);
      if (status >= 300) expect([route, headers['x-api-credits-charged']]).toEqual([route, '0']);
    }
  });

  /** Routes that take a body and do not change the directory. */
  const ASKING = /\/(lookup\/batch|match|reconcile)(\/|$)/;

  /** Reads for editors; the caller may also read the state of its own research requests. */
  const editorsOnly = ({ path }: Route) =>
    /zero_result_searches|research_requests|v1\/(merges|duplicates)/.test(path) && !path.endsWith('/status');
});

it('reports the credits on every refusal of a known caller', async () => {
  const refused = [
    await app.get('/api/v1/nowhere'),
    await app.call('PUT', ME),
    await app.post('/api/v1/people', {}, { key: reader.key }),
    await app.post('/api/v1/people', {}),
    await app.post('/api/v1/people', '{'),
    await app.post('/api/v1/people', ' '.repeat(1_048_577)),
    await app.get(ME, { headers: { accept: 'text/html' } }),
    await app.get('/api/v1/people/%zz'),
    await app.get(`/api/v1/people/${'f'.repeat(32)}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 405, 403, 422, 400, 413, 406, 404, 404]);
  for (const { headers } of refused) {
    expect(headers['x-api-credits-remaining']).toMatch(/^\d+$/);
    expect(headers['x-api-credits-charged']).toBe('0');
  }
});

/** Repeats the call for less time than a key stays cached without notifications. */
async function until<T>(ask: () => Promise<T | null>): Promise<T | null> {
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const answer = await ask();
    if (answer !== null || Date.now() > end) return answer;
  }
}
