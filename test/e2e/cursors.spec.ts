import { encodeCursor, scopeOf } from '../../src/http/list.query.js';
import { PLURAL } from '../../src/database/resources.js';
import { CITED, columnsIn } from '../../src/records/schemas.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { Ledger } from '../../src/credits/ledger.js';
import { CLOSE_USAGE } from '../../src/credits/usage.js';
import { Directory, problemsOf, walk } from '../factories/directory.js';
import { PUBLIC_URL, SOURCE, TestApp } from '../support/app.js';
import { withinOneHour } from '../support/hours.js';
import { describedOperations } from '../support/document.js';
import { indexAll } from '../support/indexing.js';
import { Spender } from '../support/spender.js';
import { sql } from '../support/sql.js';

/** Every list: each operation with a `page` parameter. */
const LISTS = describedOperations()
  .filter(({ method, parameters }) => method === 'get' && parameters.some(({ name }) => name === 'page'))
  .map(({ path }) => path);

const ROWS = 5;

let app: TestApp;
let organization: any;
let key: string;
beforeAll(async () => {
  app = await TestApp.start();
  const directory = new Directory(app);
  await directory.person({ first_name: 'Walked', emails: ['shared@walk.example'] });
  await directory.organization();
  organization = await directory.organization({ domain: 'walk.example' });
  for (let row = 0; row < ROWS; row++) {
    await directory.membership({
      organization_public_id: organization.public_id,
      person_public_id: (await directory.person({ first_name: 'Walked', emails: ['shared@walk.example'] }))
        .public_id,
    });
    const [one, other, third] = [
      (await directory.person()).public_id,
      (await directory.person()).public_id,
      (await directory.person()).public_id,
    ];
    await app.post('/api/v1/duplicates', { duplicate: { public_ids: [one, third], status: 'open' } });
    await app.post(`/api/v1/people/${one}/merge`, { merge: { public_ids: [other] }, source: SOURCE });
    await app.get(`/api/v1/search?q=nowhere+${'abcdef'[row]}`);
    await app.get(`/api/v1/lookup/domain_contacts?domain=unknown${row}.example`);
  }
  for (const resource of CITED) {
    const plural = PLURAL[resource];
    for (let row = 0; row < ROWS; row++) await directory.make[resource]();
    const [first] = (await app.get(`/api/v1/${plural}?per_page=1`)).body[plural];
    const [text] = Object.entries(columnsIn(resource)).find(([, { type }]) => type === 'text')!;
    await app.patch(`/api/v1/${plural}/${first.public_id}`, { [text]: 'Changed', source: SOURCE });
  }
  ({ key } = await app.account({ email: 'ledger@example.org', name: 'Lea Ledger', canEdit: true }, 10));
  await indexAll(app);
});
afterAll(() => app.stop());

/** The list at a path of the document, with more rows than fit on one page. */
async function addressOf(path: string): Promise<string> {
  const plural = path.split('/')[3]!;
  const queries: Record<string, string> = {
    '/api/v1/search': 'q=walked',
    '/api/v1/lookup/email': 'email=shared@walk.example',
    '/api/v1/lookup/domain_contacts': 'domain=walk.example',
  };
  if (path.endsWith('/members')) return `${path.replace('{public_id}', organization.public_id)}?per_page=1`;
  if (path.endsWith('/changes')) {
    const rows = (await app.get(`/api/v1/${plural}?per_page=1`)).body[plural];
    return `${path.replace('{public_id}', rows[0].public_id)}?per_page=1`;
  }
  return `${path}?${queries[path] ?? ''}&per_page=1`.replace('?&', '?');
}

const mirrored = (path: string): string => path.replace('/advertisers', '/organizations');

const keyOf = (body: Record<string, unknown>): string =>
  Object.keys(body).find((name) => Array.isArray(body[name]) && name !== 'organizations') ?? 'organizations';

