import { createHash } from 'node:crypto';
import type { LoadedResource } from '../../database/resources.js';
import { readRow, type RowContext } from './read-row.js';

const SOURCE = { category: 'import', url: 'https://example.org/roll', details: null };
const CONTEXT: RowContext = {
  corpus: { name: 'people', afterFile: true },
  category: 'import',
  fallback: SOURCE,
};
const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

const read = (resource: LoadedResource, value: unknown, context = CONTEXT) =>
  readRow({ resource, line: 1, value, text: '' }, context);

/** Returns the problems of a row that cannot be loaded, as `field code`. */
function problems(resource: LoadedResource, value: unknown, context = CONTEXT): string[] {
  const { row, fields } = read(resource, value, context);
  expect(row).toBeNull();
  return fields.problems.map(({ field, code }) => `${field} ${code}`);
}

/** Returns a row that can be loaded, and its warnings. */
function loaded(resource: LoadedResource, value: unknown, context = CONTEXT) {
  const { row, fields } = read(resource, value, context);
  expect(fields.problems).toEqual([]);
  return {
    row: row!,
    warnings: fields.warnings.map(({ field, code }) => `${field} ${code}`),
    unknown: fields.unknown,
  };
}

const ADA = { id: 1, first_name: 'Ada' };
const PLACE = { id: 1, person_id: 2 };

describe('A row of any resource', () => {
  it.each([
    ['text', 'a'],
    ['a list', [1]],
    ['null', null],
    ['a number', 7],
  ])('must be an object, not %s', (_, value) => {
    expect(problems('person', value)).toEqual(['row invalid_type']);
  });

  it.each([
    ['true', true],
    ['a fraction', 1.5],
    ['a number beyond 2^53', 2 ** 60],
    ['a list', [1]],
    ['an object', { a: 1 }],
  ])('cannot have the id %s', (_, id) => {
    expect(problems('person', { ...ADA, id })).toEqual(['id invalid_type']);
  });

  it('keeps its id unchanged, but refuses one that text cannot store', () => {
    expect(loaded('person', { ...ADA, id: ' é ' }).row.publicId).toBe(hashed('people: é '));
    expect(problems('person', { ...ADA, id: '\ud800' })).toEqual(['id invalid_format']);
    expect(problems('person', { ...ADA, id: 'x\0' })).toEqual(['id invalid_format']);
    expect(problems('person', { ...ADA, id: 'x'.repeat(1_001) })).toEqual(['id invalid_format']);
  });

  it.each(['F'.repeat(32), 'f'.repeat(31), '0123-4567', 7, ['x']])(
    'cannot have the public id %j',
    (public_id) => {
      const [problem] = problems('person', { ...ADA, public_id });
      expect(problem).toMatch(/^public_id invalid_/);
    },
  );

  it('treats names of Object.prototype like any other field', () => {
    const row = JSON.parse(
      '{"id":1,"first_name":"Ada","__proto__":{"last_name":"x"},"constructor":"y"}',
    ) as unknown;
    const { row: read, unknown } = loaded('person', row);
    expect(read.values).toEqual({ first_name: 'Ada', last_name: undefined });
    expect(unknown).toEqual(['__proto__', 'constructor']);
  });

  it('gets a warning for unknown fields with a value', () => {
    const { unknown } = loaded('person', {
      ...ADA,
      country: 'UK',
      region: null,
      tags: [],
      links: {},
      note: '',
      sources: [{ url: 'https://example.org/', seen: '2020' }],
      emails: [{ address: 'a@example.org', kind: 'work' }],
      aliases: [{ name: 'Countess', language: 'en' }],
    });
    expect(unknown).toEqual(['country', 'sources[].seen', 'emails[].kind', 'aliases[].language']);
  });
});

