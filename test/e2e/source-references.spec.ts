import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';

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
  it('is answered as a full record and leaves its subject as it is', async () => {
    const person = await directory.person();
    const citation = { ...SOURCE, metadata: { quote: 'line\nbreak' }, fields: ['first_name', 'first_name'] };
    const { status, body, headers } = await app.post(CITATIONS, {
      source_reference: { ...citation, person_public_id: person.public_id },
    });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`${CITATIONS}/${body.source_reference.public_id}`);
    expect(body.source_reference).toEqual({
      id: expect.any(Number),
      public_id: expect.any(String),
      ...SOURCE,
      metadata: { quote: 'line\nbreak' },
      fields: ['first_name'],
      subject: { type: 'person', public_id: person.public_id },
      recorded_by: { id: app.editor.id, name: 'Edith Editor' },
      recorded_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      source_references: [],
    });
    const { source_references: _, ...summary } = body.source_reference;
    const { body: after } = await app.get(`/api/v1/people/${person.public_id}`);
    expect(after.person).toEqual({ ...person, source_references: [...person.source_references, summary] });
    const { body: log } = await app.get(`/api/v1/people/${person.public_id}/changes`);
    expect(log.changes).toHaveLength(1);
  });

  it.each<[string, () => Promise<any>]>([
    ['person', () => directory.person()],
    ['organization', () => directory.organization()],
    ['membership', () => directory.membership()],
  ])('is about a %s', async (kind, make) => {
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
  ])('has no metadata with %s', async (_, code, metadata) => {
    const json = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
    const { public_id } = await directory.person();
    const answer = await app.post(
      CITATIONS,
      `{"category":"x","url":"https://example.org","person_public_id":"${public_id}","metadata":${json}}`,
    );
    expect([answer.status, problemsOf(answer)]).toEqual([422, { metadata: code }]);
  });

  it('keeps metadata as it came', async () => {
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
  it('is gone with those about it, while its record stays', async () => {
    const person = await directory.person();
    const [citation] = person.source_references;
    const path = `${CITATIONS}/${citation.public_id}`;
    const changed = await app.patch(path, { provenance: PROVENANCE });
    const provenance = changed.body.source_reference.source_references[0].public_id as string;
    expect((await app.delete(path)).status).toBe(204);
    for (const one of [path, `${CITATIONS}/${provenance}`]) expect((await app.get(one)).status).toBe(410);
    expect((await app.patch(path, { provenance: PROVENANCE })).status).toBe(410);
    const list = await app.get(`${CITATIONS}?person_public_id=${person.public_id}`);
    expect(list.body.meta.total_count).toBe(0);

    const { body } = await app.get(`/api/v1/people/${person.public_id}`);
    expect(body.person.source_references).toEqual([]);
    const log = await app.get(`/api/v1/people/${person.public_id}/changes`);
    expect(log.body.changes[0].source_reference.public_id).toBe(citation.public_id);
    const update = await app.patch(`/api/v1/people/${person.public_id}`, { last_name: 'X', source: SOURCE });
    expect(update.body.person.source_references).toHaveLength(1);
  });
});

it('lists citations by category', async () => {
  const { public_id } = await directory.sourceReference({ source_category: 'listed category' });
  const { body } = await app.get(`${CITATIONS}?source_category=listed%20category`);
  expect(body.source_references.map((one: any) => one.public_id)).toEqual([public_id]);
  expect(body.meta.filters).toEqual({ source_category: 'listed category' });
});
