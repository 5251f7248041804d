import { PLURAL } from '../../src/database/resources.js';
import { CITED, type CitedResource } from '../../src/records/schemas.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

/** PostgreSQL enforces that every change is cited, for any SQL, and every path of the API complies. */
let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

/** Runs SQL and returns the constraint or code with which it was refused. */
async function refusal(text: string, values: unknown[] = []): Promise<string> {
  const error = await sql(app, text, values).then(
    () => null,
    (cause: { code: string; column?: string; message: string }) => cause,
  );
  return error === null ? 'accepted' : error.code;
}
const NOT_NULL = '23502';
const INTEGRITY = '23000';
const FOREIGN_KEY = '23503';

/** Inserts a citation of any record with SQL. */
async function cite(type: string, id: number): Promise<number> {
  const [row] = await sql(
    app,
    `INSERT INTO source_references (subject_type, subject_id, source_category, url)
     VALUES ($1, $2, 'x', 'https://example.org') RETURNING id`,
    [type, id],
  );
  return row.id as number;
}

/** By resource: a column to change, and SQL that inserts a record. */
const KINDS: Readonly<Record<CitedResource, { column: string; insert: () => Promise<string> }>> = {
  person: {
    column: 'first_name',
    insert: async () => `(id, citation_id, first_name) VALUES (900001, $1, 'X')`,
  },
  organization: {
    column: 'name',
    insert: async () => `(id, citation_id, name) VALUES (900001, $1, 'X')`,
  },
  membership: {
    column: 'title',
    insert: async () => {
      const [person, organization] = [await directory.person(), await directory.organization()];
      return `(id, citation_id, person_id, organization_id) VALUES (900001, $1, ${person.id}, ${organization.id})`;
    },
  },
  place: {
    column: 'name',
    insert: async () =>
      `(id, citation_id, address, person_id) VALUES (900001, $1, 'X', ${(await directory.person()).id})`,
  },
  name_alias: {
    column: 'name',
    insert: async () =>
      `(id, citation_id, name, person_id) VALUES (900001, $1, 'X', ${(await directory.person()).id})`,
  },
};

describe.each(CITED)('hand-written SQL on a %s', (type) => {
  const table = PLURAL[type];
  const make = () => directory.make[type]();
  const { column, insert } = KINDS[type];
  const storedRow = async (id: number) =>
    (await sql(app, `SELECT to_jsonb(t) AS row FROM ${table} t WHERE id = $1`, [id]))[0]?.row;

  it('cannot insert one without a citation about it', async () => {
    const columns = await insert();
    const other = await make();
    const foreign = (await storedRow(other.id)).citation_id as number;
    expect(await refusal(`INSERT INTO ${table} ${columns}`, [null])).toBe(NOT_NULL);
    expect(await refusal(`INSERT INTO ${table} ${columns}`, [999_999_999])).toBe(FOREIGN_KEY);
    expect(await refusal(`INSERT INTO ${table} ${columns}`, [foreign])).toBe(INTEGRITY);
    const wrongKind = await cite(type === 'person' ? 'organization' : 'person', 900_001);
    expect(await refusal(`INSERT INTO ${table} ${columns}`, [wrongKind])).toBe(INTEGRITY);
    expect(await storedRow(900_001)).toBeUndefined();
    expect(await refusal(`INSERT INTO ${table} ${columns}`, [await cite(type, 900_001)])).toBe('accepted');
  });

  it('cannot change one without a newer citation about it', async () => {
    const record = await make();
    const before = await storedRow(record.id);
    const update = (citation: string) =>
      `UPDATE ${table} SET ${column} = 'Changed'${citation} WHERE id = ${record.id}`;
    expect(await refusal(update(''))).toBe(INTEGRITY);
    expect(await refusal(update(', citation_id = NULL'))).toBe(NOT_NULL);
    expect(await refusal(update(', citation_id = 999999999'))).toBe(FOREIGN_KEY);
    const foreign = (await storedRow((await make()).id)).citation_id as number;
    expect(foreign).toBeGreaterThan(before.citation_id);
    expect(await refusal(update(`, citation_id = ${foreign}`))).toBe(INTEGRITY);
    expect(await refusal(`UPDATE ${table} SET public_id = gen_random_uuid() WHERE id = ${record.id}`)).toBe(
      INTEGRITY,
    );
    expect(await refusal(`UPDATE ${table} SET updated_at = now() WHERE id = ${record.id}`)).toBe(INTEGRITY);
    expect(await storedRow(record.id)).toEqual(before);
    const newer = await cite(type, record.id);
    expect(await refusal(update(`, citation_id = ${newer}`))).toBe('accepted');
    // The citation that it had first is older than the change.
    expect(await refusal(update(`, citation_id = ${before.citation_id}`))).toBe(INTEGRITY);
  });

  it('cannot remove a citation that a record or its change log references', async () => {
    const record = await make();
    const { citation_id } = await storedRow(record.id);
    expect(await refusal('DELETE FROM source_references WHERE id = $1', [citation_id])).toBe(FOREIGN_KEY);
  });
});

