import { createHash } from 'node:crypto';
import { resetDatabase } from '../support/postgres.js';
import { directoryState, Importing } from '../support/importing.js';
import { rows } from '../support/sql.js';

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

const parents = async () =>
  Object.fromEntries(
    (
      await rows(
        `SELECT o.name, p.name AS parent FROM organizations o LEFT JOIN organizations p ON p.id = o.parent_id`,
      )
    ).map(({ name, parent }) => [name, parent]),
  );

const organization = (id: string, parent_id?: string | null, more: object = {}) => ({
  corpus: 'c',
  id,
  name: id,
  ...(parent_id === undefined ? {} : { parent_id }),
  ...more,
});

describe('The parent of an imported organization', () => {
  it('may follow its children, and may be in a later file or an earlier import', async () => {
    await importing.load({ 'orgs.jsonl': [organization('root')] });
    const { rejects, summary } = await importing.load({
      'orgs-a.jsonl': [organization('leaf', 'twig'), organization('twig', 'branch')],
      'orgs-b.jsonl': [organization('branch', 'trunk'), organization('trunk', 'root')],
    });
    expect(rejects).toEqual([]);
    expect(summary.total).toMatchObject({ created: 4 });
    expect(await parents()).toEqual({
      root: null,
      trunk: 'root',
      branch: 'trunk',
      twig: 'branch',
      leaf: 'twig',
    });
  });

  it('may be referenced by public id, or be a row with its own public id', async () => {
    const hex = 'f'.repeat(32);
    const { rejects } = await importing.load({
      'orgs.jsonl': [
        organization('a', undefined, { parent_organization_public_id: hex }),
        organization('b', 'top'),
        organization('top', null, { public_id: hex }),
      ],
    });
    expect(rejects).toEqual([]);
    expect(await parents()).toEqual({ top: null, a: 'top', b: 'top' });
  });

  it('is omitted with a warning if it does not exist, was deleted or is rejected itself', async () => {
    await importing.load({ 'orgs.jsonl': [organization('gone')] });
    await rows(`WITH gone AS (DELETE FROM organizations RETURNING *)
      INSERT INTO former_ids (resource, public_id, record_id) SELECT 'organization', public_id, id FROM gone`);
    const { rejects, summary } = await importing.load({
      'orgs.jsonl': [
        organization('a', 'nowhere'),
        organization('b', 'gone'),
        organization('c', 'nameless'),
        organization('nameless', null, { name: null }),
      ],
    });
    expect(summary.total).toMatchObject({ read: 4, created: 3, rejected: 1, warnings: 3 });
    expect(
      rejects
        .filter(({ severity }) => severity === 'warning')
        .map(({ line, field, code, message }) => [line, field, code, message]),
    ).toEqual([
      [
        1,
        'parent_id',
        'not_found',
        'parent_id was ignored: it names no organization of this import or of the directory',
      ],
      [
        2,
        'parent_id',
        'gone',
        'parent_id was ignored: it names an organization that was deleted from the directory',
      ],
      [
        3,
        'parent_id',
        'not_found',
        'parent_id was ignored: it names no organization of this import or of the directory',
      ],
    ]);
    expect(await parents()).toEqual({ a: null, b: null, c: null });
  });

  it('must not be one of its descendants: the cycle is rejected, and its other descendants are loaded', async () => {
    const { rejects, summary } = await importing.load({
      'orgs.jsonl': [
        organization('a', 'c'),
        organization('b', 'a'),
        organization('c', 'b'),
        organization('self', 'self'),
        organization('below', 'a'),
        organization('further', 'below'),
      ],
    });
    expect(summary.total).toMatchObject({ read: 6, created: 2, rejected: 4, warnings: 1 });
    expect(rejects.map(({ line, severity, code }) => [line, severity, code]).sort()).toEqual([
      [1, 'rejected', 'circular'],
      [2, 'rejected', 'circular'],
      [3, 'rejected', 'circular'],
      [4, 'rejected', 'circular'],
      [5, 'warning', 'not_found'],
    ]);
    expect(await parents()).toEqual({ below: null, further: 'below' });
  });

  it('must not form a cycle with existing records', async () => {
    await importing.load({
      'orgs.jsonl': [organization('a', 'b'), organization('b'), organization('d', 'a')],
    });
    const before = await directoryState();
    const { rejects, summary } = await importing.load({ 'orgs.jsonl': [organization('b', 'd')] });
    expect(summary.total).toMatchObject({ read: 1, updated: 0, unchanged: 0, rejected: 1 });
    expect(rejects).toMatchObject([{ line: 1, field: 'parent_id', code: 'circular', row: { id: 'b' } }]);
    expect(await directoryState()).toEqual(before);
  });

  it('may swap places with its child', async () => {
    await importing.load({ 'orgs.jsonl': [organization('a', 'b'), organization('b', null)] });
    const { rejects } = await importing.load({
      'orgs.jsonl': [organization('b', 'a'), organization('a', null)],
    });
    expect(rejects).toEqual([]);
    expect(await parents()).toEqual({ a: null, b: 'a' });
  });
});

