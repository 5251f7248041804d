import { PLURAL } from '../../src/database/resources.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type Answer } from '../support/app.js';
import { sql } from '../support/sql.js';

let app: TestApp;
let twin: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  twin = await app.twin();
  directory = new Directory(app);
});
afterAll(async () => {
  await twin.stop();
  await app.stop();
});

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const times = (count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

const { source_reference: _, ...CITED } = PLURAL;

/** Expects the invariants of every record. */
async function expectEverythingCited() {
  for (const [type, table] of Object.entries(CITED)) {
    const uncited = await sql(
      app,
      `SELECT t.id FROM ${table} t WHERE NOT EXISTS (
         SELECT FROM source_references s JOIN changes c ON c.citation_id = s.id
         WHERE s.id = t.citation_id AND s.subject_type = $1 AND s.subject_id = t.id
           AND c.resource = s.subject_type AND c.record_id = t.id)
       OR NOT EXISTS (SELECT FROM outbox o WHERE o.resource = $1 AND o.record_id = t.id)`,
      [type],
    );
    expect([table, uncited]).toEqual([table, []]);
  }
}
afterEach(expectEverythingCited);

it('handles 50 cited creates and 50 updates at the same time', async () => {
  const before = (await app.get('/api/v1/people')).body.meta.total_count as number;
  const created = await times(50, (index) =>
    (index % 2 ? app : twin).post('/api/v1/people', {
      person: { first_name: `P${index}`, aliases: ['A', 'B'], emails: [`p${index}@example.org`] },
      source: SOURCE,
    }),
  );
  expect(statuses(created)).toEqual(Array(50).fill(201));
  const ids = created.map(({ body }) => body.person.public_id as string);
  expect(new Set(ids).size).toBe(50);
  const updated = await times(50, (index) =>
    app.patch(`/api/v1/people/${ids[index]!}`, { last_name: `L${index}`, source: SOURCE }),
  );
  expect(updated.map(({ body }) => body.person.name)).toEqual(ids.map((_, index) => `P${index} L${index}`));
  expect((await app.get('/api/v1/people')).body.meta.total_count).toBe(before + 50);
});

it('loses no update of one record', async () => {
  const { public_id } = await directory.person({ emails: ['first@example.org'] });
  const path = `/api/v1/people/${public_id}`;
  const answers = await times(20, (index) =>
    (index % 2 ? app : twin).patch(path, {
      ...(index % 4 < 2 ? { first_name: `F${index}` } : { last_name: `L${index}` }),
      aliases: [`Alias ${index % 5}`],
      emails: [`e${index % 5}@example.org`],
      source: SOURCE,
    }),
  );
  expect(statuses(answers)).toEqual(Array(20).fill(200));
  const { person } = (await app.get(path)).body;
  expect(person.name_aliases).toHaveLength(5);
  expect(person.email_addresses).toHaveLength(6);
  expect(person.source_references_count).toBe(21);
  const { changes } = (await app.get(`${path}/changes`)).body;
  expect(changes).toHaveLength(21);
  // The old values of each entry are the new values of the previous one.
  for (const field of ['first_name', 'last_name'] as const) {
    const steps = changes.map((entry: any) => entry.changed[field]).filter(Boolean);
    expect(steps[0].to).toBe(person[field]);
    steps.slice(1).forEach((step: any, index: number) => expect(step.to).toBe(steps[index].from));
  }
});

it('accepts one of several conditional updates', async () => {
  const { public_id } = await directory.person();
  const path = `/api/v1/people/${public_id}`;
  const tag = (await app.get(path)).headers['etag']!;
  const answers = await times(10, (index) =>
    (index % 2 ? app : twin).patch(
      path,
      { last_name: `L${index}`, source: SOURCE },
      { headers: { 'if-match': tag } },
    ),
  );
  expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(412)]);
});

it('assigns an id to one of several callers that request it', async () => {
  for (let round = 0; round < 3; round++) {
    const people = await Promise.all(Array.from({ length: 6 }, () => directory.person()));
    const public_id = `${round}`.repeat(32);
    const answers = await times(6, (index) =>
      (index % 2 ? app : twin).patch(`/api/v1/people/${people[index].public_id}`, {
        public_id,
        source: SOURCE,
      }),
    );
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422]);
    for (const { status, body } of answers) {
      if (status === 422) expect(body.details).toMatchObject([{ field: 'public_id', code: 'taken' }]);
    }
    const winner = answers.find(({ status }) => status === 200)!.body.person;
    expect((await app.get(`/api/v1/people/${public_id}`)).body.person.id).toBe(winner.id);
  }
});

it('does not assign an id that its record takes back', async () => {
  for (let round = 0; round < 5; round++) {
    const [mine, other] = [await directory.person(), await directory.person()];
    const moved = `${round}`.repeat(31) + 'c';
    await app.patch(`/api/v1/people/${mine.public_id}`, { public_id: moved, source: SOURCE });
    const take = { public_id: mine.public_id, source: SOURCE };
    const [back, theft] = await Promise.all([
      app.patch(`/api/v1/people/${moved}`, take),
      twin.patch(`/api/v1/people/${other.public_id}`, take),
    ]);
    expect([back.status, theft.status]).toEqual([200, 422]);
  }
});

