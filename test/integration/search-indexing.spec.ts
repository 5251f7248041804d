import { setTimeout as sleep } from 'node:timers/promises';
import { crowd } from '../factories/crowd.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

let api: TestApp;
let directory: Directory;
beforeEach(async () => {
  api = await TestApp.start({}, { background: true });
  directory = new Directory(api);
});
afterEach(() => api.stop());

/** Searches after every write is indexed. Returns hits such as `person Ada Lovelace`. */
async function found(query: string): Promise<string[]> {
  await api.settled();
  const { body } = await api.get(`/api/v1/search?${query}`);
  return body.results.map(({ type, ...result }: any) => `${type} ${nameOf(result[type])}`).sort();
}

const nameOf = (record: any): string =>
  record.name ?? record.title ?? record.role ?? `${record.first_name} ${record.last_name}`;

async function change(plural: string, id: string, fields: object): Promise<void> {
  const { status } = await api.patch(`/api/v1/${plural}/${id}`, { ...fields, source: SOURCE });
  expect(status).toBe(200);
}

describe('The index follows', () => {
  it('a record that is created, changed and deleted', async () => {
    const { public_id } = await directory.person({ first_name: 'Grace', last_name: 'Hopper' });
    expect(await found('q=grace+hopper')).toEqual(['person Grace Hopper']);
    await change('people', public_id, { last_name: 'Murray' });
    expect(await found('q=grace+hopper')).toEqual([]);
    expect(await found('q=grace+murray')).toEqual(['person Grace Murray']);
    await api.delete(`/api/v1/people/${public_id}`);
    expect(await found('q=grace+murray')).toEqual([]);
    expect((await api.get('/api/v1/search?q=grace+murray')).body.meta.total_count).toBe(0);
  });

  it('an alias and an email address, in the document of their person', async () => {
    const person = await directory.person({ first_name: 'Grace', last_name: 'Hopper' });
    const alias = await directory.nameAlias({ person_public_id: person.public_id, name: 'Amazing Grace' });
    expect(await found('q=amazing+grace')).toEqual(['person Grace Hopper']);
    await change('people', person.public_id, { emails: ['hopper@navy.example'] });
    expect(await found('q=hopper@navy.example')).toEqual(['person Grace Hopper']);
    await change('name_aliases', alias.public_id, { name: 'Grandma Cobol' });
    expect(await found('q=amazing+grace')).toEqual([]);
    expect(await found('q=grandma+cobol')).toEqual(['person Grace Hopper']);
    await api.delete(`/api/v1/name_aliases/${alias.public_id}`);
    expect(await found('q=grandma+cobol')).toEqual([]);
  });

  it('a membership, in the documents of its former and its new person and organization', async () => {
    const navy = await directory.organization({ name: 'Navy' });
    const person = await directory.person({ first_name: 'Grace', last_name: 'Hopper' });
    const membership = await directory.membership({
      person_public_id: person.public_id,
      organization_public_id: navy.public_id,
      role: 'admiral',
    });
    expect(await found('q=hopper+navy&type=person')).toEqual(['person Grace Hopper']);
    await change('memberships', membership.public_id, { role: 'captain' });
    expect(await found('q=hopper+captain&type=person')).toEqual(['person Grace Hopper']);
    expect(await found('q=hopper+admiral')).toEqual([]);
    await api.delete(`/api/v1/memberships/${membership.public_id}`);
    expect(await found('q=hopper+navy&type=person')).toEqual([]);
    expect(await found('q=captain')).toEqual([]);
  });

  it('a place that moves to another owner', async () => {
    const [grace, ada] = [
      await directory.person({ first_name: 'Grace', last_name: 'Hopper' }),
      await directory.person({ first_name: 'Ada', last_name: 'Byron' }),
    ];
    const place = await directory.place({ person_public_id: grace.public_id, address: 'Arlington' });
    expect(await found('q=hopper+arlington&type=person')).toEqual(['person Grace Hopper']);
    await change('places', place.public_id, { person_public_id: ada.public_id });
    expect(await found('q=hopper+arlington&type=person')).toEqual([]);
    expect(await found('q=byron+arlington&type=person')).toEqual(['person Ada Byron']);
  });

  it('the name of an organization, in the documents of its members, children and places', async () => {
    const parent = await directory.organization({ name: 'Navy' });
    await directory.organization({ name: 'Submarines', parent_organization_public_id: parent.public_id });
    const person = await directory.person({ first_name: 'Grace', last_name: 'Hopper' });
    const { public_id } = await directory.membership({
      person_public_id: person.public_id,
      organization_public_id: parent.public_id,
    });
    await directory.place({ membership_public_id: public_id, name: 'Pier Seven' });
    await directory.place({ organization_public_id: parent.public_id, name: 'Dry Dock' });
    await change('organizations', parent.public_id, { name: 'Fleet' });
    expect(await found('q=hopper+fleet&type=person')).toEqual(['person Grace Hopper']);
    expect(await found('q=submarines+fleet')).toEqual(['organization Submarines']);
    expect(await found('q=dry+dock+fleet&type=place')).toEqual(['place Dry Dock']);
    expect(await found('q=pier+seven+fleet&type=place')).toEqual(['place Pier Seven']);
    expect(await found('q=hopper+navy&type=person')).toEqual([]);
  });

  it('a renamed organization with very many members, in several steps', async () => {
    const { id, public_id } = await directory.organization({ name: 'Navy' });
    await sql(api, 'ALTER TABLE memberships DISABLE TRIGGER USER');
    await sql(api, 'ALTER TABLE people DISABLE TRIGGER USER');
    await sql(
      api,
      `WITH sailor AS (
         INSERT INTO people (first_name, last_name, citation_id)
         SELECT 'Sailor', 'Number ' || n, (SELECT citation_id FROM organizations WHERE id = $1)
         FROM generate_series(1, 11000) n RETURNING id, citation_id)
       INSERT INTO memberships (person_id, organization_id, role, citation_id)
       SELECT id, $1, 'sailor', citation_id FROM sailor`,
      [id],
    );
    await sql(api, 'ALTER TABLE memberships ENABLE TRIGGER USER');
    await sql(api, 'ALTER TABLE people ENABLE TRIGGER USER');
    await change('organizations', public_id, { name: 'Fleet' });
    await api.settled();
    for (const type of ['person', 'membership']) {
      const { body } = await api.get(`/api/v1/search?q=sailor+fleet&type=${type}&per_page=1`);
      expect([type, body.meta.total_count]).toEqual([type, 11_000]);
    }
  }, 120_000);

  it('writes that several workers share', async () => {
    const others = await Promise.all([
      api.twin({}, { background: true }),
      api.twin({}, { background: true }),
    ]);
    try {
      const organization = await directory.organization({ name: 'Navy' });
      const names = Array.from(
        { length: 40 },
        (_, index) => `Sailor Number${String.fromCharCode(97 + (index % 26))}${index}`,
      );
      await Promise.all(
        names.map(async (name) => {
          const person = await directory.person({ first_name: 'Before', last_name: 'That' });
          await directory.membership({
            person_public_id: person.public_id,
            organization_public_id: organization.public_id,
          });
          const [first_name, last_name] = name.split(' ');
          await change('people', person.public_id, { first_name, last_name });
        }),
      );
      expect(await found('q=sailor+navy&type=person')).toEqual(names.map((name) => `person ${name}`).sort());
      expect(await found('q=before+that')).toEqual([]);
    } finally {
      await Promise.all(others.map((other) => other.stop()));
    }
  }, 60_000);
});

