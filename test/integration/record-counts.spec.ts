import { PLURAL } from '../../src/database/resources.js';
import { Database, statement } from '../../src/database/database.js';
import { membersCount } from '../../src/organizations/organizations.schema.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { Importing } from '../support/importing.js';
import { sql } from '../support/sql.js';

/** The rows of each table, counted one by one. */
const COUNTED = `
  ${Object.entries(PLURAL)
    .map(
      ([resource, table]) => `SELECT '${resource}' AS resource, '' AS attribute, count(*)::int AS records
        FROM ${table} ${table === 'source_references' ? 'WHERE deleted_at IS NULL' : ''}`,
    )
    .join(' UNION ALL ')}
  UNION ALL SELECT 'organization', 'organization_type=' || organization_type, count(*) FROM organizations
    WHERE organization_type IS NOT NULL GROUP BY organization_type
  UNION ALL SELECT 'membership', 'organization_id=' || organization_id, count(*) FROM memberships GROUP BY organization_id
  UNION ALL SELECT 'source_reference', 'source_category=' || source_category, count(*) FROM source_references
    WHERE deleted_at IS NULL GROUP BY source_category`;
const KEPT = `
  SELECT resource::text, attribute, sum(records)::int AS records FROM record_counts GROUP BY 1, 2`;

/** Members of organizations: in responses, and in their table. */
const SHOWN = `SELECT id, (${membersCount('o.id')})::int AS members FROM organizations o ORDER BY id`;
const MEMBERS = `
  SELECT o.id, count(m.id)::int AS members FROM organizations o LEFT JOIN memberships m ON m.organization_id = o.id
  GROUP BY o.id ORDER BY o.id`;

let api: TestApp;
let directory: Directory;
beforeAll(async () => {
  api = await TestApp.start();
  directory = new Directory(api);
});
afterAll(() => api.stop());

const some = (query: string) =>
  sql(api, `SELECT * FROM (${query}) c WHERE records <> 0 ORDER BY resource, attribute`);

async function expectExact(): Promise<void> {
  const kept = await some(KEPT);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(await some(COUNTED));
  expect(await sql(api, SHOWN)).toEqual(await sql(api, MEMBERS));
}

const total = async (path: string): Promise<number> =>
  ((await api.get(path)).body as { meta: { total_count: number } }).meta.total_count;

describe('counts of records', () => {
  it('follow concurrent creates of every resource', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        Promise.all([
          directory.person({ emails: [`n${n}@example.org`], aliases: [`Alias ${n}`] }),
          directory.organization({ organization_type: n % 2 ? 'ngo' : 'company' }),
          ...Object.values(directory.make).map((make) => make()),
        ]),
      ),
    );
    await expectExact();
  });

  it('follow changes, additions and removals of a type', async () => {
    const { public_id } = await directory.organization({ organization_type: 'ngo' });
    for (const organization_type of ['party', null, 'ngo', 'ngo', 'it is 100% = "own"']) {
      const { status } = await api.patch(`/api/v1/organizations/${public_id}`, {
        organization: { organization_type },
        source_reference: SOURCE,
      });
      expect(status).toBe(200);
      await expectExact();
    }
    const filter = encodeURIComponent('it is 100% = "own"');
    expect(await total(`/api/v1/organizations?organization_type=${filter}`)).toBe(1);
    expect(await total('/api/v1/organizations?organization_type=party')).toBe(0);
  });

  it('follow removals of records with their parts, and changed or removed citations', async () => {
    const person = await directory.person({ aliases: ['Gone soon'] });
    await directory.membership({ person_public_id: person.public_id });
    const { public_id } = await directory.sourceReference({ person_public_id: person.public_id });
    const answer = await api.patch(`/api/v1/source_references/${public_id}`, {
      source_reference: { source_category: 'press' },
      provenance: SOURCE,
    });
    expect(answer.status).toBe(200);
    await expectExact();
    expect(await total('/api/v1/source_references?source_category=press')).toBe(1);
    expect((await api.delete(`/api/v1/source_references/${public_id}`)).status).toBe(204);
    await expectExact();
    expect((await api.delete(`/api/v1/people/${person.public_id}`)).status).toBe(204);
    await expectExact();
  });

  it('follow a member who moves to another organization', async () => {
    const [from, to] = [await directory.organization(), await directory.organization()];
    const membership = await directory.membership({ organization_public_id: from.public_id });
    await directory.membership({ organization_public_id: to.public_id });
    // Merges of organizations do this.
    await sql(
      api,
      `WITH cited AS (
         INSERT INTO source_references
         SELECT (jsonb_populate_record(s, jsonb_build_object('id', s.id + 1000000, 'public_id', gen_random_uuid()))).*
         FROM source_references s JOIN memberships m ON m.citation_id = s.id WHERE m.public_id = $1 RETURNING id
       )
       UPDATE memberships SET citation_id = cited.id,
         organization_id = (SELECT id FROM organizations WHERE public_id = $2)
       FROM cited WHERE public_id = $1`,
      [membership.public_id, to.public_id],
    );
    await expectExact();
    const members = async ({ public_id }: { public_id: string }) => [
      (await api.get(`/api/v1/organizations/${public_id}`)).body.organization.members_count,
      await total(`/api/v1/organizations/${public_id}/members`),
      await total(`/api/v1/memberships?organization_public_id=${public_id}`),
    ];
    expect([await members(from), await members(to)]).toEqual([
      [0, 0, 0],
      [2, 2, 2],
    ]);
  });

  it('are exact during concurrent changes of members', async () => {
    const organization = await directory.organization();
    const ids = { organization_public_id: organization.public_id };
    const comeAndGo = async () => {
      const [one] = [await directory.membership(ids), await directory.membership(ids)];
      expect((await api.delete(`/api/v1/memberships/${one.public_id}`)).status).toBe(204);
    };
    await Promise.all(Array.from({ length: 20 }, comeAndGo));
    await expectExact();
  });

  it('ignore a write that is rolled back', async () => {
    await directory.nameAlias();
    const before = await some(KEPT);
    const db = api.app.get(Database);
    const failing = db.transaction(async () => {
      await db.query(statement('DELETE FROM name_aliases'));
      const [left] = await db.query<{ records: number }>(
        statement(`SELECT sum(records)::int AS records FROM record_counts WHERE resource = 'name_alias'`),
      );
      throw new Error(`${left!.records} left`);
    });
    await expect(failing).rejects.toThrow('0 left');
    expect(await some(KEPT)).toEqual(before);
  });

  it('follow an import, and one that changes rows', async () => {
    const importing = new Importing();
    const rows = (type: string) => [
      { id: 'a', name: 'Import A', organization_type: type },
      { id: 'b', name: 'Import B', organization_type: 'ngo' },
    ];
    await importing.load({ 'organizations.jsonl': rows('ngo') });
    await expectExact();
    await importing.load({ 'organizations.jsonl': rows('company') });
    await expectExact();
  });

  it.each(Object.values(PLURAL))('equal the total of the list of %s', async (table) => {
    const visible = table === 'source_references' ? 'WHERE deleted_at IS NULL' : '';
    const [row] = await sql(api, `SELECT count(*)::int AS count FROM ${table} ${visible}`);
    expect(row.count).toBeGreaterThan(0);
    expect(await total(`/api/v1/${table}?per_page=2`)).toBe(row.count);
  });
});