describe('hand-written SQL on an email address', () => {
  let owners = 0;
  const owner = async () => {
    const person = await directory.person({ emails: [`owner${++owners}@example.org`] });
    const [row] = await sql(app, 'SELECT citation_id FROM people WHERE id = $1', [person.id]);
    return { id: person.id as number, citation: row.citation_id as number };
  };
  const insert = `INSERT INTO email_addresses (address, person_id, citation_id) VALUES ('b@example.org', $1, $2)`;

  it('cannot add one without a citation about its owner', async () => {
    const [mine, other] = [await owner(), await owner()];
    expect(await refusal(insert, [mine.id, null])).toBe(NOT_NULL);
    expect(await refusal(insert, [mine.id, other.citation])).toBe(INTEGRITY);
    expect(await refusal(insert, [mine.id, await cite('organization', mine.id)])).toBe(INTEGRITY);
    expect(await refusal(insert, [mine.id, await cite('person', mine.id)])).toBe('accepted');
  });

  it('cannot change one without a newer citation', async () => {
    const { id, citation } = await owner();
    const update = (more: string) =>
      `UPDATE email_addresses SET address = 'c@example.org'${more} WHERE person_id = ${id}`;
    expect(await refusal(update(''))).toBe(INTEGRITY);
    expect(await refusal(update(`, citation_id = ${citation}`))).toBe(INTEGRITY);
    expect(await refusal(update(`, citation_id = ${(await owner()).citation}`))).toBe(INTEGRITY);
    expect(await refusal(update(`, citation_id = ${await cite('person', id)}`))).toBe('accepted');
  });

  it('cannot move one to another owner', async () => {
    const [mine, other] = [await owner(), await owner()];
    const newer = await cite('person', mine.id);
    expect(
      await refusal(
        `UPDATE email_addresses SET person_id = ${other.id}, citation_id = ${newer} WHERE person_id = ${mine.id}`,
      ),
    ).toBe(INTEGRITY);
  });
});

describe('hand-written SQL on a citation', () => {
  it.each([
    ['its URL', `url = 'https://example.org/forged'`],
    ['its category', `source_category = 'forged'`],
    ['its metadata', `metadata = '{"forged": true}'`],
    ['its fields', `fields = '{forged}'`],
    ['its id', 'public_id = gen_random_uuid()'],
    ['its subject', 'subject_id = subject_id + 1'],
    ['its kind of subject', `subject_type = 'organization'`],
    ['who recorded it', 'recorded_by = NULL'],
    ['when it was recorded', `created_at = created_at - interval '1 day'`],
  ])('cannot change %s without provenance', async (_, assignment) => {
    const { id } = await directory.sourceReference();
    expect(await refusal(`UPDATE source_references SET ${assignment} WHERE id = ${id}`)).toBe(INTEGRITY);
  });

  it('can change it with newer provenance about it, but not its subject', async () => {
    const { id } = await directory.sourceReference();
    const update = (provenance: number, more = `url = 'https://example.org/n'`) =>
      `UPDATE source_references SET ${more}, provenance_id = ${provenance} WHERE id = ${id}`;
    expect(await refusal(update(id))).toBe(INTEGRITY);
    expect(await refusal(update((await directory.sourceReference()).id))).toBe(INTEGRITY);
    const first = await cite('source_reference', id);
    expect(await refusal(update(first, 'subject_id = subject_id + 1'))).toBe(INTEGRITY);
    expect(await refusal(update(first, 'recorded_by = NULL'))).toBe(INTEGRITY);
    expect(await refusal(update(first))).toBe('accepted');
    expect(await refusal(update(first, `url = 'https://example.org/again'`))).toBe(INTEGRITY);
    expect(await refusal(`UPDATE source_references SET provenance_id = NULL WHERE id = ${id}`)).toBe(
      INTEGRITY,
    );
    expect(
      await refusal(update(await cite('source_reference', id), `url = 'https://example.org/again'`)),
    ).toBe('accepted');
  });

  it('can mark it as deleted', async () => {
    const { id } = await directory.sourceReference();
    expect(await refusal(`UPDATE source_references SET deleted_at = now() WHERE id = ${id}`)).toBe(
      'accepted',
    );
  });
});