describe.each(LISTS)('%s', (path) => {
  it('returns the same rows by cursor as by pages', async () => {
    const address = await addressOf(path);
    const first = await app.get(address);
    expect(first.status).toBe(200);
    const list = keyOf(first.body);
    const total = first.body.meta.total_count as number;
    expect(total).toBeGreaterThan(1);
    const paged: unknown[] = [];
    for (let page = 1; page <= total; page++)
      paged.push(...(await app.get(`${address}&page=${page}`)).body[list]);
    const walked: unknown[] = [];
    let cursor = first.body.meta.next_cursor as string | null;
    walked.push(...first.body[list]);
    while (cursor !== null) {
      const { status, body, headers } = await app.get(`${address}&cursor=${cursor}`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      expect([status, body.meta.total_count, 'page' in body.meta]).toEqual([200, total, false]);
      cursor = body.meta.next_cursor;
      expect(headers['link']?.startsWith(`<${PUBLIC_URL}/api/v1/`)).toBe(cursor === null ? undefined : true);
      walked.push(...body[list]);
    }
    expect(walked).toEqual(paged);
    expect(walked).toHaveLength(total);
  });

  it('refuses cursors of other lists or other filters, and invalid cursors', async () => {
    const address = await addressOf(path);
    const { next_cursor } = (await app.get(address)).body.meta;
    // The routes of advertisers show the same lists.
    const isSame = (other: string) => mirrored(other) === mirrored(path);
    const others = LISTS.filter((other) => !isSame(other) && !other.endsWith('/changes'));
    for (const other of others) {
      const answer = await app.get(`${await addressOf(other)}&cursor=${next_cursor}`);
      expect([other, answer.status, problemsOf(answer)]).toEqual([other, 422, { cursor: 'invalid_format' }]);
    }
    const [scope] = JSON.parse(Buffer.from(next_cursor, 'base64url').toString()) as [string];
    const positions = [
      [1, 2, 3],
      ['x'],
      [-1, 'x'],
      [0, -1e15, 1, 'x'],
      [1e15, 1],
      [0, 1e15, 1e15, '\u0001'],
      [],
    ];
    for (const position of positions) {
      const answer = await app.get(`${address}&cursor=${encodeCursor({ scope, position })}`);
      expect([200, 422]).toContain(answer.status);
    }
  });

  it('has pages for the first 10,000 rows, and names the cursor beyond them', async () => {
    const address = (await addressOf(path)).replace('per_page=1', 'per_page=100');
    expect((await app.get(`${address}&page=100`)).status).toBe(200);
    for (const page of ['101', '10000', '1000000000000', '9'.repeat(30)]) {
      const answer = await app.get(`${address}&page=${page}`);
      expect([answer.status, problemsOf(answer)]).toEqual([422, { page: 'out_of_range' }]);
      expect(answer.body.message).toContain('cursor');
    }
  });
});

it('refuses a cursor with other filters or another order, and accepts it with another per_page', async () => {
  const filter = `organization_public_id=${organization.public_id}`;
  const { next_cursor } = (await app.get(`/api/v1/people?${filter}&per_page=1`)).body.meta;
  expect((await app.get(`/api/v1/people?${filter}&per_page=3&cursor=${next_cursor}`)).status).toBe(200);
  for (const query of [
    '',
    'updated_since=2020-01-01T00:00:00Z&',
    `${filter}&updated_since=2020-01-01T00:00:00Z&`,
  ]) {
    expect((await app.get(`/api/v1/people?${query}cursor=${next_cursor}`)).status).toBe(422);
  }
  const searches = '/api/v1/zero_result_searches?per_page=1';
  const sorted = (await app.get(`${searches}&sort=search_count`)).body.meta.next_cursor;
  expect((await app.get(`${searches}&cursor=${sorted}`)).status).toBe(422);
  expect((await app.get(`${searches}&sort=search_count&cursor=${sorted}`)).status).toBe(200);
  expect((await walk(app, `${searches}&sort=search_count`, 'zero_result_searches')).length).toBe(ROWS);
});

it('refuses cursors of another account', async () => {
  const { next_cursor } = (await app.get('/api/v1/me/usage?per_page=1')).body.meta;
  expect((await app.get(`/api/v1/me/usage?cursor=${next_cursor}`, { key })).status).toBe(422);
});

it('returns search results only to the end of the window', async () => {
  const scope = scopeOf('search', 'walked', {});
  const at = (offset: number) =>
    app.get(`/api/v1/search?q=walked&cursor=${encodeCursor({ scope, position: [offset] })}`);
  expect((await at(9_999)).status).toBe(200);
  expect((await at(10_000)).status).toBe(422);
  expect((await at(-1)).status).toBe(422);
});

describe('/api/v1/me/usage', () => {
  beforeEach(withinOneHour);

  it('lists the usage of an hour in the order of its balance, before and after the hour is closed', async () => {
    const caller = await Spender.open(app, 100);
    const usage = async (query = '') => (await caller.call('GET', `/api/v1/me/usage${query}`)).body;
    for (const path of ['people', 'organizations', 'places', 'memberships', 'people'])
      await caller.call('GET', `/api/v1/${path}`);
    await app.app.get(Ledger).post({ accountId: caller.id, kind: 'adjustment', credits: 5 });
    const expected = [
      ['GET /api/v1/people', 95],
      ['GET /api/v1/memberships', 96],
      ['GET /api/v1/places', 97],
      ['GET /api/v1/organizations', 98],
    ];
    const shown = ({ entries }: any) =>
      entries
        .filter(({ kind }: any) => kind === 'usage')
        .map((one: any) => [one.operation, one.balance_after]);
    expect(shown(await usage())).toEqual(expected);
    await sql(app, `UPDATE credit_usage SET hour = hour - interval '1 hour' WHERE account_id = $1`, [
      caller.id,
    ]);
    expect(shown(await usage())).toEqual(expected);
    await app.app.get(Housekeeping).run(CLOSE_USAGE);
    expect(shown(await usage())).toEqual(expected);
  });

  it('lists what may have changed since a time', async () => {
    const caller = await Spender.open(app, 100);
    await caller.call('GET', '/api/v1/people');
    const since = async (moment: string) =>
      (await caller.call('GET', `/api/v1/me/usage?updated_since=${moment}`)).body;
    const { entries, meta } = await since(new Date(Date.now() - 60_000).toISOString());
    expect([entries.length, meta.total_count]).toEqual([2, 2]);
    expect((await since('9999-01-01T00:00:00Z')).entries).toEqual([]);
  });
});