it('never creates a cycle of organizations', async () => {
  for (let round = 0; round < 5; round++) {
    const ring = await Promise.all(Array.from({ length: 4 }, () => directory.organization()));
    const answers = await times(4, (index) =>
      (index % 2 ? app : twin).patch(`/api/v1/organizations/${ring[index].public_id}`, {
        parent_organization_public_id: ring[(index + 1) % 4].public_id,
        source: SOURCE,
      }),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.body.details).toMatchObject([
      { field: 'parent_organization_public_id', code: 'circular' },
    ]);
  }
});

it('adds no member to an organization that is being deleted', async () => {
  for (let round = 0; round < 10; round++) {
    const [organization, person] = [await directory.organization(), await directory.person()];
    const path = `/api/v1/organizations/${organization.public_id}`;
    const [removed, added] = await Promise.all([
      app.delete(path),
      twin.post('/api/v1/memberships', {
        person_public_id: person.public_id,
        organization_public_id: organization.public_id,
        start_date: '2020-01-01',
        source: SOURCE,
      }),
    ]);
    const outcome = `${removed.status} ${added.status}`;
    expect(['204 409', '204 422', '409 201']).toContain(outcome);
    expect((await app.get(path)).status).toBe(removed.status === 204 ? 410 : 200);
  }
});

it('leaves no orphan when a person is deleted while parts are added', async () => {
  for (let round = 0; round < 10; round++) {
    const membership = await directory.membership();
    const id = membership.person_public_id as string;
    const answers = await Promise.all([
      app.delete(`/api/v1/people/${id}`),
      twin.post('/api/v1/places', {
        membership_public_id: membership.public_id,
        address: 'X',
        source: SOURCE,
      }),
      twin.post('/api/v1/places', { person_public_id: id, address: 'X', source: SOURCE }),
      app.post('/api/v1/name_aliases', { person_public_id: id, name: 'X', source: SOURCE }),
      twin.post('/api/v1/source_references', { person_public_id: id, ...SOURCE }),
      app.patch(`/api/v1/people/${id}`, { aliases: ['Y'], emails: ['y@example.org'], source: SOURCE }),
      app.patch(`/api/v1/memberships/${membership.public_id}`, { title: 'Z', source: SOURCE }),
    ]);
    expect(answers[0].status).toBe(204);
    for (const { status, text } of answers.slice(1))
      expect([[200, 201, 409, 410, 422].includes(status), text]).toEqual([true, text]);
  }
  const orphans = await sql(
    app,
    `SELECT s.id FROM source_references s WHERE s.deleted_at IS NULL AND (${Object.entries(CITED)
      .map(
        ([type, table]) =>
          `s.subject_type = '${type}' AND NOT EXISTS (SELECT FROM ${table} t WHERE t.id = s.subject_id)`,
      )
      .join(' OR ')})`,
  );
  expect(orphans).toEqual([]);
});

it('deletes a record once', async () => {
  const { public_id } = await directory.membership();
  const answers = await times(6, (index) =>
    (index % 2 ? app : twin).delete(`/api/v1/memberships/${public_id}`),
  );
  expect(statuses(answers)).toEqual([204, 410, 410, 410, 410, 410]);
  const { body } = await app.get(`/api/v1/memberships/${public_id}/changes`);
  expect(body.changes.map((entry: any) => entry.action)).toEqual(['delete', 'create']);
});

it('keeps readers and writers apart: every response belongs to its call', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => directory.person()));
  const answers = await Promise.all(
    people.flatMap((person) => [
      app.get(`/api/v1/people/${person.public_id}`),
      app.patch(
        `/api/v1/people/${person.public_id}`,
        { source: SOURCE },
        { headers: { 'idempotency-key': person.public_id } },
      ),
      app.post(
        '/api/v1/name_aliases',
        { name: person.last_name, person_public_id: person.public_id, source: SOURCE },
        { headers: { 'idempotency-key': person.public_id } },
      ),
      app.get(`/api/v1/name_aliases?person_public_id=${person.public_id}`),
      app.get(`/api/v1/people/${'f'.repeat(32)}`),
    ]),
  );
  people.forEach((person, index) => {
    const [shown, updated, alias, list, none] = answers.slice(index * 5, index * 5 + 5) as [
      Answer,
      Answer,
      Answer,
      Answer,
      Answer,
    ];
    expect([shown.body.person.id, updated.body.person.id]).toEqual([person.id, person.id]);
    expect(alias.body.name_alias).toMatchObject({
      name: person.last_name,
      person_public_id: person.public_id,
    });
    expect(list.body.meta.filters).toEqual({ person_public_id: person.public_id });
    expect(none.status).toBe(404);
  });
});
