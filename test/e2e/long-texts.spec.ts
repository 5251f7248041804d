import { randomInt } from 'node:crypto';
import { Directory, problemsOf } from '../factories/directory.js';
import { everyWrite, pathsOf, withValueAt, type Write } from '../factories/writes.js';
import { SOURCE, TestApp } from '../support/app.js';
import { describedOperations } from '../support/document.js';
import { indexAll } from '../support/indexing.js';
import { sql } from '../support/sql.js';

const OPERATIONS = describedOperations()
  .filter(({ path }) => path.startsWith('/api/v1/'))
  .map(({ method, ...operation }) => ({ ...operation, method: method.toUpperCase() }));

/** Random, because PostgreSQL compresses repetitions before it measures an index entry. */
const ALPHABETS = {
  'one byte': () => String.fromCharCode(randomInt(97, 123)),
  'four bytes': () => String.fromCodePoint(randomInt(0x20000, 0x2a6df)),
};
/** The limits of fields, at which an index is closest to its own limit, and greater lengths. */
const TEXTS = (
  [
    [200, 'four bytes'],
    [320, 'four bytes'],
    [1_000, 'four bytes'],
    [2_048, 'four bytes'],
    [1_001, 'one byte'],
    [5_000, 'one byte'],
  ] as const
).map(([length, bytes]) => [length, bytes, Array.from({ length }, ALPHABETS[bytes]).join('')] as const);

/** Gives the text the form that a field requires, so that only its length can be invalid. */
function shaped(like: string, text: string): string {
  if (like.startsWith('http')) return `https://example.org/${text}`;
  if (like.includes('@')) return `${text}@example.org`;
  return text;
}

let app: TestApp;
let directory: Directory;
let writes: Write[];
const defects: unknown[] = [];
beforeAll(async () => {
  app = await TestApp.start();
  app.app.useLogger({
    error: (entry: unknown) => defects.push(entry),
    log: () => undefined,
    warn: () => undefined,
  });
  directory = new Directory(app);
  await app.get('/api/v1/search?q=nemo');
  await app.searchesRecorded();
  const [search] = await savedSearches('nemo');
  const pair = [(await directory.person()).public_id, (await directory.person()).public_id];
  const judged = (await app.post('/api/v1/duplicates', { duplicate: { public_ids: pair, status: 'open' } }))
    .body.duplicate;
  writes = [
    ...(await everyWrite(directory)),
    {
      name: 'PATCH zero_result_searches',
      method: 'PATCH',
      path: `/api/v1/zero_result_searches/${search.id}`,
      body: { zero_result_search: { completed: false, note: 'Note' } },
    },
    {
      name: 'POST duplicates',
      method: 'POST',
      path: '/api/v1/duplicates',
      body: { duplicate: { public_ids: pair, status: 'open', note: 'Note' } },
    },
    {
      name: 'PATCH duplicates',
      method: 'PATCH',
      path: `/api/v1/duplicates/${judged.id}`,
      body: { duplicate: { status: 'open', note: 'Note' } },
    },
    {
      name: 'POST merges',
      method: 'POST',
      path: `/api/v1/merges/${await mergeOfTwo()}/undo`,
      body: { merge: { dry_run: true }, source: SOURCE },
    },
    {
      name: 'POST match',
      method: 'POST',
      path: '/api/v1/match',
      body: {
        queries: {
          person: {
            type: 'person',
            name: 'Ada King',
            first_name: 'Ada',
            last_name: 'King',
            aliases: ['Ada'],
            emails: ['a@b.example'],
            organization: { name: 'Society', domain: 'b.example' },
            role: 'chair',
            title: 'Chair',
            place: 'London',
          },
          organization: {
            type: 'organization',
            name: 'Society',
            domain: 'b.example',
            organization_type: 'club',
            parent: { name: 'Union' },
          },
        },
      },
    },
    {
      name: 'POST lookup/batch',
      method: 'POST',
      path: '/api/v1/lookup/batch',
      body: { view: 'full', items: [{ ref: 'a', email: 'a@b.example' }, { domain: 'b.example' }] },
    },
  ];
});
afterAll(() => app.stop());
afterEach(() => expect(defects.splice(0)).toEqual([]));

async function mergeOfTwo(): Promise<number> {
  const [survivor, other] = [await directory.person(), await directory.person()];
  const { body } = await app.post(`/api/v1/people/${survivor.public_id}/merge`, {
    merge: { public_ids: [other.public_id] },
    source: SOURCE,
  });
  return body.merge.id;
}

async function savedSearches(q: string): Promise<any[]> {
  const { body } = await app.get(`/api/v1/zero_result_searches?q=${encodeURIComponent(q)}`);
  return body.zero_result_searches;
}
const valueAt = (value: any, path: readonly string[]): unknown =>
  path.reduce((inner, key) => inner[key], value);
const textsIn = ({ body }: Write) => pathsOf(body).filter((path) => typeof valueAt(body, path) === 'string');

