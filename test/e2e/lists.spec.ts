import { PLURAL } from '../../src/database/resources.js';
import { encodeCursor } from '../../src/http/list.query.js';
import { Directory, problemsOf, walk } from '../factories/directory.js';
import { PUBLIC_URL, SOURCE, TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

const PEOPLE = '/api/v1/people';
const TOTAL = 23;

let app: TestApp;
let directory: Directory;
let ids: string[];
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
  const people: any[] = [];
  for (let made = 0; made < TOTAL; made++) people.push(await directory.person());
  ids = people.map((person) => person.public_id as string);
});
afterAll(() => app.stop());

const idsOf = (rows: any[]) => rows.map((row) => row.public_id as string);
const list = (query: string) => app.get(`${PEOPLE}?${query}`);

/** Returns the targets of a Link header by relation. */
const linksOf = (header: string | undefined) =>
  Object.fromEntries(
    [...(header ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]),
  );

describe('a list by pages', () => {
  it('reports its position', async () => {
    const { status, body, headers } = await list('page=2&per_page=10');
    expect(status).toBe(200);
    expect(idsOf(body.people)).toEqual(ids.slice(10, 20));
    expect(body.meta).toEqual({
      page: 2,
      per_page: 10,
      returned: 10,
      total_count: TOTAL,
      total_pages: 3,
      next_page: 3,
      next_cursor: expect.any(String),
      filters: {},
    });
    expect(linksOf(headers['link'])).toEqual({
      first: `${PUBLIC_URL}${PEOPLE}?per_page=10&page=1`,
      prev: `${PUBLIC_URL}${PEOPLE}?per_page=10&page=1`,
      next: `${PUBLIC_URL}${PEOPLE}?per_page=10&page=3`,
      last: `${PUBLIC_URL}${PEOPLE}?per_page=10&page=3`,
    });
  });

  it('has links to its other pages', async () => {
    const seen: string[] = [];
    for (let url: string | undefined = `${PEOPLE}?per_page=7`; url;) {
      const { body, headers } = await app.get(url);
      seen.push(...idsOf(body.people));
      url = linksOf(headers['link'])['next'];
    }
    expect(seen).toEqual(ids);
  });

  it('has a last page without a next', async () => {
    for (const query of ['page=3&per_page=10', `per_page=${TOTAL}`, 'per_page=1&page=23']) {
      const { body, headers } = await list(query);
      expect(body.meta).toMatchObject({ next_page: null, next_cursor: null });
      expect(linksOf(headers['link'])).not.toHaveProperty('next');
    }
  });

  it.each(['4', '1000'])('is empty past its end: page %s', async (page) => {
    const { status, body, headers } = await list(`page=${page}&per_page=10`);
    expect(status).toBe(200);
    expect(body.people).toEqual([]);
    expect(body.meta).toMatchObject({
      page: Number(page),
      returned: 0,
      total_count: TOTAL,
      total_pages: 3,
      next_page: null,
      next_cursor: null,
    });
    expect(linksOf(headers['link'])['prev']).toBe(`${PUBLIC_URL}${PEOPLE}?per_page=10&page=3`);
  });

  it('is one empty page if there are no records', async () => {
    const { body, headers } = await app.get('/api/v1/places');
    expect(body).toMatchObject({ places: [], meta: { total_count: 0, total_pages: 0, next_page: null } });
    expect(linksOf(headers['link'])).toEqual({
      first: `${PUBLIC_URL}/api/v1/places?page=1`,
      last: `${PUBLIC_URL}/api/v1/places?page=1`,
    });
  });

  it.each(['101', '1000', '99999999999999999999', '9'.repeat(400)])(
    'has at most 100 rows: %s',
    async (rows) => {
      const { status, body } = await list(`per_page=${rows}`);
      expect([status, body.meta.per_page, body.meta.returned]).toEqual([200, 100, TOTAL]);
    },
  );

  it('has 100 rows a page by default', async () => {
    expect((await app.get(PEOPLE)).body.meta).toMatchObject({ page: 1, per_page: 100 });
  });
});