describe('Messages', () => {
  const replay = () =>
    sql(
      api,
      `INSERT INTO outbox (topic, resource, record_id)
       SELECT 'search', resource, record_id FROM changes ORDER BY random()`,
    );
  const documents = () =>
    sql(
      api,
      'SELECT type, record_id, connections, keys::text FROM search_documents ORDER BY type, record_id',
    );

  it('that arrive twice, late and in any order change nothing', async () => {
    const { person, organization } = await directory.membership();
    await change('organizations', organization.public_id, { name: 'Latest Name' });
    await api.delete(`/api/v1/people/${person.public_id}`);
    await api.settled();
    const before = await documents();
    for (let time = 0; time < 3; time++) {
      await replay();
      await api.settled();
    }
    expect(await documents()).toEqual(before);
  });

  it('about a document that a load names repeatedly index it once', async () => {
    const { id } = await directory.person({ first_name: 'Grace', last_name: 'Hopper' });
    await directory.person({ first_name: 'Ada', last_name: 'Byron' });
    await api.settled();
    const read = async () => Number((await sql(api, 'SELECT last_value FROM search_versions'))[0].last_value);
    const before = await read();
    // Two documents: 5,000 messages name the first, and the last message names the other.
    await sql(
      api,
      `INSERT INTO outbox (topic, resource, record_id)
       SELECT 'search:database:loads', 'person', id FROM (
         SELECT $1::bigint AS id FROM generate_series(1, 5000) UNION ALL SELECT max(id) FROM people) named`,
      [id],
    );
    await api.settled();
    expect((await read()) - before).toBe(2);
  });

  it('about deleted records are no error', async () => {
    await sql(
      api,
      `INSERT INTO outbox (topic, resource, record_id) SELECT 'search', r, 999 FROM unnest(enum_range(NULL::resource)) r`,
    );
    await api.settled();
    expect(await found('q=anything')).toEqual([]);
  });
});