describe('The owners of memberships and places', () => {
  const people = [{ corpus: 'c', id: 1, first_name: 'Ada' }];
  const organizations = [{ corpus: 'c', id: 2, name: 'Senate' }];

  it('are found in any order of the files, and across imports', async () => {
    await importing.load({ 'organizations.jsonl': organizations });
    const { rejects, summary } = await importing.load({
      'places.jsonl': [
        { corpus: 'c', id: 'p', owner_type: 'membership', owner_id: 'm', address: 'Main St. 1' },
      ],
      'memberships.jsonl': [{ corpus: 'c', id: 'm', person_id: 1, organization_public_id: hashed('c:2') }],
      'people.jsonl': people,
    });
    expect(rejects).toEqual([]);
    expect(summary.total).toMatchObject({ read: 3, created: 3 });
    expect(
      await rows('SELECT count(*)::int FROM places p JOIN memberships m ON m.id = p.membership_id'),
    ).toEqual([{ count: 1 }]);
  });

  it('cause a reject of the row if they do not exist or were deleted', async () => {
    await importing.load({ 'people.jsonl': people, 'organizations.jsonl': organizations });
    await rows(`WITH gone AS (DELETE FROM people RETURNING *)
      INSERT INTO former_ids (resource, public_id, record_id) SELECT 'person', public_id, id FROM gone`);
    const { rejects, summary } = await importing.load({
      'memberships.jsonl': [
        { corpus: 'c', person_id: 1, organization_id: 2 },
        { corpus: 'c', person_id: 9, organization_id: 8 },
        { corpus: 'c', id: 'x', person_id: null, organization_id: 2 },
        { corpus: 'c', id: 'y', organization_id: 2 },
      ],
      'places.jsonl': [
        { corpus: 'c', owner_type: 'person', owner_id: 1, address: 'Main St. 1' },
        { corpus: 'c', owner_type: 'planet', owner_id: 1, address: 'Main St. 1' },
        { corpus: 'c', person_id: 1, organization_id: 2, address: 'Main St. 1' },
        { corpus: 'c', id: 'z', address: 'Main St. 1' },
      ],
      'people.jsonl': people,
    });
    expect(summary.total).toMatchObject({ read: 9, created: 0, rejected: 9 });
    const found = rejects.map(({ resource, line, field, code, message }) => [
      resource,
      line,
      field,
      code,
      message,
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        [
          'membership',
          1,
          'person_id',
          'gone',
          'person_id names a person that was deleted from the directory',
        ],
        [
          'membership',
          2,
          'person_id',
          'not_found',
          expect.stringContaining('; organization_id names no organization'),
        ],
        ['membership', 3, 'person_id', 'required', 'person_id is required'],
        ['membership', 4, 'person_id', 'required', 'person_id is required'],
        ['place', 1, 'owner_id', 'gone', 'owner_id names a person that was deleted from the directory'],
        [
          'place',
          2,
          'owner_type',
          'invalid_format',
          'owner_type must be one of person, organization, membership',
        ],
        ['place', 3, 'owner_id', 'conflict', 'owner_id must name a single owner'],
        ['place', 4, 'owner_id', 'required', 'owner_id is required'],
        ['person', 1, 'id', 'gone', 'id is that of a record that was deleted from the directory'],
      ]),
    );
    expect(found).toHaveLength(9);
  });

  it('resolve to the record that now has a replaced id', async () => {
    await importing.load({ 'people.jsonl': people, 'organizations.jsonl': organizations });
    await rows(
      `INSERT INTO former_ids (resource, public_id, record_id) SELECT 'person', public_id, id FROM people`,
    );
    await rows(`WITH citation AS (
        INSERT INTO source_references (subject_type, subject_id, source_category, url)
        SELECT 'person', id, 'x', 'https://example.org/' FROM people RETURNING id, subject_id)
      UPDATE people p SET public_id = gen_random_uuid(), citation_id = c.id FROM citation c WHERE p.id = c.subject_id`);
    const { rejects, summary } = await importing.load({
      'people.jsonl': [{ ...people[0], last_name: 'Lovelace' }],
      'memberships.jsonl': [{ corpus: 'c', person_id: 1, organization_id: 2 }],
    });
    expect(rejects).toEqual([]);
    expect(summary.resources).toMatchObject({ people: { updated: 1 }, memberships: { created: 1 } });
    expect(
      await rows(`SELECT changed #>> '{person_public_id,to}' = replace(p.public_id::text, '-', '') AS shown
      FROM changes c JOIN people p ON true WHERE resource = 'membership'`),
    ).toEqual([{ shown: true }]);
  });
});

