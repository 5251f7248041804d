import { ZeroResultRechecker } from '../../src/zero-results/zero-result-rechecker.js';
import { Database } from '../../src/database/database.js';
import { Search } from '../../src/search/search.js';
import { Directory, problemsOf } from '../factories/directory.js';
import { TestApp, type CallOptions } from '../support/app.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { ZeroResults } from '../../src/zero-results/zero-results.js';
import { sql } from '../support/sql.js';
import { indexAll } from '../support/indexing.js';

const ZERO_RESULTS = '/api/v1/zero_result_searches';

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.start();
});
afterEach(() => app.stop());

/** Searches one after the other; each is recorded before the next. */
async function searchInTurn(...queries: string[]): Promise<void> {
  for (const q of queries) {
    await search(q);
    await app.searchesRecorded();
  }
}

const search = (q: string, more: Record<string, string> = {}, options?: CallOptions) =>
  app.get(`/api/v1/search?${new URLSearchParams({ q, ...more }).toString()}`, options);
const list = async (query = '') => {
  await app.searchesRecorded();
  return (await app.get(`${ZERO_RESULTS}?${query}`)).body;
};
const queries = async (query = ''): Promise<string[]> =>
  (await list(query)).zero_result_searches.map((one: any) => one.query);
const saved = async (q: string): Promise<any> => {
  await search(q);
  return (await list('status=all')).zero_result_searches.find((one: any) => one.query === q);
};
const patch = (id: number | string, body: unknown, options?: CallOptions) =>
  app.patch(`${ZERO_RESULTS}/${id}`, body, options);

describe('a search without results is recorded', () => {
  it('with its query, its filters and its time', async () => {
    await search('Nemo Nobody', { type: 'person', role: 'Chair' });
    const { zero_result_searches, meta } = await list();
    expect(zero_result_searches).toEqual([
      {
        id: expect.any(Number),
        query: 'Nemo Nobody',
        filters: { type: 'person', role: 'chair' },
        search_count: 1,
        first_searched_at: expect.any(String),
        last_searched_at: zero_result_searches[0].first_searched_at,
        completed: false,
        completed_at: null,
        completed_by: null,
        note: null,
        now_found: false,
        updated_at: expect.any(String),
      },
    ]);
    expect(meta).toMatchObject({ total_count: 1, filters: { status: 'open' } });
  });

  it('so that a list requested during the recording shows it', async () => {
    await search('nemo');
    const written = jest.spyOn(app.app.get(ZeroResults), 'written');
    expect((await app.get(ZERO_RESULTS)).status).toBe(200);
    expect(written).toHaveBeenCalled();
    written.mockRestore();
  });

  it('once, in any notation, and counted', async () => {
    for (const q of ['Nemo Nobody', 'nemo  nobody', '"NEMO NOBODY"', 'Nemo, nobody', 'Nemó Nobody'])
      await search(q);
    const { zero_result_searches } = await list();
    expect(zero_result_searches).toMatchObject([{ search_count: 5, query: 'Nemo Nobody' }]);
    const [{ first_searched_at, last_searched_at }] = zero_result_searches;
    expect(Date.parse(last_searched_at)).toBeGreaterThanOrEqual(Date.parse(first_searched_at));
  });

  it('for each set of filters, in any case and order', async () => {
    await search('nemo', { type: 'person,place' });
    await search('nemo', { type: 'place,person' });
    // A search with every type has no filter.
    await search('nemo', { type: 'place,person,membership,organization' });
    await search('nemo', { role: 'Chair' });
    await search('nemo', { role: 'CHAIR' });
    await search('nemo');
    const { zero_result_searches } = await list('sort=search_count');
    // Searches are recorded after they are answered, in any order.
    const kept = zero_result_searches.map((one: any) => [JSON.stringify(one.filters), one.search_count]);
    expect(kept.toSorted()).toEqual([
      ['{"role":"chair"}', 2],
      ['{"type":"person,place"}', 2],
      ['{}', 2],
    ]);
  });

  it('and concurrent searches are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => search(n % 2 ? 'nemo' : 'nobody')),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { zero_result_searches } = await list();
    expect(zero_result_searches.map((one: any) => one.search_count)).toEqual([30, 30]);
  });

  it('only for its first page, and only if it contains a word', async () => {
    await search('nemo', { page: '2' });
    await search('!?…');
    await search('😀');
    await search('nemo', { sort: 'x' });
    expect(await queries('status=all')).toEqual([]);
  });

  it('unless a filter only empties the requested page', async () => {
    await new Directory(app).person({ first_name: 'Nemo', last_name: 'Tidewright' });
    await indexAll(app);
    await search('nemo');
    await search('nemo', { page: '5' });
    expect(await queries('status=all')).toEqual([]);
    await search('nemo', { type: 'organization' });
    expect(await queries('status=all')).toEqual(['nemo']);
  });
});