describe('A document that PostgreSQL refuses', () => {
  it('becomes a dead letter with its reason, and the others are indexed', async () => {
    await sql(api, `ALTER TABLE search_names ADD CONSTRAINT no_names CHECK (name <> 'grace hopper')`);
    try {
      const { id } = await directory.person({ first_name: 'Grace', last_name: 'Hopper' });
      await directory.person({ first_name: 'Ada', last_name: 'Byron' });
      expect(await found('q=ada+byron')).toEqual(['person Ada Byron']);
      expect(await found('q=grace+hopper')).toEqual([]);
      expect(await sql(api, 'SELECT target, type, record_id, reason FROM search_dead_letters')).toEqual([
        { target: 'database', type: 'person', record_id: id, reason: expect.stringContaining('no_names') },
      ]);
      // The next write of the record retries.
      await change('people', (await api.get(`/api/v1/people?per_page=1`)).body.people[0].public_id, {
        first_name: 'Gracia',
      });
      expect(await found('q=gracia+hopper')).toEqual(['person Gracia Hopper']);
      expect(await sql(api, 'SELECT FROM search_dead_letters')).toEqual([]);
    } finally {
      await sql(api, 'ALTER TABLE search_names DROP CONSTRAINT no_names');
    }
  });
});

describe('A zero-result search', () => {
  async function untilMarked(expected: readonly [query: string, found: boolean][]): Promise<void> {
    const rechecker = `SELECT query, now_found FROM zero_result_searches ORDER BY id`;
    const marks = async () => (await sql(api, rechecker)).map(({ query, now_found }) => [query, now_found]);
    while (JSON.stringify(await marks()) !== JSON.stringify(expected)) await sleep(20);
    expect(await marks()).toEqual(expected);
  }

  it('is marked when a new record matches it, also with a typing error', async () => {
    for (const q of ['grace+hopper', 'grace+hoppr', 'somebody+else', 'hopper@navy.example']) {
      expect(await found(`q=${q}`)).toEqual([]);
    }
    await directory.person({ first_name: 'Grace', last_name: 'Hopper', emails: ['hopper@navy.example'] });
    await api.settled();
    await untilMarked([
      ['grace hopper', true],
      ['grace hoppr', true],
      ['somebody else', false],
      ['hopper@navy.example', true],
    ]);
  });

  it('is marked after a large load', async () => {
    expect(await found('q=crowd+membr7')).toEqual([]);
    await crowd(api, 1_500);
    await untilMarked([['crowd membr7', true]]);
  });
});
