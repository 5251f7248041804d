import { Directory, problemsOf, walk } from '../factories/directory.js';
import { SOURCE, PUBLIC_URL, TestApp } from '../support/app.js';

const CITATIONS = '/api/v1/source_references';
const PROVENANCE = { source_category: 'editor', url: 'https://example.org/review' };

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

describe('an attached citation', () => {
  it('is returned as a full record, and leaves its subject unchanged', async () => {
    const person = await directory.person();
    const citation = { ...SOURCE, metadata: { quote: 'line\nbreak' }, fields: ['first_name', 'first_name'] };
    const { status, body, headers } = await app.post(CITATIONS, {
      source_reference: { ...citation, person_public_id: person.public_id },
    });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`${PUBLIC_URL}${CITATIONS}/${body.source_reference.public_id}`);
    expect(body.source_reference).toEqual({
      id: expect.any(Number),
      public_id: expect.any(String),
      ...SOURCE,
      metadata: { quote: 'line\nbreak' },
      fields: ['first_name'],
      subject: { type: 'person', public_id: person.public_id },
      recorded_by: { id: app.editor.id, name: 'Edith Editor' },
      merged_from: null,
      recorded_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      source_references: [],
      source_references_count: 0,
    });
    const { source_references: _, source_references_count: _count, ...summary } = body.source_reference;
    const { body: after } = await app.get(`/api/v1/people/${person.public_id}`);
    expect(after.person).toEqual({
      ...person,
      source_references: [...person.source_references, summary],
      source_references_count: 2,
    });
    const { body: log } = await app.get(`/api/v1/people/${person.public_id}/changes`);
    const { source_category, url, metadata, fields, public_id } = summary;
    expect(log.changes).toMatchObject([
      {
        action: 'update',
        changed: {
          source_reference: { from: null, to: { public_id, source_category, url, metadata, fields } },
        },
        source_reference: { public_id },
      },
      { action: 'create' },
    ]);
  });

  it.each<[string, () => Promise<any>]>([
    ['person', () => directory.person()],
    ['organization', () => directory.organization()],
    ['membership', () => directory.membership()],
  ])('can be about a %s', async (kind, make) => {
    const subject = await make();
    const { source_category: category, url } = SOURCE;
    const { status, body } = await app.post(CITATIONS, {
      category,
      url,
      [`${kind}_public_id`]: subject.public_id,
    });
    expect(status).toBe(201);
    expect(body.source_reference.subject).toEqual({ type: kind, public_id: subject.public_id });
    const list = await app.get(`${CITATIONS}?${kind}_public_id=${subject.public_id}`);
    expect(list.body.source_references.map((one: any) => one.public_id)).toEqual([
      subject.source_references[0].public_id,
      body.source_reference.public_id,
    ]);
  });

  it.each([
    [{ source_category: 'required', url: 'required', person_public_id: 'required' }, {}],
    [
      { 'source_reference.url': 'invalid_format', 'source_reference.person_public_id': 'not_found' },
      { source_reference: { category: 'x', url: 'http:///path', person_public_id: 'f'.repeat(32) } },
    ],
    [
      { person_public_id: 'not_found', organization_public_id: 'conflict' },
      { ...SOURCE, person_public_id: 'a'.repeat(32), organization_public_id: 'a'.repeat(32) },
    ],
    [
      { person_public_id: 'invalid_format', fields: 'invalid_format' },
      { ...SOURCE, person_public_id: 'x', fields: ['First Name'] },
    ],
    [
      { 'source_reference.provenance': 'unknown_field', 'source_reference.person_public_id': 'required' },
      { source_reference: { ...SOURCE, provenance: SOURCE } },
    ],
  ])('is refused with %j', async (problems, body) => {
    const answer = await app.post(CITATIONS, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });

  it.each<[string, string, unknown]>([
    ['a number that JSON has rounded', 'out_of_range', '{"n":12345678901234567890}'],
    ['a number beyond all bounds', 'out_of_range', '{"n":[1e400]}'],
    ['a level too many', 'too_deep', { 1: { 2: { 3: { 4: { 5: { 6: { 7: { 8: {} } } } } } } } }],
    ['too much', 'too_long', { text: 'x'.repeat(16_384) }],
    ['very many values', 'too_long', { list: Array(300_000).fill(0) }],
    ['NUL', 'invalid_characters', { 'a\u0000': 1 }],
    ['a lone surrogate', 'invalid_characters', '{"a":"\\ud800"}'],
    ['__proto__', 'invalid_format', '{"a":{"__proto__":{"b":1}}}'],
    ['constructor', 'invalid_format', { a: [{ constructor: { b: 1 } }] }],
    ['a list', 'invalid_type', []],
  ])('cannot have metadata with %s', async (_, code, metadata) => {
    const json = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
    const { public_id } = await directory.person();
    const answer = await app.post(
      CITATIONS,
      `{"category":"x","url":"https://example.org","person_public_id":"${public_id}","metadata":${json}}`,
    );
    expect([answer.status, problemsOf(answer)]).toEqual([422, { metadata: code }]);
  });

  it('keeps its metadata unchanged', async () => {
    const metadata = {
      a: [1, 2.5, -1e-9, null, true, { ключ: '𝒜\t\r\n' }],
      b: {},
      c: 9_007_199_254_740_991,
      then: 1,
      '': '',
    };
    expect((await directory.sourceReference({ metadata })).metadata).toEqual(metadata);
  });
});

