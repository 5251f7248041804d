import { TestApp, type Answer } from '../app.js';
import { indexAll } from '../indexing.js';
import { CONTEXTS, NO_HITS } from './context.js';
import { makeFixtures, type Fixtures, type Key } from './fixtures.js';
import { HOSTILE } from './hostile.js';
import { ADDRESSES, NAMES, type Case } from './names.js';

const cases = (kinds: Readonly<Record<string, readonly Case[]>>) =>
  Object.entries(kinds).flatMap(([kind, asked]) =>
    asked.map(([query, ...first]) => [kind, query, first] as const),
  );

/** Tests search with either engine. @param environment Settings of an application that uses this engine. */
export function describeSearchContract(
  backend: 'elasticsearch' | 'database',
  environment: () => Record<string, string>,
): void {
  let app: TestApp;
  let fixtures: Fixtures;
  let keys: ReadonlyMap<string, Key>;
  beforeAll(async () => {
    app = await TestApp.start(environment());
    fixtures = await makeFixtures(app);
    keys = new Map(Object.entries(fixtures).map(([key, id]) => [id, key as Key]));
    await indexAll(app);
  });
  afterAll(() => app.stop());

  const search = (q: string, more: Record<string, string> = {}): Promise<Answer> =>
    app.get(`/api/v1/search?${new URLSearchParams({ q, ...more }).toString()}`);
  /** Returns the keys of the hits. */
  async function found(q: string, more: Record<string, string> = {}): Promise<Key[]> {
    const { status, body } = await search(q, more);
    expect(status).toBe(200);
    expect(body.meta.backend).toBe(backend);
    return body.results.map((result: any) => keys.get(result.public_id)!);
  }
  const only = async (result: Promise<Answer>): Promise<any> => (await result).body.results[0];

  describe('finds', () => {
    it.each(cases({ ...NAMES, ...ADDRESSES, ...CONTEXTS }))('%s: %s', async (_kind, query, first) => {
      expect((await found(query)).slice(0, first.length)).toEqual(first);
    });
  });

  describe('finds no record for', () => {
    it.each(Object.entries(NO_HITS).flatMap(([kind, asked]) => asked.map((query) => [kind, query] as const)))(
      '%s: %s',
      async (_kind, query) => {
        expect(await found(query)).toEqual([]);
      },
    );
  });

  it('finds the holder of an office among people alone, and the organization among organizations', async () => {
    const query = 'who is the treasurer of Lantern House Trust';
    expect(await found(query)).toEqual(['rosalind', 'lantern']);
    expect(await found(query, { type: 'person' })).toEqual(['rosalind']);
    expect(await found(query, { type: 'organization' })).toEqual(['lantern']);
    expect(await found('vice chair of Lantern House Trust')).toEqual(['lantern']);
  });

  it('reads foreign words in English in names of organizations alone', async () => {
    const query = 'Condado de Aldmoor, Nuevo Hampshire';
    expect(await found(query, { type: 'organization' })).toEqual(['county']);
    expect(await found(query, { type: 'person' })).toEqual([]);
  });

  it('finds the name alone that is meant', async () => {
    expect(await found('not Marisol Quillfeather but William Thistlewood')).toEqual(['william']);
    expect(await found('William Thistlewood, not Marisol Quillfeather')).toEqual(['william']);
  });

  it.each(HOSTILE)('answers %j like any other query', async (query) => {
    const { status, body } = await search(query);
    expect(status).toBe(200);
    expect(body.meta.backend).toBe(backend);
    expect(body.results).toHaveLength(body.meta.total_count);
  });

  it.each(['"Quillfeather"', 'quillfeather*', 'Quillfeather!', '(quillfeather)', '\u202equillfeather\u202c'])(
    'finds the name in %j',
    async (query) => {
      expect(await found(query)).toEqual(['marisol']);
    },
  );

  describe('reports', () => {
    it('each hit with its summary and reason', async () => {
      const { body } = await search('Thistlewood', { type: 'person' });
      expect(body.results).toEqual([
        {
          type: 'person',
          public_id: fixtures.william,
          score: expect.any(Number),
          matched: ['name'],
          highlight: { name: ['William <em>Thistlewood</em>'] },
          person: expect.objectContaining({ public_id: fixtures.william, name: 'William Thistlewood' }),
        },
      ]);
    });

    it.each([
      ['sol quill', { name_aliases: ['<em>Sol Quill</em>'] }],
      ['quillfeather chair', { name: ['Marisol <em>Quillfeather</em>'], role: ['<em>chair</em>'] }],
      ['m.quillfeather@', { email_addresses: ['<em>m.quillfeather@lanternhouse.org</em>'] }],
      ['Marisol Quilfeather', { name: ['<em>Marisol</em> <em>Quillfeather</em>'] }],
      [
        'https://www.lanternhouse.org/x',
        { domain: ['<em>lanternhouse.org</em>'], email_addresses: ['<em>office@lanternhouse.org</em>'] },
      ],
      ['https://library.lanternhouse.org/x', { domain: ['<em>lanternhouse.org</em>'] }],
      ['Brown and Sons', { name: ['<em>Brown</em> &amp; <em>Sons</em> (Port Ellery) Ltd.'] }],
      ['glenmoor cottage', { name: ['<em>Glenmoor Cottage</em>'] }],
      [
        'who is the chair of Lantern House Trust',
        {
          organization: ['<em>Lantern</em> <em>House</em> <em>Trust</em>'],
          title: ['<em>Chair</em> of the Board of <em>Trustees</em>'],
        },
      ],
    ])('the field in which it found %s', async (query, highlight) => {
      const best = await only(search(query));
      expect(best.highlight).toEqual(highlight);
      expect(best.matched).toEqual(Object.keys(highlight));
    });

    it('a higher score for a whole name than for a part, and the lowest for a typing error', async () => {
      const queries = ['Marisol Quillfeather', 'Quillfeather', 'Marisol Quil', 'Marisol Quillfeahter'];
      const scores: number[] = [];
      for (const query of queries) scores.push((await only(search(query))).score);
      expect(scores[0]).toBe(1);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(new Set(scores).size).toBe(scores.length);
    });

    it('the score of its host for a URL that names no record', async () => {
      const url = 'https://www.lanternhouse.org/about-us/opening-hours';
      expect((await only(search(url))).score).toBe(1);
    });

    it('the total and the facets of all pages', async () => {
      const { body } = await search('rosalind ashgrove', { per_page: '1' });
      expect(body.results).toHaveLength(1);
      expect(body.meta).toMatchObject({ returned: 1, next_page: 2 });
      const { type } = body.meta.facets;
      expect(type.person).toBe(2);
      expect(Object.values<number>(type).reduce((sum, count) => sum + count)).toBe(body.meta.total_count);
      expect(body.meta.facets.organization_type).toMatchObject({ Charity: 1, agency: 1, university: 1 });
    });
  });

  describe('pages', () => {
    it('contain every hit once, in one order', async () => {
      const { body } = await search('ashgrove');
      const all = body.results.map((result: any) => result.public_id);
      expect(all).toEqual([fixtures.rosalind, fixtures.otherRosalind]);
      expect(body.meta).toMatchObject({ total_count: all.length, returned: all.length, next_page: null });
      const seen: string[] = [];
      for (let url: string | undefined = '/api/v1/search?q=ashgrove&per_page=1'; url;) {
        const page: Answer = await app.get(url);
        seen.push(...page.body.results.map((result: any) => result.public_id));
        url = /<([^>]*)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect(seen).toEqual(all);
    });

    it('after the last are empty', async () => {
      const { status, body } = await search('lantern', { page: '100', per_page: '100' });
      expect(status).toBe(200);
      expect(body.results).toEqual([]);
      expect(body.meta.total_count).toBe(2);
      expect(body.meta.facets.type).toMatchObject({ organization: 1 });
    });

    it('reach row 10,000', async () => {
      const { status, body } = await search('lantern', { page: '101', per_page: '100' });
      expect(status).toBe(422);
      expect(body.details).toMatchObject([{ field: 'page', message: expect.stringContaining('100') }]);
    });
  });

  describe('lists the contacts at', () => {
    it.each<[string, Key[], Key[]]>([
      ['lanternhouse.org', ['lantern'], ['marisol', 'rosalind']],
      ['https://www.kelp-survey.example/', ['kelp', 'fisheries'], ['william', 'rosalind', 'dmitri']],
      ['ashgrove.name', [], ['otherRosalind']],
      ['nowhere.org', [], []],
    ])('%s', async (domain, organizations, people) => {
      const query = new URLSearchParams({ domain, skip_research_queue: 'true' });
      const { status, body } = await app.get(`/api/v1/lookup/domain_contacts?${query.toString()}`);
      expect(status).toBe(200);
      expect(body.meta).toMatchObject({ backend, total_count: people.length });
      const keyOf = (record: any) => keys.get(record.public_id);
      expect(body.organizations.map(keyOf)).toEqual(organizations);
      expect(body.contacts.map((contact: any) => keyOf(contact.person)).toSorted()).toEqual(
        people.toSorted(),
      );
    });
  });

  it('lists contacts in a batch as in single calls', async () => {
    const domains = ['lanternhouse.org', 'kelp-survey.example', 'ashgrove.name', 'nowhere.org'];
    const items = domains.flatMap((domain) => [{ domain }, { domain, per_page: 1 }]);
    const { body } = await app.post('/api/v1/lookup/batch', { items, skip_research_queue: true });
    for (const [index, { domain, per_page = 10 }] of items.entries()) {
      const query = new URLSearchParams({ domain, per_page: String(per_page), skip_research_queue: 'true' });
      const single = await app.get(`/api/v1/lookup/domain_contacts?${query.toString()}`);
      const { status, results } = body.items[index];
      expect([domain, status]).toEqual([domain, domain === 'nowhere.org' ? 'not_found' : 'found']);
      for (const result of results) expect(result.contacts).toEqual(single.body.contacts);
    }
  });

  it('answers many concurrent calls as it answers each alone', async () => {
    const lookup = (domain: string) => `lookup/domain_contacts?skip_research_queue=true&domain=${domain}`;
    const named = Object.values(NAMES).flatMap((asked) =>
      asked.map(([query]) => `search?${new URLSearchParams({ q: query, per_page: '5' }).toString()}`),
    );
    const domains = ['lanternhouse.org', 'kelp-survey.example', 'ashgrove.name', 'nowhere.org'].map(lookup);
    const paths = [...domains, ...named.slice(0, 40), ...domains].map((path) => `/api/v1/${path}`);
    // The index lag grows meanwhile, because no indexer runs.
    const untimed = ({ body }: Answer) => ({ ...body, meta: { ...body.meta, index_lag_seconds: null } });
    const alone: unknown[] = [];
    for (const path of paths) alone.push(untimed(await app.get(path)));
    const together = await Promise.all(paths.map((path) => app.get(path)));
    expect(together.map(untimed)).toEqual(alone);
    expect(together.every(({ body }) => body.meta.backend === backend)).toBe(true);
  });

  describe('filters', () => {
    it.each<[string, Record<string, string>, Key[]]>([
      ['lantern', { type: 'organization' }, ['lantern']],
      ['lantern', { type: 'place' }, ['hall']],
      ['lantern hall', { type: 'organization,place' }, ['hall', 'lantern']],
      ['rosalind ashgrove', { organization_type: 'CHARITY' }, ['rosalind']],
      ['rosalind ashgrove', { role: 'Treasurer' }, ['rosalind']],
      ['rosalind ashgrove', { type: 'membership' }, ['atLantern', 'atKelp', 'atUniversity']],
      ['ashgrove lantern house', { type: 'membership' }, ['atLantern']],
      ['lantern house trust', { type: 'membership' }, ['chair', 'atLantern']],
      ['lantern house trust', { type: 'membership', role: 'CHAIR' }, ['chair']],
      ["siobhan o'hanrahan", { type: 'place' }, ['cottage']],
      ['treasurer', { type: 'membership' }, ['atLantern']],
      ['ashgrove', { domain: 'https://www.lanternhouse.org/', type: 'person' }, ['rosalind']],
      ['ashgrove', { domain: 'ashgrove.name' }, ['otherRosalind']],
      ['ashgrove', { domain: 'nowhere.org' }, []],
      ['ashgrove', { role: 'treasurer', organization_type: 'agency', type: 'membership' }, []],
    ])('%s, by %j', async (query, filters, expected) => {
      const results = await found(query, filters);
      expect(results.toSorted()).toEqual(expected.toSorted());
    });

    it('and repeats the filters in meta and in links', async () => {
      const { body, headers } = await search('ashgrove', {
        type: 'person , membership',
        role: 'Treasurer',
        domain: 'WWW.LanternHouse.org',
        per_page: '1',
      });
      const filters = { type: 'person,membership', role: 'Treasurer', domain: 'lanternhouse.org' };
      expect(body.meta.filters).toEqual(filters);
      const first = new URL(/<([^>]*)>; rel="first"/.exec(headers['link']!)![1]!, 'http://localhost');
      expect(Object.fromEntries(first.searchParams)).toMatchObject({ ...filters, q: 'ashgrove', page: '1' });
    });
  });
}
