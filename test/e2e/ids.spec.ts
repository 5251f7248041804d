import { PLURAL } from '../../src/database/resources.js';
import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, PUBLIC_URL, TestApp } from '../support/app.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

let made = 0;
/** Returns 32 hex digits that no record has used. */
const newId = () => (++made).toString(16).padStart(32, 'b');

const moveTo = (plural: string, id: string, public_id: unknown) =>
  app.patch(`/api/v1/${plural}/${id}`, { public_id, source: SOURCE });

/** Creates a person whose first id was replaced with the second. */
async function movedPerson() {
  const person = await directory.person();
  const id = newId();
  const { status } = await moveTo('people', person.public_id, id);
  expect(status).toBe(200);
  return { old: person.public_id as string, id, number: person.id as number };
}

describe('a public id', () => {
  it.each(['people', 'organizations', 'advertisers'] as const)('of %s can be replaced', async (plural) => {
    const record = plural === 'people' ? await directory.person() : await directory.organization();
    const id = newId();
    const { status, body } = await moveTo(plural, record.public_id, id);
    expect(status).toBe(200);
    const [shown] = Object.values(body) as any[];
    expect(shown).toMatchObject({ id: record.id, public_id: id });
    expect(shown.source_references[0].subject.public_id).toBe(id);
    const { body: log } = await app.get(`/api/v1/${plural}/${id}/changes`);
    expect(log.changes[0].changed).toEqual({ public_id: { from: record.public_id, to: id } });
  });

  it.each(['', null])('that is %j changes nothing', async (none) => {
    const person = await directory.person();
    const { status, body } = await moveTo('people', person.public_id, none);
    expect([status, body.person.public_id]).toEqual([200, person.public_id]);
  });

  it('that is the current one changes nothing', async () => {
    const person = await directory.person();
    const { status, body } = await moveTo('people', person.public_id, person.public_id);
    expect([status, body.person.public_id]).toEqual([200, person.public_id]);
    expect((await app.get(`/api/v1/people/${person.public_id}`)).status).toBe(200);
  });

  it.each([
    ['A'.repeat(32), 'invalid_format'],
    ['a'.repeat(31), 'invalid_format'],
    ['a'.repeat(33), 'invalid_format'],
    ['g'.repeat(32), 'invalid_format'],
    ['12345678-1234-1234-1234-123456789012', 'invalid_format'],
    [12, 'invalid_type'],
  ])('cannot be %j', async (id, code) => {
    const { public_id } = await directory.person();
    const answer = await moveTo('people', public_id, id);
    expect([answer.status, problemsOf(answer)]).toEqual([422, { public_id: code }]);
  });

  it('cannot be one that another record has or had', async () => {
    const { old, id } = await movedPerson();
    const gone = await directory.person();
    await app.delete(`/api/v1/people/${gone.public_id}`);
    const person = await directory.person();
    for (const taken of [old, id, gone.public_id]) {
      const answer = await app.patch(`/api/v1/people/${person.public_id}`, {
        person: { public_id: taken },
        source: SOURCE,
      });
      expect([answer.status, problemsOf(answer)]).toEqual([422, { 'person.public_id': 'taken' }]);
    }
  });

  it('cannot be one that a record of another kind has or had', async () => {
    const { old, id } = await movedPerson();
    const membership = await directory.membership({ person_public_id: id });
    const alias = await directory.nameAlias({ person_public_id: id });
    const citation = await directory.sourceReference({ person_public_id: id });
    const place = await directory.place({ person_public_id: id });
    await app.delete(`/api/v1/places/${place.public_id}`);
    const { public_id } = await directory.organization();
    const others = [membership, alias, citation, place].map((record) => record.public_id as string);
    for (const taken of [old, id, ...others]) {
      const answer = await moveTo('organizations', public_id, taken);
      expect([answer.status, problemsOf(answer)]).toEqual([422, { public_id: 'taken' }]);
    }
    const answer = await moveTo('people', id, public_id);
    expect([answer.status, problemsOf(answer)]).toEqual([422, { public_id: 'taken' }]);
  });

  it('goes to one of two records of different kinds that claim it at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const [person, organization] = [await directory.person(), await directory.organization()];
      const id = newId();
      const answers = await Promise.all([
        moveTo('people', person.public_id, id),
        moveTo('organizations', organization.public_id, id),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('can be taken back', async () => {
    const { old, id } = await movedPerson();
    expect((await moveTo('people', id, old)).status).toBe(200);
    expect((await app.get(`/api/v1/people/${old}`)).status).toBe(200);
    const redirect = await app.get(`/api/v1/people/${id}`);
    expect([redirect.status, redirect.headers['location']]).toEqual([
      308,
      `${PUBLIC_URL}/api/v1/people/${old}`,
    ]);
    expect((await moveTo('people', old, id)).status).toBe(200);
    expect((await app.get(`/api/v1/people/${id}`)).status).toBe(200);
  });
});

describe('a replaced id', () => {
  it('redirects every route of the record, with the rest of the path and the query', async () => {
    const { old, id } = await movedPerson();
    const again = newId();
    await moveTo('people', id, again);
    const calls = [
      ['GET', ''],
      ['HEAD', ''],
      ['GET', '/changes'],
      ['GET', '/changes?page=2&per_page=3'],
      ['PATCH', ''],
      ['DELETE', ''],
    ] as const;
    for (const from of [old, id]) {
      for (const [method, rest] of calls) {
        const body = method === 'PATCH' ? { source: SOURCE } : undefined;
        const answer = await app.call(method, `/api/v1/people/${from}${rest}`, { body });
        expect([method, answer.status, answer.headers['location']]).toEqual([
          method,
          308,
          `${PUBLIC_URL}/api/v1/people/${again}${rest}`,
        ]);
        if (method !== 'HEAD') expect(answer.body.error).toBe('moved_permanently');
      }
    }
    const encoded = await app.get(`/api/v1/people/%${old.charCodeAt(0).toString(16)}${old.slice(1)}`);
    expect([encoded.status, encoded.headers['location']]).toEqual([
      308,
      `${PUBLIC_URL}/api/v1/people/${again}`,
    ]);
    expect((await app.get(`/api/v1/people/${again}`)).status).toBe(200);
  });

  it('redirects under both names of an organization', async () => {
    const organization = await directory.organization();
    const id = newId();
    await moveTo('organizations', organization.public_id, id);
    for (const plural of ['organizations', 'advertisers']) {
      for (const rest of ['', '/members', '/changes', '/members?page=2']) {
        const { status, headers } = await app.get(`/api/v1/${plural}/${organization.public_id}${rest}`);
        expect([status, headers['location']]).toEqual([308, `${PUBLIC_URL}/api/v1/${plural}/${id}${rest}`]);
      }
    }
  });

  it('is reported after errors of the request', async () => {
    const { old } = await movedPerson();
    const answer = await app.patch(`/api/v1/people/${old}`, { first_name: 1 });
    expect(answer.status).toBe(422);
  });

  it('still identifies the record in bodies and filters; responses contain the current id', async () => {
    const { old, id } = await movedPerson();
    const organization = await directory.organization();
    const present = newId();
    await moveTo('organizations', organization.public_id, present);
    const membership = await directory.membership({
      person_public_id: old,
      organization_public_id: organization.public_id,
    });
    expect(membership).toMatchObject({ person_public_id: id, organization_public_id: present });
    const place = await directory.place({ person_public_id: old });
    const alias = await directory.nameAlias({ organization_public_id: organization.public_id });
    const citation = await directory.sourceReference({ person_public_id: old });
    const child = await directory.organization({ parent_organization_public_id: organization.public_id });
    const added = await app.post('/api/v1/people/quick_add', {
      first_name: 'A',
      last_name: 'B',
      organization_public_id: organization.public_id,
      source_url: SOURCE.url,
    });
    expect([
      place.person_public_id,
      alias.organization_public_id,
      citation.subject.public_id,
      child.parent_organization_public_id,
      added.body.membership.organization_public_id,
    ]).toEqual([id, present, id, present, present]);
    const lists = [
      [`memberships?person_public_id=${old}`, { person_public_id: id }],
      [`places?person_public_id=${old}`, { person_public_id: id }],
      [`source_references?person_public_id=${old}`, { person_public_id: id }],
      [`name_aliases?organization_public_id=${organization.public_id}`, { organization_public_id: present }],
      [`people?organization_public_id=${organization.public_id}`, { organization_public_id: present }],
    ] as const;
    for (const [list, filters] of lists) {
      const { body } = await app.get(`/api/v1/${list}`);
      expect([list, body.meta.returned > 0, body.meta.filters]).toEqual([list, true, filters]);
    }
  });

  it('returns 410 after its record was deleted, and still finds the change log', async () => {
    const { old, id } = await movedPerson();
    await app.delete(`/api/v1/people/${id}`);
    for (const one of [old, id]) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { source: SOURCE } : undefined;
        const answer = await app.call(method, `/api/v1/people/${one}`, { body });
        expect([answer.status, answer.body.error]).toEqual([410, 'gone']);
      }
      expect((await app.get(`/api/v1/people/${one}/changes`)).body.changes).toHaveLength(3);
    }
  });
});

describe('an unknown id in a path', () => {
  it.each([
    ['none has', 'f'.repeat(32)],
    ['of 31 digits', 'f'.repeat(31)],
    ['of 33 digits', 'f'.repeat(33)],
    ['in upper case', 'F'.repeat(32)],
    ['with other letters', 'g'.repeat(32)],
    ['a legacy number', '1'],
    ['very long', 'f'.repeat(2_000)],
    ['with a percent sign', '%zz'],
    ['with NUL', '%00'],
    ['that is not UTF-8', '%ff'],
    ['with a slash', `${'f'.repeat(31)}%2f`],
    ['that climbs', '..%2f..%2fme'],
  ])('%s is not found', async (_, id) => {
    for (const plural of ['advertisers', ...Object.values(PLURAL)]) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { source: SOURCE, provenance: SOURCE } : undefined;
        const answer = await app.call(method, `/api/v1/${plural}/${id}`, {
          body: plural === 'source_references' ? body && { provenance: SOURCE } : body && { source: SOURCE },
        });
        expect([method, plural, answer.status, answer.body.error]).toEqual([
          method,
          plural,
          404,
          'not_found',
        ]);
      }
    }
  });
});
