import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from './app.js';
import { indexAll } from './indexing.js';

const MATCH = '/api/v1/match';

/** Tests matching with either search engine. */
export function describeMatching(backend: string, environment: () => Record<string, string>): void {
  let app: TestApp;
  let ids: Record<string, string>;

  beforeAll(async () => {
    app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0', ...environment() });
    ids = await fill(app);
    await indexAll(app);
  });
  afterAll(() => app.stop());

  /** Returns the results of a query, with the names that `fill` gave the records. */
  async function results(query: object, options: object = {}): Promise<any[]> {
    const { body, status, text } = await app.post(MATCH, { queries: { q: query }, ...options });
    if (status !== 200) throw new Error(text);
    // A query of an id needs no search.
    if (!('public_id' in query)) expect(body.meta.backend).toBe(backend);
    const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
    return body.responses.q.results.map((result: any) => ({ ...result, name: nameOf(result.public_id) }));
  }
  const matched = async (query: object, options?: object) =>
    (await results(query, options)).find(({ match }) => match)?.name;
  const person = (fields: object) => ({ type: 'person', ...fields });
  const organization = (fields: object) => ({ type: 'organization', ...fields });

  it.each([
    ['as written', 'Katherine Wintermeyer'],
    ['in another order', 'Wintermeyer, Katherine'],
    ['with a title and a middle initial', 'Dr. Katherine B. Wintermeyer'],
    ['misspelt', 'Katherine Wintermeier'],
    ['misspelt twice', 'Katherin Wintermeyr'],
    ['in capitals', 'KATHERINE WINTERMEYER'],
    ['with initials', 'K. Wintermeyer'],
    ['in another script', 'Катерина Винтермейер'],
    ['by a nickname', 'Kathy Wintermeyer'],
    ['by an alias', 'Katja Sommer'],
  ])('finds a person by a name %s', async (_how, name) => {
    expect(await matched(person({ name }))).toBe('katherine');
  });

  it.each([
    ['as written', 'Observatory of Lindau'],
    ['in another order', 'Lindau Observatory'],
    ['misspelt', 'Observatory of Lindua'],
    ['with a legal form', 'Lindau Observatory GmbH'],
  ])('finds an organization by a name %s', async (_how, name) => {
    expect(await matched(organization({ name }))).toBe('observatory');
  });

  it('finds by domain and by address', async () => {
    expect(await matched(organization({ domain: 'https://www.lindau.example/x' }))).toBe('observatory');
    expect(await matched(organization({ emails: ['info@lindau.example'] }))).toBe('observatory');
    expect(await matched(person({ emails: ['KW@private.example'] }))).toBe('katherine');
  });

  it('finds by id, current or former', async () => {
    expect(await matched(person({ public_id: ids['katherine'] }))).toBe('katherine');
    expect(await matched(person({ public_id: ids['former'] }))).toBe('moved');
    expect(await results(person({ public_id: '0'.repeat(32) }))).toEqual([]);
  });

  it('distinguishes namesakes by other facts, and matches none without them', async () => {
    const alone = await results(person({ name: 'Jonas Feldmann' }));
    expect(alone.map(({ match, score }) => [match, score < 0.7])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(alone[0].features.name).toMatchObject({ shared_by: 2, why: 'same' });
    const known = { name: 'Jonas Feldmann' };
    expect(await matched(person({ ...known, organization: { public_id: ids['observatory'] } }))).toBe(
      'jonas at the observatory',
    );
    expect(await matched(person({ ...known, organization: { domain: 'lindau.example' } }))).toBe(
      'jonas at the observatory',
    );
    expect(await matched(person({ ...known, organization: { name: 'Harbor Trust' } }))).toBe(
      'jonas at the trust',
    );
    expect(await matched(person({ ...known, place: 'Bergen' }))).toBe('jonas at the trust');
    expect(await matched(person({ ...known, organization: { name: 'Another Company' } }))).toBeUndefined();
    expect(await matched(person(known), { exclude: [ids['jonas at the trust']] })).toBe(
      'jonas at the observatory',
    );
  });

  it('explains a score by features that add up to it', async () => {
    const [best] = await results(
      person({ name: 'K. Wintermeyer', organization: { domain: 'lindau.example' }, role: 'astronomer' }),
    );
    const sum = Object.values<any>(best.features).reduce((all, { score, weight }) => all + score * weight, 0);
    expect(best.score).toBeCloseTo(Math.min(1, sum), 2);
    expect(best.features.name).toEqual({
      score: 0.81,
      weight: 1,
      query: 'K. Wintermeyer',
      candidate: 'Katherine Wintermeyer',
      why: 'initials',
    });
    expect(best.features).toHaveProperty('organization.score', 1);
    expect(best.person).toMatchObject({ name: 'Katherine Wintermeyer' });
  });

  it('returns results from the cutoff, and matches from the threshold', async () => {
    const query = person({ name: 'K. Wintermeyer' });
    expect((await results(query, { cutoff: 0.9 })).length).toBe(0);
    expect(await matched(query, { threshold: 0.9 })).toBeUndefined();
    expect(await matched(query, { threshold: 0.8 })).toBe('katherine');
    expect(await results(person({ name: 'Jonas Feldmann' }), { limit: 1 })).toHaveLength(1);
    expect(await results(person({ name: 'Nemo Nobody' }))).toEqual([]);
  });

  it('omits records without a source since a given time', async () => {
    const query = person({ name: 'Katherine Wintermeyer' });
    expect(await matched(query, { verified_since: '2020-01-01T00:00:00Z' })).toBe('katherine');
    expect(await results(query, { verified_since: '2999-01-01T00:00:00Z' })).toEqual([]);
    // Cited today; the source was read years ago.
    const nils = person({ name: 'Nils Aaberg' });
    expect(await matched(nils, { verified_since: '2001-01-01T00:00:00Z' })).toBe('nils');
    expect(await results(nils, { verified_since: '2002-01-01T00:00:00Z' })).toEqual([]);
  });
}

async function fill(app: TestApp): Promise<Record<string, string>> {
  const directory = new Directory(app);
  const observatory = await directory.organization({
    name: 'Observatory of Lindau',
    domain: 'lindau.example',
    emails: ['info@lindau.example'],
  });
  const trust = await directory.organization({ name: 'The Harbor Trust' });
  const katherine = await directory.person({
    first_name: 'Katherine',
    last_name: 'Wintermeyer',
    aliases: ['Katja Sommer'],
    emails: ['kw@private.example'],
  });
  const jonas = await directory.person({ first_name: 'Jonas', last_name: 'Feldmann' });
  const other = await directory.person({ first_name: 'Jonas', last_name: 'Feldmann' });
  for (const [one, at] of [
    [katherine, observatory],
    [jonas, observatory],
    [other, trust],
  ]) {
    await directory.membership({
      person_public_id: one.public_id,
      organization_public_id: at.public_id,
      role: 'astronomer',
    });
  }
  await directory.place({ person_public_id: other.public_id, address: '1 Pier, 5003 Bergen' });
  const { body: nils } = await app.post('/api/v1/people', {
    person: { first_name: 'Nils', last_name: 'Aaberg' },
    source: { ...SOURCE, metadata: { read_at: '2001-02-03T04:05:06Z' } },
  });
  const moved = await directory.person({ first_name: 'Mira', last_name: 'Ostrowska' });
  const public_id = 'ma7c4'.replace('m', 'e').padEnd(32, '0');
  await app.patch(`/api/v1/people/${moved.public_id}`, { person: { public_id }, source: SOURCE });
  return {
    observatory: observatory.public_id,
    trust: trust.public_id,
    katherine: katherine.public_id,
    'jonas at the observatory': jonas.public_id,
    'jonas at the trust': other.public_id,
    nils: nils.person.public_id,
    moved: public_id,
    former: moved.public_id,
  };
}
