import { resetDatabase } from '../support/postgres.js';
import { directoryState, Importing, traces } from '../support/importing.js';
import { rows } from '../support/sql.js';

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

const ADA = {
  corpus: 'c',
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  emails: ['ada@example.org'],
  aliases: ['Countess'],
  sources: [{ category: 'register', url: 'https://example.org/ada' }],
};

const lastChange = async () =>
  (
    await rows(
      'SELECT resource, action, changed, c.citation_id, s.url, s.source_category FROM changes c JOIN source_references s ON s.id = c.citation_id ORDER BY c.id DESC LIMIT 1',
    )
  )[0];

describe('An import of rows of existing records', () => {
  const files = {
    'people.jsonl': [ADA, { ...ADA, id: 2, first_name: 'Bob', sources: [] }],
    'organizations.jsonl': [
      {
        corpus: 'c',
        id: 3,
        name: 'Senate',
        domain: 'WWW.Example.org.',
        emails: ['info@example.org'],
        aliases: ['Upper House'],
      },
      { corpus: 'c', id: 4, name: 'Committee', parent_id: 3 },
    ],
    'memberships.jsonl': [
      {
        corpus: 'c',
        person_id: 1,
        organization_id: 4,
        emails: ['chair@example.org'],
        end_date: '2021-01-01',
      },
    ],
    'places.jsonl': [
      { corpus: 'c', id: 5, organization_id: 3, name: 'Capitol', latitude: 38.889931, longitude: -77.009003 },
    ],
  };

  it('writes nothing if the rows contain nothing new', async () => {
    await importing.load(files);
    const before = await traces();
    const { summary, rejects } = await importing.load(files);
    expect(summary.total).toEqual({
      read: 6,
      created: 0,
      updated: 0,
      unchanged: 6,
      rejected: 0,
      conflicts: 0,
      warnings: 0,
    });
    expect(rejects).toEqual([]);
    expect(await traces()).toEqual(before);
    // The operator's source applies to rows without one. Another source does not change a record.
    await importing.load(files, { sourceUrl: 'https://example.org/another' });
    expect(await traces()).toEqual(before);
  });

  it('changes only the records that differ, each with a new citation', async () => {
    await importing.load(files);
    const [before] = await rows('SELECT updated_at, citation_id FROM people WHERE first_name = $1', ['Ada']);
    const { summary } = await importing.load({
      'people.jsonl': [{ ...ADA, last_name: 'King' }, files['people.jsonl'][1]],
    });
    expect(summary.total).toMatchObject({ read: 2, created: 0, updated: 1, unchanged: 1 });
    const [ada] = await rows('SELECT last_name, updated_at, citation_id FROM people WHERE first_name = $1', [
      'Ada',
    ]);
    expect(ada.last_name).toBe('King');
    expect(Number(ada.citation_id)).toBeGreaterThan(Number(before.citation_id));
    expect(ada.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
    expect(await lastChange()).toEqual({
      resource: 'person',
      action: 'update',
      changed: { last_name: { from: 'Lovelace', to: 'King' } },
      citation_id: ada.citation_id,
      url: 'https://example.org/ada',
      source_category: 'register',
    });
    expect(await rows(`SELECT count(*)::int FROM outbox WHERE resource = 'person'`)).toEqual([{ count: 3 }]);
  });

  it('keeps fields that a row omits, and clears fields that it leaves empty', async () => {
    await importing.load(files);
    const { summary } = await importing.load({
      'people.jsonl': [{ corpus: 'c', id: 1, last_name: null }],
      'organizations.jsonl': [
        { corpus: 'c', id: 3, organization_type: 'legislature' },
        { corpus: 'c', id: 4, parent_id: null },
      ],
      'places.jsonl': [{ corpus: 'c', id: 5, address: 'First St.', latitude: 441.5 }],
    });
    expect(summary.total).toMatchObject({ updated: 4 });
    expect(await rows('SELECT first_name, last_name FROM people ORDER BY id')).toEqual([
      { first_name: 'Ada', last_name: null },
      { first_name: 'Bob', last_name: 'Lovelace' },
    ]);
    expect(
      await rows('SELECT name, domain, organization_type, parent_id FROM organizations ORDER BY id'),
    ).toEqual([
      { name: 'Senate', domain: 'example.org', organization_type: 'legislature', parent_id: null },
      { name: 'Committee', domain: null, organization_type: null, parent_id: null },
    ]);
    expect(await rows('SELECT name, address, latitude, longitude FROM places')).toEqual([
      { name: 'Capitol', address: 'First St.', latitude: 38.889931, longitude: -77.009003 },
    ]);
    const [cleared] = await rows(
      `SELECT changed FROM changes WHERE resource = 'organization' AND changed ? 'parent_organization_public_id' ORDER BY id DESC LIMIT 1`,
    );
    expect(cleared.changed).toEqual({
      parent_organization_public_id: { from: expect.stringMatching(/^[0-9a-f]{32}$/), to: null },
    });
  });

  it('adds email addresses, aliases and citations, and removes none', async () => {
    await importing.load(files);
    const { summary } = await importing.load({
      'people.jsonl': [
        {
          ...ADA,
          emails: ['ADA@example.org', { address: 'king@example.org', verified_at: '2026-01-31T00:00:00Z' }],
          aliases: ['Countess', 'Enchantress', 'Ada Lovelace'],
          sources: [
            { category: 'wikipedia', url: 'https://example.org/wiki' },
            { url: 'https://example.org/x', metadata: { page: 3 }, fields: ['first_name'] },
          ],
        },
      ],
    });
    expect(summary.total).toMatchObject({ updated: 1 });
    expect(await rows('SELECT address FROM email_addresses WHERE person_id = 1 ORDER BY id')).toEqual([
      { address: 'ada@example.org' },
      { address: 'king@example.org' },
    ]);
    expect(await rows('SELECT name FROM name_aliases WHERE person_id = 1 ORDER BY id')).toEqual([
      { name: 'Countess' },
      { name: 'Enchantress' },
    ]);
    expect(
      await rows(
        `SELECT source_category, url, metadata, fields FROM source_references WHERE subject_type = 'person' AND subject_id = 1 ORDER BY id`,
      ),
    ).toEqual([
      { source_category: 'register', url: 'https://example.org/ada', metadata: null, fields: null },
      { source_category: 'wikipedia', url: 'https://example.org/wiki', metadata: null, fields: null },
      {
        source_category: 'import',
        url: 'https://example.org/x',
        metadata: { page: 3 },
        fields: ['first_name'],
      },
    ]);
    const [change] = await rows(
      `SELECT changed, s.url FROM changes c JOIN source_references s ON s.id = c.citation_id WHERE resource = 'person' AND action = 'update'`,
    );
    expect(change).toEqual({
      url: 'https://example.org/x',
      changed: {
        email_addresses: {
          from: [{ address: 'ada@example.org' }],
          to: [
            { address: 'ada@example.org' },
            { address: 'king@example.org', verified_at: '2026-01-31T00:00:00.000Z' },
          ],
        },
      },
    });
  });

  it('adds a citation to an unchanged record, and logs it', async () => {
    await importing.load(files);
    const before = await rows('SELECT xmin::text FROM people');
    const { summary } = await importing.load({
      'people.jsonl': [
        { ...ADA, sources: [...ADA.sources, { category: 'official', url: 'https://example.org/own' }] },
      ],
    });
    expect(summary.total).toMatchObject({ updated: 1 });
    expect(await rows('SELECT xmin::text FROM people')).toEqual(before);
    expect(await lastChange()).toMatchObject({
      resource: 'person',
      action: 'update',
      changed: {
        source_reference: {
          from: null,
          to: { source_category: 'official', url: 'https://example.org/own' },
        },
      },
      url: 'https://example.org/own',
    });
  });

  it('takes a new verified_at of an existing address', async () => {
    await importing.load(files);
    const verified = {
      ...ADA,
      emails: [{ address: 'Ada@example.org', verified_at: '2026-01-31T00:00:00Z' }],
    };
    expect((await importing.load({ 'people.jsonl': [verified] })).summary.total).toMatchObject({
      updated: 1,
    });
    expect((await lastChange()).changed).toEqual({
      email_addresses: {
        from: [{ address: 'ada@example.org' }],
        to: [{ address: 'ada@example.org', verified_at: '2026-01-31T00:00:00.000Z' }],
      },
    });
    const before = await traces();
    await importing.load({ 'people.jsonl': [verified] });
    await importing.load({ 'people.jsonl': [ADA] });
    expect(await traces()).toEqual(before);
  });

  it('rejects rows that would clear a required field', async () => {
    await importing.load(files);
    const state = await directoryState();
    const { rejects, summary } = await importing.load({
      'people.jsonl': [
        { corpus: 'c', id: 1, first_name: null, last_name: '' },
        { corpus: 'c', id: 9, emails: ['x@example.org'] },
      ],
      'organizations.jsonl': [
        { corpus: 'c', id: 3, name: null },
        { corpus: 'c', id: 9, domain: 'example.org' },
      ],
      'places.jsonl': [{ corpus: 'c', id: 5, latitude: null, longitude: null }],
    });
    expect(summary.total).toMatchObject({ updated: 0, rejected: 5 });
    expect(rejects.map(({ resource, line, field, code }) => [resource, line, field, code])).toEqual(
      expect.arrayContaining([
        ['person', 1, 'first_name', 'required'],
        ['person', 2, 'first_name', 'required'],
        ['organization', 1, 'name', 'required'],
        ['organization', 2, 'name', 'required'],
        ['place', 1, 'address', 'required'],
      ]),
    );
    const half = await importing.load({ 'places.jsonl': [{ corpus: 'c', id: 5, latitude: null }] });
    expect(half.rejects).toMatchObject([{ field: 'latitude', code: 'required' }]);
    expect(await directoryState()).toEqual(state);
  });

  it('validates dates together with those of the record', async () => {
    await importing.load({
      ...files,
      'memberships.jsonl': [
        { corpus: 'c', id: 'm', person_id: 1, organization_id: 4, start_date: '2020-01-01' },
      ],
    });
    const { rejects } = await importing.load({
      'memberships.jsonl': [{ corpus: 'c', id: 'm', end_date: '2019-12-31' }],
    });
    expect(rejects).toMatchObject([{ field: 'end_date', code: 'before_start' }]);
    const { summary } = await importing.load({
      'memberships.jsonl': [{ corpus: 'c', id: 'm', end_date: '2020-01-01' }],
    });
    expect(summary.total).toMatchObject({ updated: 1 });
    expect((await lastChange()).changed).toEqual({ end_date: { from: null, to: '2020-01-01' } });
  });

  it('moves a membership and a place to other owners', async () => {
    await importing.load({
      ...files,
      'memberships.jsonl': [{ corpus: 'c', id: 'm', person_id: 1, organization_id: 4 }],
    });
    const { summary } = await importing.load({
      'memberships.jsonl': [{ corpus: 'c', id: 'm', person_id: 2 }],
      'places.jsonl': [{ corpus: 'c', id: 5, person_id: 1 }],
    });
    expect(summary.total).toMatchObject({ updated: 2 });
    expect(await rows('SELECT person_id::int, organization_id::int FROM memberships')).toEqual([
      { person_id: 2, organization_id: 2 },
    ]);
    expect(await rows('SELECT person_id::int, organization_id FROM places')).toEqual([
      { person_id: 1, organization_id: null },
    ]);
    const [moved] = await rows(
      `SELECT changed FROM changes WHERE resource = 'place' ORDER BY id DESC LIMIT 1`,
    );
    expect(moved.changed).toEqual({
      organization_public_id: { from: expect.any(String), to: null },
      person_public_id: { from: null, to: expect.any(String) },
    });
  });
});
