import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { directory, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { sql } from '../support/sql.js';

const MEMBERS = 10_001;

let api: TestApp;
let records: Directory;
beforeAll(async () => {
  api = await TestApp.start();
  records = new Directory(api);
});
afterAll(async () => {
  restoreDatabaseUrl();
  await api.stop();
});

const SOURCE = ['--source-url', 'https://society.example/board'];

/** Adds many members to an organization in one statement. */
const addMembers = (organization: number) =>
  sql(
    api,
    `WITH given AS MATERIALIZED (
       SELECT nextval('people_id_seq') AS person_id, nextval('memberships_id_seq') AS id,
         nextval('source_references_id_seq') AS of_person, nextval('source_references_id_seq') AS of_membership
       FROM generate_series(1, $2)
     ), citation AS (
       INSERT INTO source_references (id, subject_type, subject_id, source_category, url)
       SELECT of_person, 'person'::resource, person_id, 'test', 'https://test.example' FROM given
       UNION ALL SELECT of_membership, 'membership', id, 'test', 'https://test.example' FROM given
     ), person AS (
       INSERT INTO people (id, last_name, citation_id) SELECT person_id, 'Member', of_person FROM given
     )
     INSERT INTO memberships (id, person_id, organization_id, role, citation_id)
     SELECT id, person_id, $1, 'member', of_membership FROM given`,
    [organization, MEMBERS],
  );

it('merges an organization with more than 10,000 members, which the API refuses, and an undo restores them', async () => {
  const [survivor, other] = [await records.organization(), await records.organization()];
  await addMembers(other.id);
  const refused = await api.post(`/api/v1/organizations/${survivor.public_id}/merge`, {
    merge: { public_ids: [other.public_id], force: true },
    source: { category: 'editor', url: 'https://society.example/board' },
  });
  expect(refused.body.details).toMatchObject([{ code: 'too_many_parts' }]);
  const args = ['merge', survivor.public_id, other.public_id, '--force'];
  const { merge: preview } = await directoryJson([...args, '--dry-run']);
  expect(preview).toMatchObject({ id: null, moved: { memberships: MEMBERS } });
  const { merge } = await directoryJson([...args, ...SOURCE]);
  expect(merge).toMatchObject({ moved: { memberships: MEMBERS }, refusals: [] });
  const count = async (id: string) =>
    (await api.get(`/api/v1/organizations/${id}`)).body.organization.members_count;
  expect(await count(survivor.public_id)).toBe(MEMBERS);
  const undone = await api.post(`/api/v1/merges/${merge.id}/undo`, {
    source: { category: 'editor', url: 'https://society.example/board' },
  });
  expect(undone.status).toBe(200);
  expect([await count(survivor.public_id), await count(other.public_id)]).toEqual([0, MEMBERS]);
}, 120_000);

it('prints the result, or the reason for a refusal', async () => {
  const [survivor, other] = [await records.person(), await records.person()];
  const args = ['merge', survivor.public_id, other.public_id];
  const sentence = async (more: string[]) => (await directory([...args, ...more])).sentence;
  expect(await sentence([])).toContain('--source-url is required');
  for (const take of ['first_name', 'first_name=7', `=${other.public_id}`])
    expect(await sentence([...SOURCE, '--take', take])).toMatch(
      /^Option '--take <field=id>' argument '.*' is invalid. It must be field=id: a field, and 32 /,
    );
  expect(await sentence([...SOURCE, '--take', `name=${other.public_id}`])).toContain(
    '--take name must be one of',
  );
  expect((await directory(['merge', '0'.repeat(32), other.public_id, ...SOURCE])).sentence).toContain(
    'is the id of no person',
  );
  expect((await directory(['merge', survivor.public_id, '0'.repeat(32), ...SOURCE])).sentence).toBe(
    `${'0'.repeat(32)} names no person.`,
  );
  expect((await directory(['merge', 'x', other.public_id])).sentence).toContain(
    '32 lowercase hexadecimal digits',
  );
  const { stdout } = await directory([...args, ...SOURCE, '--take', `last_name=${other.public_id}`]);
  expect(stdout).toMatch(
    new RegExp(`^Merged ${other.public_id} into ${survivor.public_id}: merge \\d+\\.\n`),
  );
  expect((await api.get(`/api/v1/people/${survivor.public_id}`)).body.person.last_name).toBe(other.last_name);
});
