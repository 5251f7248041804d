import { AccountsService } from '../../src/accounts/accounts.service.js';
import { TestApp, type Answer } from '../support/app.js';
import { declarationsOf, type Declaration } from '../support/policies.js';
import { everyRoute, type Route } from '../support/routes.js';
import { Visitor } from '../support/visitor.js';

/** Every route of the application, with the declaration of its controller, from which the calls are made. */
type Declared = Route & Declaration;

const READING = ['GET', 'HEAD', 'OPTIONS'];

let app: TestApp;
let routes: Declared[];
let reader: string;
let poor: string;
let poorEditor: string;
const unusable = new Map<string, string>();

beforeAll(async () => {
  const found = await everyRoute();
  app = await TestApp.start();
  const declarationOf = declarationsOf(app);
  routes = found.map((route) => ({ ...route, ...declarationOf(route) }));
  const account = (name: string, canEdit: boolean, credits?: number) =>
    app.account({ email: `${name}@example.org`, name, canEdit }, credits);
  reader = (await account('reader', false)).key;
  poor = (await account('poor', false, 0)).key;
  poorEditor = (await account('poor-editor', true, 0)).key;
  const accounts = app.app.get(AccountsService);
  const revoked = await account('revoked', true);
  await accounts.revokeKey(revoked.account.id);
  const rotated = await account('rotated', true);
  await accounts.issueKey(rotated.account.id);
  unusable.set('that does not exist', `dir_${'A'.repeat(43)}`);
  unusable.set('that was revoked', revoked.key);
  unusable.set('that was rotated', rotated.key);
  unusable.set('that is cut short', app.editor.key.slice(0, -1));
});
afterAll(() => app.stop());

/** Whether the route changes the directory; any key may POST to the others. */
const isWrite = ({ method, policy }: Declared) => !READING.includes(method) && policy.access !== 'key';
const isPublic = ({ policy }: Declared) => policy.access === 'public';
const needsKey = () => routes.filter((route) => !isPublic(route));

const call = (route: Route, key: string | null): Promise<Answer> =>
  app.call(route.method, route.path.replace(/:\w+/g, 'f'.repeat(32)).replace('*', 'nowhere'), {
    key,
    ...(['POST', 'PATCH', 'PUT'].includes(route.method) ? { body: {} } : {}),
  });

/** Returns the status of each route whose response differs from the expected one. */
async function unexpected(
  asked: readonly Declared[],
  key: string | null,
  isExpected: (status: number, route: Declared) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const route of asked) {
    const { status } = await call(route, key);
    if (!isExpected(status, route)) found.push(`${route.method} ${route.path}: ${status}`);
  }
  return found;
}

it('covers every route of the application', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'GET /api/v1/me',
      'HEAD /api/v1/people/:public_id/changes',
      'PATCH /api/v1/advertisers/:public_id',
      'POST /api/v1/organizations/quick_add',
      'PUT /api/v1/*',
      'GET /',
      'POST /account/api-key',
      'GET /health/ready',
      'POST /webhooks/:processor',
    ]),
  );
});

it('leaves only declared routes open: health, the document, pages and signed callbacks', () => {
  const open = routes.filter((route) => isPublic(route) && !route.policy.page && !route.policy.webhook);
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /health/live',
    'GET /health/ready',
    'GET /openapi.json',
    'HEAD /health/live',
    'HEAD /health/ready',
    'HEAD /openapi.json',
  ]);
  expect(needsKey().every(({ path }) => path.startsWith('/api/v1'))).toBe(true);
});

describe('Without a key', () => {
  it('every route of the API refuses the call', async () => {
    expect(await unexpected(needsKey(), null, (status) => status === 401)).toEqual([]);
  });

  it('open routes respond', async () => {
    const open = routes.filter(isPublic);
    expect(
      await unexpected(open, null, (status) => status < 500 && ![401, 402, 429].includes(status)),
    ).toEqual([]);
  });
});

it.each(['that does not exist', 'that was revoked', 'that was rotated', 'that is cut short'])(
  'A key %s is treated as no key on every route',
  async (name) => {
    const key = unusable.get(name)!;
    expect(await unexpected(needsKey(), key, (status) => status === 401)).toEqual([]);
    const open = routes.filter(isPublic);
    const before = await Promise.all(open.map((route) => call(route, null)));
    const after = await Promise.all(open.map((route) => call(route, key)));
    expect(after.map(({ status }) => status)).toEqual(before.map(({ status }) => status));
  },
);

it("A reader's key can neither write nor read editors' data", async () => {
  const forbidden = (route: Declared) => isWrite(route) || route.policy.access === 'edit';
  const asExpected = (status: number, route: Declared) =>
    (status === 403) === forbidden(route) && status < 500;
  expect(await unexpected(needsKey(), reader, asExpected)).toEqual([]);
});

it("An editor's key is accepted on every route", async () => {
  const refused = [401, 402, 403, 429];
  expect(
    await unexpected(needsKey(), app.editor.key, (status) => !refused.includes(status) && status < 500),
  ).toEqual([]);
});