describe('Text', () => {
  it('is NFC, trimmed, and without invisible characters, which a warning reports', () => {
    const { row, warnings } = loaded('person', {
      id: 1,
      first_name: ' Ame\u0301lie ',
      last_name: 'Po\u200bulain\tde\u0000',
    });
    expect(row.values).toEqual({ first_name: 'Amélie', last_name: 'Poulain de' });
    expect(warnings).toEqual(['last_name invisible_characters']);
  });

  it('is absent if it is empty or only invisible', () => {
    const { row, warnings } = loaded('person', { id: 1, first_name: 'Ada', last_name: '  ' });
    expect([row.values['last_name'], warnings]).toEqual([null, []]);
    expect(
      loaded('person', { id: 1, first_name: 'Ada', last_name: '\u200b' }).row.values['last_name'],
    ).toBeNull();
    expect(problems('person', { id: 1, first_name: '\u2800' })).toEqual(['first_name invalid_characters']);
  });

  it('of a name that is too long or has another type rejects the row, which reports all problems', () => {
    expect(problems('person', { id: 1, first_name: 'x'.repeat(1_001), last_name: 7 })).toEqual([
      'first_name too_long',
      'last_name invalid_type',
    ]);
    expect(problems('organization', { id: 1, name: ['x'] })).toEqual(['name invalid_type']);
  });
});

describe('A person', () => {
  it('may have a full name, which is split or becomes an alias', () => {
    expect(loaded('person', { name: 'Augusta Ada King' }).row).toMatchObject({
      values: { first_name: 'Augusta Ada', last_name: 'King' },
      aliases: [],
    });
    expect(loaded('person', { name: '張花冠' }).row.values).toEqual({
      first_name: '張花冠',
      last_name: null,
    });
    expect(loaded('person', { ...ADA, last_name: 'King', name: 'Ada King' }).row.aliases).toEqual([]);
    expect(loaded('person', { ...ADA, last_name: 'King', name: 'Ada, Countess' }).row.aliases).toEqual([
      'Ada, Countess',
    ]);
  });

  it.each(['', null, undefined])('may have a full name with first and last name %j', (empty) => {
    const { row } = loaded('person', { id: 1, name: 'Ada King', first_name: empty, last_name: empty });
    expect(row).toMatchObject({ values: { first_name: 'Ada', last_name: 'King' }, aliases: [] });
  });

  it('is loaded without an invalid full name, if it has a first or last name', () => {
    const { row, warnings } = loaded('person', { ...ADA, name: 7 });
    expect([row.aliases, warnings]).toEqual([[], ['name invalid_type']]);
    expect(problems('person', { id: 1, name: 7 })).toEqual(['name invalid_type']);
  });

  it('must have a name', () => {
    expect(problems('person', { id: 1, first_name: '', last_name: null })).toEqual(['first_name required']);
  });

  it('has its further names as aliases, each once, and without its name', () => {
    const { row, warnings } = loaded('person', {
      ...ADA,
      aliases: ['Countess', 'Ada', { name: 'Enchantress' }, 7, '', 'x'.repeat(1_001)],
      name_aliases: [{ id: 3, name: 'Countess' }],
      nickname: 'Addie',
      names: { 'lang:en': 'Ada', 'lang:zh': '愛達' },
    });
    expect(row.aliases).toEqual(['Countess', 'Enchantress', 'Addie', '愛達']);
    expect(warnings).toEqual(['aliases[3] invalid_type', 'aliases[4] blank', 'aliases[5] too_long']);
  });

  it('has email addresses, each once; invalid ones are omitted', () => {
    const { row, warnings } = loaded('person', {
      ...ADA,
      emails: ['Ada@Example.org', 'Room 3', { address: 'x@example.org', verified_at: 'yesterday' }, null, {}],
      email: 'ada@example.org',
    });
    expect(row.emails).toEqual([
      { address: 'ada@example.org', verifiedAt: null },
      { address: 'x@example.org', verifiedAt: null },
    ]);
    expect(warnings).toEqual([
      'emails[1] invalid_format',
      'emails[2].verified_at invalid_format',
      'emails[3] blank',
      'emails[4].address required',
    ]);
  });
});

it.each([
  ['person', { ...ADA, aliases: [{ zzz: 1 }] }, 'aliases[0].name', 'it has no value'],
  ['person', { ...ADA, emails: [{ zzz: 1 }] }, 'emails[0].address', 'it has no value'],
  ['person', { ...ADA, sources: [{ zzz: 1 }] }, 'sources[0].url', 'it has no value'],
  ['organization', { id: 1, name: 'Senate', labels: [[]] }, 'labels[0]', 'it has no value'],
  [
    'place',
    { ...PLACE, address: 'Main St. 1', longitude: 1 },
    'longitude',
    '1 requires the other coordinate',
  ],
] as const)(
  'the warning about a missing part of a %s names what is missing: %j',
  (resource, row, field, reason) => {
    expect(read(resource, row).fields.warnings).toMatchObject([{ field, message: `was ignored: ${reason}` }]);
  },
);