describe('a history', () => {
  it.each(['changes', 'credit_entries'])('is append-only: %s', async (table) => {
    await directory.person();
    const rows = await sql(app, `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await refusal(`UPDATE ${table} SET id = id WHERE id = (SELECT min(id) FROM ${table})`)).toBe(
      INTEGRITY,
    );
    expect(await refusal(`UPDATE ${table} SET created_at = now()`)).toBe(INTEGRITY);
    expect(await refusal(`DELETE FROM ${table}`)).toBe(INTEGRITY);
    expect(await sql(app, `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`)).toEqual(rows);
  });
});

describe('every write of the API', () => {
  const cited = { source: { source_category: 'trace', url: 'https://example.org/trace' } };
  const NAME = { first_name: 'A', last_name: 'B' };
  const SOCIETY = { name: 'S', domain: 's.example', organization_type: 'x' };

  /** Returns the rows that the last write created, in order. */
  async function traceOf(work: () => Promise<{ status: number; text: string }>) {
    const marks = (
      await sql(
        app,
        `SELECT (SELECT coalesce(max(id), 0) FROM source_references) AS citations,
              (SELECT coalesce(max(id), 0) FROM changes) AS changes, (SELECT coalesce(max(id), 0) FROM outbox) AS messages`,
      )
    )[0];
    const { status, text } = await work();
    expect([status, text]).toEqual([status === 200 ? 200 : 201, text]);
    const citations = await sql(
      app,
      `SELECT subject_type AS kind, subject_id AS id, source_category, url, recorded_by FROM source_references WHERE id > $1 ORDER BY 1, 2`,
      [marks.citations],
    );
    const changes = await sql(
      app,
      `SELECT c.resource AS kind, c.record_id AS id, c.action, s.url, c.account_id FROM changes c
       LEFT JOIN source_references s ON s.id = c.citation_id AND s.id > $2 WHERE c.id > $1 ORDER BY 1, 2`,
      [marks.changes, marks.citations],
    );
    const messages = await sql(
      app,
      'SELECT resource AS kind, record_id AS id FROM outbox WHERE id > $1 ORDER BY 1, 2',
      [marks.messages],
    );
    return { citations, changes, messages };
  }

  it.each<[string, readonly string[], string, () => Promise<Record<string, unknown>>]>([
    [
      'person',
      ['person', 'name_alias', 'name_alias'],
      'people',
      async () => ({ ...NAME, aliases: ['X', 'Y'], emails: ['a@b.example'] }),
    ],
    [
      'organization',
      ['organization', 'name_alias'],
      'organizations',
      async () => ({ name: 'S', aliases: ['X'] }),
    ],
    ['advertiser', ['organization'], 'advertisers', async () => ({ advertiser: { name: 'S' } })],
    [
      'membership',
      ['membership'],
      'memberships',
      async () => ({
        person_public_id: (await directory.person()).public_id,
        organization_public_id: (await directory.organization()).public_id,
        start_date: '2020-01-01',
      }),
    ],
    [
      'place',
      ['place'],
      'places',
      async () => ({ address: 'X', person_public_id: (await directory.person()).public_id }),
    ],
    [
      'name alias',
      ['name_alias'],
      'name_aliases',
      async () => ({ name: 'X', person_public_id: (await directory.person()).public_id }),
    ],
    [
      'person, quickly',
      ['person', 'membership', 'name_alias'],
      'people/quick_add',
      async () => ({
        ...NAME,
        aliases: ['X'],
        organization_public_id: (await directory.organization()).public_id,
      }),
    ],
    [
      'organization, quickly',
      ['person', 'organization', 'membership', 'name_alias'],
      'organizations/quick_add',
      async () => ({ ...SOCIETY, aliases: ['X'], person: NAME }),
    ],
  ])('creates a citation, a change and a message for each record: %s', async (_, kinds, path, fields) => {
    const body = { ...(await fields()), ...cited };
    const { citations, changes, messages } = await traceOf(() => app.post(`/api/v1/${path}`, body));
    expect(citations.map(({ kind }) => kind)).toEqual(kinds);
    const records = citations.map(({ kind, id }) => ({ kind, id }));
    expect(citations).toEqual(
      records.map((record) => ({ ...record, ...cited.source, recorded_by: app.editor.id })),
    );
    const { url } = cited.source;
    expect(changes).toEqual(
      records.map((record) => ({ ...record, action: 'create', url, account_id: app.editor.id })),
    );
    expect(messages).toEqual(records);
  });

  it.each<[string, string, () => Promise<any>]>([
    ['people', 'person', () => directory.person()],
    ['organizations', 'organization', () => directory.organization()],
    ['advertisers', 'organization', () => directory.organization()],
    ['memberships', 'membership', () => directory.membership()],
    ['places', 'place', () => directory.place()],
    ['name_aliases', 'name_alias', () => directory.nameAlias()],
  ])('creates one of each for an update of %s', async (plural, kind, make) => {
    const record = await make();
    const { citations, changes, messages } = await traceOf(() =>
      app.patch(`/api/v1/${plural}/${record.public_id}`, cited),
    );
    const of = { kind, id: record.id };
    expect(citations).toEqual([{ ...of, ...cited.source, recorded_by: app.editor.id }]);
    expect(changes).toEqual([{ ...of, action: 'update', url: cited.source.url, account_id: app.editor.id }]);
    expect(messages).toEqual([of]);
  });

  it('creates a change for each deleted record', async () => {
    const membership = await directory.membership();
    await directory.place({ membership_public_id: membership.public_id });
    await app.delete(`/api/v1/people/${membership.person_public_id}`);
    const rows = await sql(
      app,
      `SELECT resource, account_id, citation_id FROM changes WHERE action = 'delete' ORDER BY id DESC LIMIT 3`,
    );
    const gone = { account_id: app.editor.id, citation_id: null };
    expect(rows).toEqual(['person', 'membership', 'place'].map((resource) => ({ resource, ...gone })));
  });

  it('creates nothing when it is refused', async () => {
    const person = await directory.person();
    const organization = await directory.organization();
    const count = () =>
      sql(
        app,
        'SELECT (SELECT count(*) FROM source_references) AS a, (SELECT count(*) FROM changes) AS b, (SELECT count(*) FROM outbox) AS c',
      );
    const before = await count();
    const refused = [
      await app.patch(`/api/v1/people/${person.public_id}`, {
        first_name: null,
        last_name: null,
        aliases: ['X'],
        source: SOURCE,
      }),
      await app.patch(`/api/v1/people/${person.public_id}`, { public_id: 'x', source: SOURCE }),
      await app.patch(`/api/v1/organizations/${organization.public_id}`, {
        parent_organization_public_id: organization.public_id,
        source: SOURCE,
      }),
      await app.post('/api/v1/people/quick_add', {
        ...NAME,
        organization_public_id: 'f'.repeat(32),
        source: SOURCE,
      }),
      await app.post('/api/v1/source_references', { ...SOURCE, membership_public_id: 'f'.repeat(32) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(await count()).toEqual(before);
  });
});