it('a search before a write is indexed reports an index lag', async () => {
  await indexAll(app);
  expect((await search('nemo')).body.meta.index_lag_seconds).toBe(0);
  await new Directory(app).person({ first_name: 'Nemo', last_name: 'Tidewright' });
  const { meta } = (await search('nemo')).body;
  expect(meta.total_count).toBe(0);
  expect(meta.index_lag_seconds).toBeGreaterThan(0);
});

describe('recording', () => {
  it('stops while an import is indexed, whose lag the response reports', async () => {
    await sql(
      app,
      `INSERT INTO outbox (topic, record_id, created_at) VALUES ('search:loads', 1, now() - interval '1 hour')`,
    );
    const { meta } = (await search('loaded soon')).body;
    expect(meta).toMatchObject({ total_count: 0, index_lag_seconds: expect.any(Number) });
    expect(meta.index_lag_seconds).toBeGreaterThan(3_000);
    await sql(app, `DELETE FROM outbox WHERE topic = 'search:loads'`);
    expect(await saved('indexed now')).toBeDefined();
    expect(await queries()).toEqual(['indexed now']);
  });

  it('neither fails nor delays a search while the database is down, and continues afterwards', async () => {
    await sql(app, 'ALTER TABLE zero_result_searches RENAME TO unwritable');
    const answers = [await search('nemo'), await search('NEMO')];
    await app.app.get(ZeroResults).written(500);
    await sql(app, 'ALTER TABLE unwritable RENAME TO zero_result_searches');
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    let rows: any[] = [];
    while (rows[0]?.search_count !== 2) rows = (await list()).zero_result_searches;
    expect(rows).toMatchObject([{ query: 'nemo', search_count: 2 }]);
  });

  it('stops at the limit of open searches of an account, while searches are still answered', async () => {
    const limited = await app.twin({ SEARCHES_OPEN_PER_ACCOUNT: '3' });
    try {
      const ask = (q: string) => limited.get(`/api/v1/search?q=${q}`);
      const answers = await Promise.all(['aaa', 'bbb', 'ccc', 'ddd', 'eee'].map(ask));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await limited.searchesRecorded();
      const kept: any[] = (await list()).zero_result_searches;
      expect(kept).toHaveLength(3);
      // A search that is already recorded is counted; a completed one frees a place.
      await ask(kept[0].query);
      await patch(kept[1].id, { completed: true });
      await ask('fff');
      await limited.searchesRecorded();
      expect((await list('sort=search_count')).zero_result_searches[0]).toMatchObject({
        id: kept[0].id,
        search_count: 2,
      });
      expect(await queries()).toContain('fff');
      const { key } = await app.account({ email: 'other@example.org', name: 'Otto Other' });
      await limited.get('/api/v1/search?q=ggg', { key });
      await limited.searchesRecorded();
      expect(await queries()).toContain('ggg');
    } finally {
      await limited.stop();
    }
  });
});

