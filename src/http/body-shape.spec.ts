import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES, QUICK_NAME_ALIASES, shapeBody } from './body-shape.js';

const KNOWN = new Set(['first_name', 'name_aliases', 'email_addresses', 'citation']);
const SHAPE = { nest: ['person'], citation: CITATION_KEYS, collections: [NAME_ALIASES, EMAIL_ADDRESSES] };

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