describe('a list is refused', () => {
  it.each([
    ['page=0', { page: 'invalid_format' }],
    ['page=-1', { page: 'invalid_format' }],
    ['page=1.5', { page: 'invalid_format' }],
    ['page=1e9', { page: 'invalid_format' }],
    ['page=', { page: 'invalid_format' }],
    ['page=99999999999999999999', { page: 'out_of_range' }],
    ['page=1&page=2', { page: 'invalid_type' }],
    ['page[]=1&page[a]=1', { 'page[]': 'unknown_parameter', 'page[a]': 'unknown_parameter' }],
    ['per_page=0&pages=1', { per_page: 'invalid_format', pages: 'unknown_parameter' }],
    ['cursor=x', { cursor: 'invalid_format' }],
    [`cursor=${encodeCursor({ scope: 'x', position: [1] })}&page=1`, { cursor: 'conflict' }],
    ['updated_since=2026-01-31', { updated_since: 'invalid_format' }],
    ['updated_since=2026-02-30T00:00:00Z', { updated_since: 'invalid_format' }],
    ['updated_since=2026-01-31T00:00:00', { updated_since: 'invalid_format' }],
    [
      'organization_public_id=x&organization_id=0',
      { organization_public_id: 'invalid_format', organization_id: 'invalid_format' },
    ],
    [`organization_public_id=${'A'.repeat(32)}`, { organization_public_id: 'invalid_format' }],
    [`organization_public_id=${'a'.repeat(31)}`, { organization_public_id: 'invalid_format' }],
    [`organization_public_id=${'a'.repeat(33)}`, { organization_public_id: 'invalid_format' }],
    [
      `organization_public_id=${'a'.repeat(32)}&organization_id=1&page=0`,
      { organization_id: 'conflict', page: 'invalid_format' },
    ],
    ['__proto__=1&constructor=2', { ['__proto__']: 'unknown_parameter', constructor: 'unknown_parameter' }],
    ['%00=1&a%ff=2', { '\u0000': 'unknown_parameter', 'a%ff': 'unknown_parameter' }],
  ])('with %s', async (query, problems) => {
    const answer = await list(query);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });
});

describe('a filter', () => {
  it('that matches nothing returns an empty list', async () => {
    const unknown = 'a'.repeat(32);
    for (const [query, filters] of [
      [`organization_public_id=${unknown}`, { organization_public_id: unknown }],
      ['organization_id=999999', { organization_public_id: null }],
      ['organization_id=9007199254740991', { organization_public_id: null }],
    ] as const) {
      const { status, body } = await list(query);
      expect([status, body.people, body.meta.total_count, body.meta.filters]).toEqual([200, [], 0, filters]);
    }
  });

  it('is kept in the links', async () => {
    const { headers } = await app.get(
      '/api/v1/organizations?domain=B%C3%9CCHER.example&organization_type=a%26b',
    );
    expect(linksOf(headers['link'])['last']).toBe(
      `${PUBLIC_URL}/api/v1/organizations?domain=xn--bcher-kva.example&organization_type=a%26b&page=1`,
    );
  });
});

describe('people of an organization', () => {
  it('are listed once each in the order of ids, and counted the same, page by page', async () => {
    const organization_public_id = (await directory.organization()).public_id as string;
    for (const person_public_id of [ids[7]!, ids[2]!, ids[7]!, ids[5]!]) {
      await directory.membership({ person_public_id, organization_public_id });
    }
    const filter = `organization_public_id=${organization_public_id}`;
    const answer = await list(filter);
    expect(idsOf(answer.body.people)).toEqual([ids[2], ids[5], ids[7]]);
    expect(answer.body.meta.total_count).toBe(3);
    expect(idsOf(await walk(app, `${PEOPLE}?${filter}&per_page=1`, 'people'))).toEqual([
      ids[2],
      ids[5],
      ids[7],
    ]);
    const none = await list(`${filter}&page=9`);
    expect([none.body.people, none.body.meta.total_count]).toEqual([[], 3]);
  });
});

it.each([
  ['people?updated_since=2026-01-31T09:30:00+01:00', true],
  ['people?updated_since=2026-01-31T09:30:00%2B01:00', null],
  ['people?updated_since=2026-01-31+09:30:00', false],
  ['lookup/email?email=ada+lists@example.org', true],
  ['lookup/email?email=ada%2Blists@example.org', null],
  ['lookup/email?email=ada+lists', false],
])('a plus sign that arrived as a space gets advice: %s', async (path, isAdvised) => {
  const { status, body } = await app.get(`/api/v1/${path}`);
  expect(status).toBe(isAdvised === null ? 200 : 422);
  if (isAdvised !== null) expect(body.message.includes('in a URL, write + as %2B')).toBe(isAdvised);
});