describe('retention', () => {
  it('deletes searches that were not repeated, and completed ones, after SEARCHES_RETENTION_DAYS', async () => {
    const short = await app.twin({ SEARCHES_RETENTION_DAYS: '10' });
    try {
      for (const q of ['unasked', 'asked', 'done', 'fresh']) await search(q);
      const { id } = await saved('done');
      await patch(id, { completed: true });
      const age = `now() - interval '11 days'`;
      await sql(app, `UPDATE zero_result_searches SET first_searched_at = ${age}`);
      await sql(app, `UPDATE zero_result_searches SET last_searched_at = ${age} WHERE query = 'unasked'`);
      await sql(app, `UPDATE zero_result_searches SET completed_at = ${age} WHERE query = 'done'`);
      for (const chore of short.app.get(ZeroResults).expiry) {
        expect(await short.app.get(Housekeeping).run(chore)).toBe(1);
      }
      expect((await queries('status=all')).sort()).toEqual(['asked', 'fresh']);
    } finally {
      await short.stop();
    }
  });
});

describe('editors', () => {
  it('see one, with an ETag for changes, and the changes since a time', async () => {
    const { id, updated_at } = await saved('nemo');
    const shown = await app.get(`${ZERO_RESULTS}/${id}`);
    expect([shown.status, shown.body.zero_result_search.query]).toEqual([200, 'nemo']);
    const etag = shown.headers['etag']!;
    expect((await app.get(`${ZERO_RESULTS}/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await patch(id, { note: 'Seen.' }, { headers: { 'if-match': etag } })).status).toBe(200);
    expect((await app.get(`${ZERO_RESULTS}/999999`)).status).toBe(404);
    const later = new Date(Date.parse(updated_at) + 60_000).toISOString();
    expect(await queries(`updated_since=${updated_at}`)).toEqual(['nemo']);
    expect(await queries(`updated_since=${later}`)).toEqual([]);
  });

  it('list the latest first, or the most frequent', async () => {
    await searchInTurn('twice', 'once', 'twice', 'latest');
    expect(await queries()).toEqual(['latest', 'twice', 'once']);
    expect(await queries('sort=last_searched_at')).toEqual(['latest', 'twice', 'once']);
    expect(await queries('sort=search_count')).toEqual(['twice', 'latest', 'once']);
  });

  it('list pages', async () => {
    await searchInTurn('first', 'second', 'third');
    expect(await queries('per_page=2')).toEqual(['third', 'second']);
    expect(await queries('per_page=2&page=2')).toEqual(['first']);
    expect((await list('per_page=2')).meta).toMatchObject({ total_count: 3, total_pages: 2, next_page: 2 });
  });

  it('find queries by text in any case, even if it looks like a pattern', async () => {
    for (const q of ['Lovelace, Ada', 'babbage', '100% wool', 'snake_case']) await search(q);
    expect(await queries('q=LOVE')).toEqual(['Lovelace, Ada']);
    expect(await queries('q=lovelace+ada')).toEqual(['Lovelace, Ada']);
    expect(await queries('q=%25')).toEqual(['100% wool']);
    expect(await queries('q=_')).toEqual(['snake_case']);
    expect((await list('q=LOVE')).meta.filters).toEqual({ status: 'open', q: 'LOVE' });
  });

  it.each([
    ['nested', (change: object) => ({ zero_result_search: change })],
    ['flat', (change: object) => change],
  ])('complete and reopen, in a %s body', async (_shape, body) => {
    const { id } = await saved('nemo');
    const { status, body: answer } = await patch(id, body({ completed: true, note: 'Added.' }));
    expect(status).toBe(200);
    expect(answer.zero_result_search).toMatchObject({
      id,
      completed: true,
      completed_at: expect.any(String),
      completed_by: { id: app.editor.id, name: 'Edith Editor' },
      note: 'Added.',
    });
    expect(await queries()).toEqual([]);
    expect(await queries('status=completed')).toEqual(['nemo']);
    expect(await queries('status=all')).toEqual(['nemo']);

    const reopened = await patch(id, body({ completed: false }));
    expect(reopened.body.zero_result_search).toMatchObject({
      completed: false,
      completed_at: null,
      completed_by: null,
      note: 'Added.',
    });
    expect(await queries()).toEqual(['nemo']);
  });

  it('complete twice: the first time counts', async () => {
    const { id } = await saved('nemo');
    const first = await patch(id, { completed: true });
    const { key } = await app.account({ email: 'other@example.org', name: 'Otto Other', canEdit: true });
    const second = await patch(id, { completed: true }, { key });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await patch(id, { completed: false })).status).toBe(200);
    expect((await patch(id, { completed: false })).status).toBe(200);
  });

  it('write and clear the note, without completing', async () => {
    const { id } = await saved('nemo');
    expect((await patch(id, { note: 'Who is it?' })).body.zero_result_search).toMatchObject({
      note: 'Who is it?',
      completed: false,
    });
    expect((await patch(id, { note: null })).body.zero_result_search.note).toBeNull();
  });

  it('change only the version that they saw', async () => {
    const { id } = await saved('nemo');
    const { headers } = await patch(id, { note: 'Mine.' });
    expect((await patch(id, { note: 'Other.' }, { headers: { 'if-match': '"stale"' } })).status).toBe(412);
    const current = { 'if-match': headers['etag']! };
    expect((await patch(id, { note: 'Other.' }, { headers: current })).status).toBe(200);
  });

  it.each<[unknown, Record<string, string>]>([
    [{}, { completed: 'required' }],
    [{ completed: null }, { completed: 'invalid_type' }],
    [{ completed: 'perhaps' }, { completed: 'invalid_type' }],
    [{ zero_result_search: { completed: 'perhaps' } }, { 'zero_result_search.completed': 'invalid_type' }],
    [{ done: true }, { done: 'unknown_field' }],
    [{ completed: true, query: 'x' }, { query: 'unknown_field' }],
  ])('get an error for %j', async (body, problems) => {
    const { id } = await saved('nemo');
    const answer = await patch(id, body);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toMatchObject(problems);
  });

  it.each(['0', '999999', 'abc', '1.5', '-1', '99999999999999999999'])('find no search %s', async (id) => {
    expect((await patch(id, { completed: true })).status).toBe(404);
  });

  it.each([
    ['status=done', { status: 'invalid_format' }],
    ['sort=query', { sort: 'invalid_format' }],
    ['page=0', { page: 'invalid_format' }],
    ['who=me', { who: 'unknown_parameter' }],
  ])('get an error for ?%s', async (query, problems) => {
    const answer = await app.get(`${ZERO_RESULTS}?${query}`);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(problems);
  });

  it('only: other accounts can neither read nor change', async () => {
    const { id } = await saved('nemo');
    const { key } = await app.account({ email: 'reader@example.org', name: 'Rita Reader' });
    expect((await app.get(ZERO_RESULTS, { key })).status).toBe(403);
    expect((await patch(id, { completed: true }, { key })).status).toBe(403);
  });

  it('see when it has results, until a search finds none again', async () => {
    const found = async () => {
      const rechecker = new ZeroResultRechecker(app.app.get(Database), app.app.get(Search));
      const until = performance.now();
      for (let search; (search = await rechecker.claim(performance.now() - until));)
        await rechecker.check(search);
      return Object.fromEntries(
        (await list()).zero_result_searches.map((one: any) => [one.query, one.now_found]),
      );
    };
    await search('Nemo Tidewright');
    await search('nemo', { type: 'organization' });
    await search('absent');
    const directory = new Directory(app);
    const person = await directory.person({ first_name: 'Nemo', last_name: 'Tidewright' });
    await indexAll(app);
    expect(await found()).toEqual({ 'Nemo Tidewright': true, nemo: false, absent: false });

    await app.delete(`/api/v1/people/${person.public_id}`);
    await indexAll(app);
    await search('Nemo Tidewright');
    expect(await found()).toEqual({ 'Nemo Tidewright': false, nemo: false, absent: false });
  });
});
