import { Directory, problemsOf } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { creditsOf, Spender } from '../support/spender.js';
import { sql } from '../support/sql.js';

const SEARCH = '/api/v1/search';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const search = (query: string) => app.get(`${SEARCH}?${query}`);
const namesOf = (results: any[]): string[] => results.map((result) => result.person.name as string);

describe('a query', () => {
  it.each([
    ['', { q: 'required' }],
    ['q=', { q: 'blank' }],
    ['q=%20%20', { q: 'blank' }],
    ['q=%E2%80%8B', { q: 'blank' }],
    [`q=${'x'.repeat(257)}`, { q: 'too_long' }],
    [`q=${'x'.repeat(5_000)}`, { q: 'too_long' }],
    [`q=${encodeURIComponent('😀'.repeat(257))}`, { q: 'too_long' }],
    ['q=a&q=b', { q: 'invalid_type' }],
    ['q=M%FCller', { q: 'invalid_encoding' }],
    ['q=a&role=%ed%a0%80', { role: 'invalid_encoding' }],
    ['q=100%%20sure', { q: 'invalid_encoding' }],
    ['q=a&type=dog', { type: 'invalid_format' }],
    ['q=a&type=', { type: 'invalid_format' }],
    ['q=a&type=person,,place', { type: 'invalid_format' }],
    ['q=a&type=Person', { type: 'invalid_format' }],
    ['q=a&domain=127.0.0.1', { domain: 'invalid_format' }],
    ['q=a&domain=co.uk', { domain: 'invalid_format' }],
    ['q=a&role=', { role: 'blank' }],
    ['q=a&sort=name', { sort: 'unknown_parameter' }],
    ['q=a&limit=5&offset=3', { limit: 'unknown_parameter', offset: 'unknown_parameter' }],
    ['q=a&page=0', { page: 'invalid_format' }],
    ['q=a&page=x', { page: 'invalid_format' }],
    ['q=a&page=101', { page: 'out_of_range' }],
    ['q=a&page=10001&per_page=1', { page: 'out_of_range' }],
    ['q=a&page=99999999999', { page: 'out_of_range' }],
    ['type=dog&page=0', { q: 'required', type: 'invalid_format', page: 'invalid_format' }],
  ])('%s is refused', async (query, problems) => {
    const answer = await search(query);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(problems);
  });

  it.each([
    `q=${'x'.repeat(256)}`,
    `q=${encodeURIComponent('😀'.repeat(256))}`,
    'q=a&page=100',
    'q=a&per_page=500',
    'q=100%',
  ])('%s is answered', async (query) => {
    const { status, body } = await search(query);
    expect(status).toBe(200);
    expect(body.meta.per_page).toBeLessThanOrEqual(100);
  });

  it('requires a key', async () => {
    expect((await app.get(`${SEARCH}?q=a`, { key: null })).status).toBe(401);
  });

  it('is allowed for a key without can_edit', async () => {
    const { key } = await app.account({ email: 'reader@example.org', name: 'Rita Reader' });
    expect((await app.get(`${SEARCH}?q=a`, { key })).status).toBe(200);
  });
});

describe('a hit', () => {
  it('has its current values, even if the index is behind', async () => {
    const person = await directory.person({ first_name: 'Tamsin', last_name: 'Underhill' });
    await indexAll(app);
    const { status } = await app.patch(`/api/v1/people/${person.public_id}`, {
      person: { first_name: 'Thomasina' },
      source: { category: 'official', url: 'https://example.org/' },
    });
    expect(status).toBe(200);
    expect(namesOf((await search('q=tamsin+underhill')).body.results)).toEqual(['Thomasina Underhill']);

    await app.delete(`/api/v1/people/${person.public_id}`);
    const { body } = await search('q=tamsin+underhill');
    expect(body.results).toEqual([]);
    await indexAll(app);
  });

  it('precedes hits with fewer connections, then longer names, then newer records', async () => {
    const made = [];
    for (const first_name of ['Odalys', 'Odalys', 'Odalys Maria']) {
      made.push(await directory.person({ first_name, last_name: 'Fennimore' }));
    }
    await directory.membership({ person_public_id: made[2].public_id });
    await indexAll(app);
    const { body } = await search('q=fennimore&type=person');
    expect(body.results.map((result: any) => result.public_id)).toEqual(
      [made[2], made[0], made[1]].map((person) => person.public_id),
    );
  });

  it('has a word with a typing error marked only without an exact match', async () => {
    await directory.person({ first_name: 'Aberlard', last_name: 'Abelard' });
    await indexAll(app);
    const { body: exact } = await search('q=abelard');
    expect(exact.results[0].highlight.name).toEqual(['Aberlard <em>Abelard</em>']);
    const { body: near } = await search('q=aberlard%20abelrad');
    expect(near.results[0].highlight.name).toEqual(['<em>Aberlard</em> <em>Abelard</em>']);
  });

  it('has its words marked in safe HTML', async () => {
    await directory.organization({ name: 'Smith <b>& "Sons"</b> Umbrellas' });
    await indexAll(app);
    const { body } = await search('q=umbrellas');
    expect(body.results[0].highlight.name).toEqual([
      'Smith &lt;b&gt;&amp; &quot;Sons&quot;&lt;/b&gt; <em>Umbrellas</em>',
    ]);
  });
});

describe('the cost', () => {
  it('is one credit, with or without hits', async () => {
    const caller = await Spender.open(app, 10);
    for (const q of ['fennimore', 'nobodyiscalledso']) {
      expect(creditsOf(await caller.call('GET', `${SEARCH}?q=${q}`)).charged).toBe('1');
    }
    expect(creditsOf(await caller.call('GET', `${SEARCH}?q=`)).charged).toBe('0');
    expect(await caller.balance()).toBe(8);
  });

  it('is charged first: 402 records no zero-result search', async () => {
    const caller = await Spender.open(app, 0);
    const answer = await caller.call('GET', `${SEARCH}?q=unpaid+for`);
    expect(answer.status).toBe(402);
    await app.searchesRecorded();
    expect(await sql(app, `SELECT * FROM zero_result_searches WHERE query = 'unpaid for'`)).toEqual([]);
  });
});