describe('a changed citation', () => {
  it('carries the provenance of the change', async () => {
    const { public_id, subject } = await directory.sourceReference();
    const { status, body } = await app.patch(`${CITATIONS}/${public_id}`, {
      source_reference: { url: 'https://example.org/new', metadata: { page: 2 } },
      provenance: PROVENANCE,
    });
    expect(status).toBe(200);
    expect(body.source_reference).toMatchObject({
      public_id,
      source_category: SOURCE.source_category,
      url: 'https://example.org/new',
      metadata: { page: 2 },
      subject,
      source_references: [{ ...PROVENANCE, subject: { type: 'source_reference', public_id } }],
    });
    const again = await app.patch(`${CITATIONS}/${public_id}`, { metadata: null, provenance: PROVENANCE });
    expect(again.body.source_reference).toMatchObject({ url: 'https://example.org/new', metadata: null });
    expect(again.body.source_reference.source_references).toHaveLength(2);
    const alone = await app.patch(`${CITATIONS}/${public_id}`, { provenance: PROVENANCE });
    expect(alone.body.source_reference.source_references).toHaveLength(3);
  });

  it.each([
    [{ provenance: 'required' }, { source_reference: { url: 'https://example.org/new' } }],
    [
      { 'provenance.url': 'required', 'source_reference.url': 'invalid_type' },
      { source_reference: { url: null }, provenance: { category: 'x' } },
    ],
    [{ citation: 'unknown_field', provenance: 'required' }, { citation: PROVENANCE }],
    [{ person_public_id: 'unknown_field' }, { person_public_id: 'a'.repeat(32), provenance: PROVENANCE }],
  ])('is refused with %j', async (problems, body) => {
    const { public_id } = await directory.sourceReference();
    const answer = await app.patch(`${CITATIONS}/${public_id}`, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });
});

describe('a deleted citation', () => {
  it('is gone with its provenance, and its record stays', async () => {
    const person = await directory.person();
    const [citation] = person.source_references;
    await directory.sourceReference({ person_public_id: person.public_id });
    const path = `${CITATIONS}/${citation.public_id}`;
    const changed = await app.patch(path, { provenance: PROVENANCE });
    const provenance = changed.body.source_reference.source_references[0].public_id as string;
    expect((await app.delete(path)).status).toBe(204);
    for (const one of [path, `${CITATIONS}/${provenance}`]) expect((await app.get(one)).status).toBe(410);
    expect((await app.patch(path, { provenance: PROVENANCE })).status).toBe(410);
    expect((await app.delete(path)).status).toBe(410);
    const list = await app.get(`${CITATIONS}?person_public_id=${person.public_id}`);
    expect(list.body.meta.total_count).toBe(1);

    const { body } = await app.get(`/api/v1/people/${person.public_id}`);
    expect(body.person).toMatchObject({ source_references: [{}], source_references_count: 1 });
    const log = await app.get(`/api/v1/people/${person.public_id}/changes`);
    expect(log.body.changes.at(-1).source_reference.public_id).toBe(citation.public_id);
  });

  it('cannot be the only one of its record or of a changed citation', async () => {
    const person = await directory.person();
    const path = `${CITATIONS}/${person.source_references[0].public_id}`;
    const changed = await app.patch(path, { provenance: PROVENANCE });
    const provenance = changed.body.source_reference.source_references[0].public_id as string;
    for (const only of [path, `${CITATIONS}/${provenance}`]) {
      const { status, body } = await app.delete(only);
      expect([status, body.error]).toEqual([409, 'conflict']);
    }
    expect((await app.get(`/api/v1/people/${person.public_id}`)).body.person.source_references_count).toBe(1);
  });

  it('cannot be the last of several that are deleted at the same time', async () => {
    const person = await directory.person();
    const others = await Promise.all(
      Array.from({ length: 7 }, () => directory.sourceReference({ person_public_id: person.public_id })),
    );
    const answers = await Promise.all(
      [...person.source_references, ...others].map((one: any) => app.delete(`${CITATIONS}/${one.public_id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(204), 409]);
    expect((await app.get(`/api/v1/people/${person.public_id}`)).body.person.source_references_count).toBe(1);
  });

  it('is in the change log of its record with its former values, like a changed one', async () => {
    const { public_id, subject } = await directory.sourceReference({ url: 'https://example.org/old' });
    const path = `${CITATIONS}/${public_id}`;
    const changed = await app.patch(path, { url: 'https://example.org/new', provenance: PROVENANCE });
    const [provenance] = changed.body.source_reference.source_references;
    const corrected = { url: 'https://example.org/review/2', provenance: PROVENANCE };
    await app.patch(`${CITATIONS}/${provenance.public_id}`, corrected);
    expect((await app.delete(path)).status).toBe(204);
    const { body } = await app.get(`/api/v1/people/${subject.public_id}/changes`);
    const by = { id: app.editor.id };
    expect(body.changes.slice(0, 3)).toMatchObject([
      {
        action: 'update',
        changed_by: by,
        changed: { source_reference: { from: { public_id, url: 'https://example.org/new' }, to: null } },
        source_reference: null,
      },
      { changed: { source_reference: { from: { url: PROVENANCE.url }, to: { url: corrected.url } } } },
      {
        action: 'update',
        changed_by: by,
        changed: {
          source_reference: {
            from: { public_id, url: 'https://example.org/old' },
            to: { public_id, url: 'https://example.org/new' },
          },
        },
        source_reference: { public_id: provenance.public_id },
      },
    ]);
  });
});

describe('the citations of a record with a long history', () => {
  it('are the newest twenty and a count; the list has all citations', async () => {
    const membership = await directory.membership();
    const { public_id } = membership;
    const path = `/api/v1/memberships/${public_id}`;
    const sizes: number[] = [];
    for (let n = 1; n <= 30; n++) {
      const { text } = await app.patch(path, {
        title: 'Chair',
        source: { ...SOURCE, url: `https://example.org/${100 + n}` },
      });
      sizes.push(text.length);
    }
    expect(sizes.at(-1)).toBe(sizes.at(-2));
    const { body } = await app.get(path);
    const { source_references, source_references_count } = body.membership;
    const newest = Array.from({ length: 20 }, (_, index) => `https://example.org/${111 + index}`);
    expect([source_references_count, source_references.map(({ url }: any) => url)]).toEqual([31, newest]);
    const all = await walk(
      app,
      `${CITATIONS}?membership_public_id=${public_id}&per_page=7`,
      'source_references',
    );
    expect(all.slice(-20)).toEqual(source_references);
    expect(all).toHaveLength(31);
  });

  it('are listed for every kind of record, and for a citation', async () => {
    const citation = await directory.sourceReference();
    await app.patch(`${CITATIONS}/${citation.public_id}`, { provenance: PROVENANCE });
    const records = {
      person: await directory.person(),
      organization: await directory.organization(),
      membership: await directory.membership(),
      place: await directory.place(),
      name_alias: await directory.nameAlias(),
      source_reference: citation,
    };
    for (const [type, { public_id }] of Object.entries(records)) {
      const { body } = await app.get(`${CITATIONS}?${type}_public_id=${public_id}`);
      expect(body.source_references.map(({ subject }: any) => subject)).toEqual([{ type, public_id }]);
      expect(body.meta).toMatchObject({ total_count: 1, filters: { [`${type}_public_id`]: public_id } });
    }
  });
});

it('citations are listed by category', async () => {
  const { public_id } = await directory.sourceReference({ source_category: 'listed category' });
  const { body } = await app.get(`${CITATIONS}?source_category=listed%20category`);
  expect(body.source_references.map((one: any) => one.public_id)).toEqual([public_id]);
  expect(body.meta.filters).toEqual({ source_category: 'listed category' });
});