describe('updated_since', () => {
  it('returns changes since the time, to the millisecond, with any offset', async () => {
    const { body } = await app.patch(`${PEOPLE}/${ids[4]!}`, { first_name: 'Changed', source: SOURCE });
    const moment = body.person.updated_at as string;
    const forms = [
      moment,
      moment.toLowerCase(),
      moment.replace('Z', '%2B00:00'),
      moment.replace('Z', '-00:00'),
    ];
    for (const form of forms) {
      const answer = await list(`updated_since=${form}`);
      expect([answer.status, idsOf(answer.body.people)]).toEqual([200, [ids[4]]]);
      expect(answer.body.meta.filters).toEqual({ updated_since: moment });
    }
    const later = new Date(Date.parse(moment) + 1).toISOString();
    expect((await list(`updated_since=${later}`)).body.meta.total_count).toBe(0);
    expect((await list('updated_since=0001-01-01T00:00:00Z')).body.meta.total_count).toBe(TOTAL);
    expect((await list('updated_since=9999-12-31T23:59:59Z')).body.meta.total_count).toBe(0);
  });

  it.each([
    ['few', 2],
    ['many', 15],
  ])('walks %s in the order of ids, however late they changed', async (_, many) => {
    const changed = ids.slice(-many);
    const answers = [];
    for (const id of changed.toReversed()) {
      answers.push(await app.patch(`${PEOPLE}/${id}`, { first_name: `Changed ${many}`, source: SOURCE }));
      // No other change may fall into the same millisecond.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const since = answers[0]!.body.person.updated_at as string;
    expect(idsOf(await walk(app, `${PEOPLE}?per_page=1&updated_since=${since}`, 'people'))).toEqual(changed);
    const { meta } = (await list(`updated_since=${since}&per_page=1&page=2`)).body;
    expect([meta.total_count, meta.next_page]).toEqual([many, many > 2 ? 3 : null]);
  });
});

describe('a walk by cursor', () => {
  it.each([1, 7, TOTAL, 100])('returns every row once, %d at a time', async (rows) => {
    expect(idsOf(await walk(app, `${PEOPLE}?per_page=${rows}`, 'people'))).toEqual(ids);
  });

  it('follows its links, and needs no empty page to end', async () => {
    const first = await list('per_page=23');
    expect(first.body.meta.next_cursor).toBeNull();
    const half = await list('per_page=12');
    const rest = await list(`per_page=12&cursor=${half.body.meta.next_cursor as string}`);
    expect([rest.body.meta.returned, rest.body.meta.next_cursor, rest.headers['link']]).toEqual([
      11,
      null,
      undefined,
    ]);
    const part = await list(`per_page=5&cursor=${half.body.meta.next_cursor as string}`);
    const next = linksOf(part.headers['link'])['next']!;
    expect(idsOf((await app.get(next)).body.people)).toEqual(ids.slice(17, 22));
  });

  it('neither skips nor repeats a row during writes', async () => {
    const own = await directory.organization();
    const people: string[] = [];
    for (let made = 0; made < 12; made++) {
      const membership = await directory.membership({ organization_public_id: own.public_id });
      people.push(membership.person_public_id as string);
    }
    const path = `${PEOPLE}?organization_public_id=${own.public_id}&per_page=2`;
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let step = 0; step === 0 || cursor !== null; step++) {
      const { body } = await app.get(cursor === null ? path : `${path}&cursor=${cursor}`);
      seen.push(...idsOf(body.people));
      cursor = body.meta.next_cursor;
      // A row before the cursor is deleted, one after it changes, and a new one is added at the end.
      if (step === 1) await app.delete(`${PEOPLE}/${people[0]!}`);
      await app.patch(`${PEOPLE}/${people[11]!}`, { last_name: `Step ${step}`, source: SOURCE });
      if (step < 3) {
        const membership = await directory.membership({ organization_public_id: own.public_id });
        people.push(membership.person_public_id as string);
      }
    }
    expect(seen).toEqual(people);
  });

  it('works on every list', async () => {
    for (const make of Object.values(directory.make)) {
      await make();
      await make();
    }
    for (const key of ['advertisers', ...Object.values(PLURAL)]) {
      const path = `/api/v1/${key}`;
      const all = (await app.get(path)).body;
      expect(all.meta.total_count).toBeGreaterThan(1);
      const walked = await walk(app, `${path}?per_page=1`, key);
      expect(idsOf(walked).slice(0, all.meta.per_page)).toEqual(idsOf(all[key]));
    }
  });

  it('walks a change log from the newest entry', async () => {
    const person = await directory.person();
    for (const last_name of ['A', 'B', 'C']) {
      await app.patch(`${PEOPLE}/${person.public_id}`, { last_name, source: SOURCE });
    }
    const rows = await walk(app, `${PEOPLE}/${person.public_id}/changes?per_page=2`, 'changes');
    expect(rows.map((row) => row.changed.last_name.to)).toEqual(['C', 'B', 'A', person.last_name]);
  });
});

it('lists in the order of ids, regardless of the last changes', async () => {
  const { body } = await app.get(PEOPLE);
  const numbers = body.people.map((person: any) => person.id as number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  const [{ count }] = await sql(app, 'SELECT count(*) FROM people');
  expect(body.meta.total_count).toBe(count);
});