describe('Without credits', () => {
  const isFree = ({ cost, policy }: Declared) => cost === 0 || policy.fallback === true;
  /** Reconciliation charges by result. */
  const isAsFree = (status: number, route: Declared) =>
    route.policy.reconciliation === true || (status === 402) === !isFree(route);

  it('an editor gets 402 from every route that costs credits, and responses from the others', async () => {
    const asExpected = (status: number, route: Declared) => isAsFree(status, route) && status < 500;
    expect(await unexpected(needsKey(), poorEditor, asExpected)).toEqual([]);
  });

  it('a reader gets 403 before any other error', async () => {
    const asExpected = (status: number, route: Declared) => {
      if (isWrite(route) || route.policy.access === 'edit') return status === 403;
      return isAsFree(status, route);
    };
    expect(await unexpected(needsKey(), poor, asExpected)).toEqual([]);
  });
});

describe('Pages', () => {
  const pages = (wanted: (route: Declared) => boolean) =>
    routes.filter((route) => route.policy.page === true && wanted(route));
  const OWN = /^\/(account|workbench|people|organizations|memberships|places|r)\b/;
  const ofAccounts = () => pages(({ path }) => OWN.test(path));
  const visit = async (visitor: Visitor, { method, path }: Route) => {
    const url = path.replace(':public_id', 'f'.repeat(32)).replace(/:\w+/g, '1').replace('*', 'nowhere');
    return method === 'POST' ? visitor.post(url, { name: 'Mallory' }) : visitor.get(url);
  };

  it('of an account redirect visitors to the sign-in, also with an invalid session', async () => {
    const stranger = new Visitor(app.app);
    const pretender = new Visitor(app.app);
    for (const visitor of [stranger, pretender]) {
      for (const route of ofAccounts().filter(({ method }) => method !== 'HEAD')) {
        // Each response deletes the cookie again.
        pretender.cookies.set('session', 'A'.repeat(43));
        const { status, location } = await visit(visitor, route);
        expect([route, status, location]).toEqual([
          route,
          303,
          expect.stringMatching(/^\/(sign-in|account|workbench)/),
        ]);
      }
    }
  });

  it('refuse forms without a token', async () => {
    const member = new Visitor(app.app);
    await member.signUp('member@example.org');
    for (const route of pages(({ method, path }) => method === 'POST' && !path.startsWith('/sign-up'))) {
      const { status } = await visit(member, route);
      expect([route, status]).toEqual([route, 403]);
    }
  });

  it('for editors refuse other accounts', async () => {
    const member = new Visitor(app.app);
    await member.signIn('member@example.org');
    for (const route of pages(
      ({ method, path }) => method === 'GET' && /^\/workbench|\/(edit|history|graph)$/.test(path),
    )) {
      const { status } = await visit(member, route);
      expect([route, status]).toEqual([route, 403]);
    }
  });
});

it('An unsigned callback is refused', async () => {
  const callbacks = routes.filter(({ policy }) => policy.webhook);
  expect(callbacks.length).toBeGreaterThan(0);
  for (const key of [null, reader, app.editor.key]) {
    expect(await unexpected(callbacks, key, (status) => status === 404 || status === 400)).toEqual([]);
  }
});

describe('Another account’s', () => {
  it('usage is hidden', async () => {
    const { key } = await app.account({ email: 'quiet@example.org', name: 'Quiet' });
    await app.get('/api/v1/people', { key: reader });
    const { body } = await app.get('/api/v1/me/usage', { key });
    expect(body.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['signup_grant']);
  });

  it('research requests are hidden', async () => {
    const asked = await app.get('/api/v1/lookup/domain_contacts?domain=asked.example', { key: reader });
    const path = `/api/v1/research_requests/${asked.body.research.id}/status`;
    const { key } = await app.account({ email: 'curious@example.org', name: 'Curious' });
    const statuses = await Promise.all(
      [reader, key, app.editor.key].map((one) => app.get(path, { key: one })),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('kept responses are not returned for the same Idempotency-Key', async () => {
    const other = await app.account({ email: 'other-editor@example.org', name: 'Other', canEdit: true }, 5);
    const write = (key: string) =>
      app.post(
        '/api/v1/people/quick_add',
        { first_name: 'Ida', last_name: 'Key', source_url: 'https://example.org' },
        { key, headers: { 'idempotency-key': 'the same' } },
      );
    const [one, two] = [await write(app.editor.key), await write(other.key)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.headers['idempotent-replayed']).toBeUndefined();
    expect(two.body.person.public_id).not.toBe(one.body.person.public_id);
  });

  it('API key and pages are hidden', async () => {
    const [owner, other] = [new Visitor(app.app), new Visitor(app.app)];
    await owner.signUp('owner@example.org', 'Olga Owner');
    await other.signUp('not-owner@example.org');
    const key = await owner.newKey();
    for (const path of ['/account', '/account/api-key']) {
      const { html } = await other.get(path);
      expect(html).not.toContain(key.slice(0, 12));
      expect(html).not.toContain('Olga Owner');
    }
    expect((await app.get('/api/v1/me', { key })).status).toBe(200);
  });
});