async function expectTakenOrRefused(write: Write, body: unknown): Promise<void> {
  const answer = await app.call(write.method, write.path, { body: JSON.stringify(body) });
  expect([write.name, answer.text, [200, 201, 422].includes(answer.status)]).toEqual([
    write.name,
    answer.text,
    true,
  ]);
}

describe('a text of any length', () => {
  it('is sent to every write of the directory', () => {
    const tried = new Set(writes.map(({ method, path }) => `${method} ${path.split('/')[3]}`));
    const others = OPERATIONS.filter(({ method }) => method === 'POST' || method === 'PATCH')
      .map(({ method, path }) => `${method} ${path.split('/')[3]}`)
      // The same routes under another name; findings, which have rules by kind; and forms.
      .filter((write) => !tried.has(write) && !/advertisers|research|reconcile/.test(write));
    expect(others).toEqual([]);
  });

  it.each(TEXTS)(
    'of %i characters of %s is accepted or refused in each field',
    async (_, _bytes, text) => {
      for (const write of writes) {
        for (const path of textsIn(write)) {
          const value = shaped(valueAt(write.body, path) as string, text);
          await expectTakenOrRefused(write, withValueAt(write.body, path, value));
        }
      }
    },
    60_000,
  );

  it.each(TEXTS)(
    'of %i characters of %s is accepted or refused in all fields at once',
    async (_, _bytes, text) => {
      for (const write of writes) {
        const body = textsIn(write).reduce<unknown>(
          (body, path) => withValueAt(body, path, shaped(valueAt(write.body, path) as string, text)),
          write.body,
        );
        await expectTakenOrRefused(write, body);
      }
    },
  );

  it.each(TEXTS)(
    'of %i characters of %s is accepted or refused in each parameter',
    async (_, _bytes, text) => {
      const id = (await directory.person()).public_id;
      for (const { path, method, parameters: all } of OPERATIONS) {
        if (method !== 'GET') continue;
        const parameters = all.filter(
          ({ in: place, schema }) => place === 'query' && schema.type === 'string',
        );
        const required = path.endsWith('/search') ? { q: 'nemo' } : {};
        const together = Object.fromEntries(parameters.map(({ name }) => [name, text]));
        for (const query of [together, ...parameters.map(({ name }) => ({ ...required, [name]: text }))]) {
          const search = new URLSearchParams(query).toString();
          const url = `${path.replace(/\{[^}]+\}/, path.includes('zero') ? '1' : id)}?${search}`;
          const { status, text: answer } = await app.get(url);
          expect([url, status < 500, answer]).toEqual([url, true, answer]);
        }
      }
    },
  );

  it('that was accepted is indexed', async () => {
    await indexAll(app);
    const [{ documents }] = await sql(app, 'SELECT count(*)::int AS documents FROM search_documents');
    expect(documents).toBeGreaterThan(writes.length);
  }, 60_000);
});

describe('the longest text', () => {
  const wide = (length: number) => Array.from({ length }, ALPHABETS['four bytes']).join('');

  it('of an organization type is found by lists and by search', async () => {
    const organization_type = wide(200);
    const { public_id } = await directory.organization({ name: 'Widely Typed', organization_type });
    const filter = encodeURIComponent(organization_type);
    const list = await app.get(`/api/v1/organizations?organization_type=${filter}`);
    expect(list.body.organizations.map((one: any) => one.public_id)).toEqual([public_id]);
    await indexAll(app);
    const found = await app.get(`/api/v1/search?q=Widely%20Typed&organization_type=${filter}`);
    expect(found.body.results.map((one: any) => one.public_id)).toEqual([public_id]);
    const longer = await app.post('/api/v1/organizations', {
      organization: { name: 'Too wide', organization_type: wide(201) },
      source: SOURCE,
    });
    expect([longer.status, problemsOf(longer)]).toEqual([
      422,
      { 'organization.organization_type': 'too_long' },
    ]);
  });

  it('in every filter of a search without results is saved once', async () => {
    // The most that a URL of 8 KiB can contain.
    const q = wide(210);
    const label = (length: number) => Array.from({ length }, ALPHABETS['one byte']).join('');
    const asked = {
      q,
      role: wide(200),
      organization_type: wide(200),
      domain: `${label(63)}.${label(63)}.${label(63)}.${label(57)}.org`,
      type: 'membership,organization,person',
    };
    const url = `/api/v1/search?${new URLSearchParams(asked).toString()}`;
    for (const _ of [1, 2]) {
      const { status, body } = await app.get(url);
      expect([status, body.meta?.total_count]).toEqual([200, 0]);
    }
    expect(await savedSearches(q.slice(0, 40))).toMatchObject([{ query: q, search_count: 2 }]);
  });

  it('distinguishes searches with the same beginning', async () => {
    const beginning = 'y'.repeat(200);
    for (const end of [wide(50), wide(50)])
      await app.get(`/api/v1/search?q=${encodeURIComponent(beginning + end)}`);
    expect(await savedSearches(beginning)).toHaveLength(2);
  });
});