describe('An organization', () => {
  it('is loaded without an invalid domain', () => {
    const { row, warnings } = loaded('organization', { id: 1, name: 'Senate', domain: 'see website' });
    expect([row.values['domain'], warnings]).toEqual([undefined, ['domain invalid_format']]);
  });

  it('is loaded without an invalid type or parent', () => {
    const senate = { id: 1, name: 'Senate', organization_type: 'x'.repeat(1_001), parent_id: [2] };
    const { row, warnings } = loaded('organization', senate);
    expect(row.values).toMatchObject({ organization_type: undefined, parent_id: undefined });
    expect(warnings.toSorted()).toEqual(['organization_type too_long', 'parent_id invalid_type']);
  });

  it('has its parent under either name, if the other is empty', () => {
    const senate = { id: 1, name: 'Senate', parent_id: null, parent_organization_id: 7 };
    expect(loaded('organization', senate).row.values).toMatchObject({ parent_id: { key: '7' } });
    const hexes = { parent_public_id: '', parent_organization_public_id: 'f'.repeat(32) };
    expect(loaded('organization', { id: 1, name: 'Senate', ...hexes }).row.values).toMatchObject({
      parent_id: { publicId: 'f'.repeat(32) },
    });
    expect(loaded('organization', { ...senate, parent_organization_id: '' }).row.values).toMatchObject({
      parent_id: null,
    });
  });

  it('has acronyms and labels as aliases', () => {
    const labels = [['en', 'Senate'], [null, 'Upper House'], 'Chamber'];
    expect(loaded('organization', { id: 1, name: 'Senate', acronyms: ['S'], labels }).row.aliases).toEqual([
      'S',
      'Upper House',
      'Chamber',
    ]);
  });
});

describe('A membership', () => {
  const MEMBERSHIP = { person_id: 1, organization_id: 2 };

  it.each(['2020-02-30', '2020', '2020-06', '01/02/2020', 'today', 20200101, '0000-01-01', '10000-01-01'])(
    'is loaded without the start %j',
    (date) => {
      const { row, warnings } = loaded('membership', { ...MEMBERSHIP, start_date: date });
      expect(row.values).toMatchObject({ start_date: undefined });
      expect(warnings[0]).toMatch(/^start_date invalid_/);
    },
  );

  it.each([
    ['2020', '2020-12-31'],
    ['2020-02', '2020-02-29'],
    ['0099', '0099-12-31'],
  ])('that ends in %s ends on %s', (end_date, day) => {
    const { row, warnings } = loaded('membership', { ...MEMBERSHIP, end_date });
    expect([row.values['end_date'], warnings]).toEqual([day, ['end_date partial_date']]);
  });

  it.each(['2020-02-30', '2020-13', '0000', '01/02/2020', 'today', 2020])(
    'cannot have the end %j',
    (end_date) => {
      expect(problems('membership', { ...MEMBERSHIP, end_date })[0]).toMatch(/^end_date invalid_/);
    },
  );

  it('with another partial start is another one', () => {
    const [one, other] = ['2019', '2021'].map(
      (start_date) => loaded('membership', { ...MEMBERSHIP, start_date }).row.publicId,
    );
    expect(one).not.toBe(other);
  });

  it('is loaded without an invalid role or title', () => {
    const { row, warnings } = loaded('membership', { ...MEMBERSHIP, role: ['x'], title: 7 });
    expect(row.values).toMatchObject({ role: undefined, title: undefined });
    expect(warnings).toEqual(['role invalid_type', 'title invalid_type']);
  });

  it('ends on the day it began, or later', () => {
    expect(
      loaded('membership', { ...MEMBERSHIP, start_date: '2020-01-01', end_date: '2020-01-01' }).warnings,
    ).toEqual([]);
    expect(
      problems('membership', { ...MEMBERSHIP, start_date: '2020-01-02', end_date: '2020-01-01' }),
    ).toEqual(['end_date before_start']);
  });

  it('names its owners by their ids in the corpus, or by public ids', () => {
    const { row } = loaded('membership', {
      corpus: 'c',
      person_id: 7,
      organization_public_id: 'f'.repeat(32),
      organization_id: 9,
    });
    expect(row.values).toMatchObject({
      person_id: { publicId: hashed('c:7'), key: '7' },
      organization_id: { publicId: 'f'.repeat(32), key: null },
    });
    expect(problems('membership', { person_id: [], organization_public_id: 'x' })).toEqual([
      'person_id invalid_type',
      'organization_public_id invalid_format',
    ]);
  });
});