describe('A reference to another corpus', () => {
  const senate = { corpus: 'roll', id: 'senate', name: 'Senate' };
  const former = { corpus: 'roll-retired', id: 'eve', first_name: 'Eve' };

  it('resolves between a corpus and its part, in both directions', async () => {
    const { summary } = await importing.load({
      'memberships.jsonl': [
        { corpus: 'roll-retired', person_id: 'eve', organization_id: 'senate' },
        { corpus: 'roll-retired', person_id: 'eve', organization_id: 'senate', role: 'chair' },
        { corpus: 'roll', person_id: 'eve', organization_id: 'senate', role: 'clerk' },
      ],
      'people.jsonl': [former],
      'organizations.jsonl': [
        senate,
        { corpus: 'roll-retired', id: 'old', name: 'Old', parent_id: 'senate' },
      ],
    });
    expect(summary.total).toMatchObject({ read: 6, created: 6, rejected: 0, warnings: 0 });
    expect(await parents()).toEqual({ Senate: null, Old: 'Senate' });
  });

  it('does not resolve to an unrelated corpus, nor to one of several', async () => {
    const { rejects } = await importing.load({
      'people.jsonl': [
        { corpus: 'other', id: 'eve', first_name: 'Eve' },
        { corpus: 'roll-a', id: 'ada', first_name: 'Ada' },
        { corpus: 'roll-b', id: 'ada', first_name: 'Ada' },
      ],
      'organizations.jsonl': [senate],
      'memberships.jsonl': [
        { corpus: 'roll', person_id: 'eve', organization_id: 'senate' },
        { corpus: 'roll', person_id: 'ada', organization_id: 'senate' },
      ],
    });
    expect(rejects).toMatchObject([
      { line: 1, field: 'person_id', code: 'not_found' },
      { line: 2, field: 'person_id', code: 'ambiguous' },
    ]);
  });

  it('resolves to the other files of an import without a corpus', async () => {
    const { summary } = await importing.load({
      'people.csv': 'id,first_name\n1,Ada\n',
      'organizations.csv': 'id,name\n1,Senate\n',
      'memberships.csv': 'person_id,organization_id,role\n1,1,chair\n',
    });
    expect(summary.total).toMatchObject({ read: 3, created: 3, warnings: 0 });
  });
});
