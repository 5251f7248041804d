import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES, QUICK_NAME_ALIASES, shapeBody } from './body-shape.js';

const KNOWN = new Set(['first_name', 'name_aliases', 'email_addresses', 'citation']);
const SHAPE = { nest: ['person'], citation: CITATION_KEYS, collections: [NAME_ALIASES, EMAIL_ADDRESSES] };

describe('a key next to the nested fields', () => {
  it.each([
    ['first_name', 'must be inside person, or omit person'],
    ['source_url', 'is not a field of this request'],
    ['foo', 'is not a field of this request'],
  ])('is refused with advice that helps: %s', (field, message) => {
    const body = { person: { first_name: 'Ada' }, source: {}, [field]: 'x' };
    expect(shapeBody(body, SHAPE, KNOWN).problems).toEqual([{ field, code: 'unknown_field', message }]);
  });
});

describe('category and source_category', () => {
  const both = { source_category: 'register', category: 'website' };
  const message = 'must not be combined with source_category';

  it('cannot both be in a citation', () => {
    const { problems, fields } = shapeBody({ first_name: 'Ada', source: both }, SHAPE, KNOWN);
    expect(problems).toEqual([{ field: 'source.category', code: 'conflict', message }]);
    expect(fields['citation']).toEqual({ source_category: 'register' });
  });

  it.each([
    [both, 'category'],
    [{ source_reference: both }, 'source_reference.category'],
  ])('cannot both be fields of a record: %j', (body, field) => {
    const shape = { nest: ['source_reference'], citation: [] };
    expect(shapeBody(body, shape, new Set(['source_category'])).problems).toEqual([
      { field, code: 'conflict', message },
    ]);
  });
});

describe('the names of nested parts', () => {
  it.each([
    [{ name_aliases: 'x' }, 'name_aliases'],
    [{ name_aliases: ['x'] }, 'name_aliases'],
    [{ person: { email_addresses: [{ address: 'a@example.org' }] } }, 'person.email_addresses'],
    [{ person: { citation: { url: 'https://example.org' } } }, 'person.citation'],
  ])('are not writable fields: %j', (body, field) => {
    const { problems, fields } = shapeBody(body, SHAPE, KNOWN);
    expect(problems).toContainEqual({ field, code: 'unknown_field', message: expect.any(String) });
    expect(fields).toEqual({});
  });

  it('are keys if the shape declares them', () => {
    const shape = { nest: [], citation: [], collections: [QUICK_NAME_ALIASES] };
    const { problems, fields } = shapeBody({ name_aliases: ['x', { name: 'y' }] }, shape, KNOWN);
    expect(problems).toEqual([]);
    expect(fields).toEqual({ name_aliases: [{ name: 'x' }, { name: 'y' }] });
  });
});