describe('A place', () => {
  it.each([
    ['out of range', { latitude: 441.5, longitude: 1 }, 'latitude out_of_range'],
    ['text', { latitude: 'north', longitude: 1 }, 'latitude invalid_type'],
    ['halves', { latitude: 1 }, 'latitude required'],
  ])('with an address is loaded without coordinates that are %s', (_, point, warning) => {
    const { row, warnings } = loaded('place', { ...PLACE, address: 'Main St. 1', ...point });
    expect([row.values['latitude'], row.values['longitude'], warnings]).toEqual([
      undefined,
      undefined,
      [warning],
    ]);
  });

  it('with coordinates is loaded without an invalid name or address', () => {
    const point = { latitude: 51.5, longitude: -0.1 };
    const { row, warnings } = loaded('place', { ...PLACE, ...point, name: 7, address: 'x'.repeat(1_001) });
    expect(row.values).toMatchObject({ ...point, name: undefined, address: undefined });
    expect(warnings).toEqual(['name invalid_type', 'address too_long']);
    const nowhere = { ...PLACE, latitude: 51.5, address: 7 };
    expect(problems('place', nowhere)).toEqual(['address invalid_type']);
  });

  it('without an address requires valid coordinates', () => {
    expect(problems('place', { ...PLACE, latitude: 441.5, longitude: 1 })).toEqual(['latitude out_of_range']);
    expect(loaded('place', { ...PLACE, latitude: -90, longitude: 180 }).warnings).toEqual([]);
  });
});

describe('The sources of a row', () => {
  it('include each source once; an invalid one is omitted', () => {
    const { row, warnings } = loaded('person', {
      ...ADA,
      sources: [
        { category: 'official', url: 'https://example.org/a' },
        { source_category: 'official', url: 'https://example.org/a' },
        { category: 'x', url: 'ftp://example.org/' },
        'https://example.org/b',
        { category: 'y'.repeat(101), url: 'https://example.org/c' },
        { url: 'https://example.org/d', note: 'page 3', metadata: { a: 1 }, fields: ['last_name'] },
        { url: 'https://example.org/e', metadata: 'none', fields: 'all' },
        7,
      ],
    });
    expect(row.ownSources).toBe(true);
    expect(row.sources).toEqual([
      { category: 'official', url: 'https://example.org/a', details: null },
      { category: 'import', url: 'https://example.org/b', details: null },
      { category: 'import', url: 'https://example.org/c', details: null },
      {
        category: 'import',
        url: 'https://example.org/d',
        details: { metadata: { a: 1, note: 'page 3' }, fields: ['last_name'] },
      },
      { category: 'import', url: 'https://example.org/e', details: null },
    ]);
    expect(warnings).toEqual([
      'sources[2].url invalid_format',
      'sources[4].category too_long',
      'sources[6].metadata invalid_type',
      'sources[6].fields invalid_type',
      'sources[7].url invalid_type',
    ]);
  });

  it('may be one URL with its category', () => {
    const { row } = loaded('person', {
      ...ADA,
      source_url: 'https://example.org/x',
      source_category: 'register',
    });
    expect(row.sources).toEqual([{ category: 'register', url: 'https://example.org/x', details: null }]);
  });

  it('default to the source of the import, and are required', () => {
    expect(loaded('person', { ...ADA, sources: ['nowhere'] }).row).toMatchObject({
      sources: [SOURCE],
      ownSources: false,
    });
    expect(problems('person', ADA, { ...CONTEXT, fallback: null })).toEqual(['sources required']);
  });
});
