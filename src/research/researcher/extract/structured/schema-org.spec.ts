import { draftsOf, valuesOf } from '../../../../../test/research-sites/reading.js';
import type { FindingKind, FindingValues } from '../../findings.js';
import { schemaOrgOn } from './schema-org.js';

const script = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const found = <K extends FindingKind>(kind: K, data: unknown): FindingValues[K][] =>
  valuesOf(kind, schemaOrgOn, script(data));
const organization = (more: object): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Kontor',
  ...more,
});

it('reads what an organization states of itself', () => {
  const drafts = draftsOf(
    schemaOrgOn,
    script(
      organization({
        legalName: 'Kontor e. V.',
        description: 'We keep ledgers.',
        email: 'mailto:info@kontor.example',
        telephone: ['030 901820'],
        faxNumber: '030 901821',
        address: {
          streetAddress: 'Uferstraße 12',
          postalCode: 16835,
          addressLocality: 'Lindow',
          addressCountry: { name: 'DE' },
        },
        sameAs: ['https://www.facebook.com/kontor', 'https://en.wikipedia.org/wiki/Kontor'],
      }),
    ),
  );
  expect(drafts.map(({ kind, value, confidence }) => [kind, Object.values(value)[0], confidence])).toEqual([
    ['organization_name', 'Kontor', 0.97],
    ['organization_name', 'Kontor e. V.', 0.93],
    ['description', 'We keep ledgers.', 0.9],
    ['email_address', 'info@kontor.example', 0.97],
    ['phone', '+4930901820', 0.97],
    ['phone', '+4930901821', 0.97],
    ['postal_address', 'Uferstraße 12, 16835 Lindow, DE', 0.97],
    ['social_profile', 'facebook', 0.97],
  ]);
  expect(drafts.every(({ reason }) => reason === 'It is stated as JSON-LD.')).toBe(true);
  // What the page shows nowhere is excerpted from what is stated.
  expect(drafts[3]!.excerpt).toBe('email: info@kontor.example');
});

it.each<[string, unknown]>([
  ['a list', [{ '@type': 'WebSite', name: 'x' }, organization({})]],
  ['a graph', { '@context': 'https://schema.org', '@graph': [organization({})] }],
  [
    'a reference',
    {
      '@graph': [
        { '@type': 'WebSite', publisher: { '@id': '#o' } },
        { ...organization({}), '@id': '#o' },
      ],
    },
  ],
  ['a URL as type', { '@type': 'http://schema.org/NGO', name: 'Kontor' }],
  ['several types', { '@type': ['Thing', 'schema:LocalBusiness'], name: 'Kontor' }],
  ['a value object', organization({ name: { '@value': 'Kontor', '@language': 'de' } })],
  ['a business of any kind', { '@type': 'Brewery', name: 'Kontor', telephone: '030 901820' }],
  ['comments around it', `<!-- ${JSON.stringify(organization({}))} -->`],
  ['CDATA around it', `//<![CDATA[\n${JSON.stringify(organization({}))}\n//]]>`],
  ['line breaks in strings', JSON.stringify(organization({ description: 'x' })).replace('"x"', '"x\ny"')],
])('understands %s', (_what, data) => {
  expect(found('organization_name', data)).toEqual(expect.arrayContaining([{ name: 'Kontor' }]));
});

it.each<[string, unknown]>([
  ['no JSON', '{ name: Kontor }'],
  ['an empty block', ''],
  ['other things', { '@type': 'Recipe', name: 'Kontor' }],
  ['a number', 42],
  ['an organization elsewhere', organization({ url: 'https://elsewhere.test/' })],
  ['one that it belongs to', { '@type': 'WebSite', sponsor: organization({}) }],
  ['a block without end', `"${'x'.repeat(400_000)}"`],
])('takes no name from %s', (_what, data) => {
  expect(found('organization_name', data)).toEqual([]);
});

it('reads people inside of it, with the role that stands between', () => {
  const data = organization({
    founder: { '@type': 'Person', name: 'Ada Lovelace' },
    employee: [
      {
        '@type': 'Person',
        givenName: 'Ana',
        familyName: 'Ruiz López',
        jobTitle: 'Directora',
        email: 'ana@kontor.example',
        telephone: '030 901820',
      },
    ],
    member: {
      '@type': 'OrganizationRole',
      roleName: 'Vorsitz',
      member: { '@type': 'Person', name: 'Max Born' },
    },
  });
  expect(found('person', data)).toEqual([
    {
      name: 'Ada Lovelace',
      first_name: 'Ada',
      last_name: 'Lovelace',
      role: 'Founder',
      email: null,
      phone: null,
    },
    {
      name: 'Ana Ruiz López',
      first_name: 'Ana',
      last_name: 'Ruiz López',
      role: 'Directora',
      email: 'ana@kontor.example',
      phone: '+4930901820',
    },
    { name: 'Max Born', first_name: 'Max', last_name: 'Born', role: 'Vorsitz', email: null, phone: null },
  ]);
});

it('takes authors and reviewers for none of its people, unless it says what they are', () => {
  const data = [
    { '@type': 'Article', author: { '@type': 'Person', name: 'Guest Writer' } },
    { '@type': 'Article', author: { '@type': 'Person', name: 'Max Born', jobTitle: 'Redakteur' } },
    organization({
      review: { '@type': 'Review', reviewRating: { author: { '@type': 'Person', name: 'Happy Customer' } } },
    }),
  ];
  expect(found('person', data).map(({ name }) => name)).toEqual(['Max Born']);
});

it('ends with statements that go round in circles, or down without end', () => {
  const circle = {
    '@graph': [
      { '@type': 'Organization', '@id': '#a', name: 'Kontor', department: { '@id': '#b' } },
      { '@id': '#b', parentOrganization: { '@id': '#a' } },
    ],
  };
  expect(found('organization_name', circle).length).toBeGreaterThan(0);
  let deep: object = organization({});
  for (let depth = 0; depth < 500; depth += 1) deep = { '@type': 'Thing', subject: deep };
  expect(found('organization_name', deep)).toEqual([]);
});

it('checks what is stated as it checks text', () => {
  const data = organization({
    email: 'you@example.com',
    telephone: 'call us',
    address: { addressCountry: 'DE' },
  });
  for (const kind of ['email_address', 'phone', 'postal_address'] as const)
    expect(found(kind, data)).toEqual([]);
  expect(found('postal_address', organization({ address: 'Uferstraße 12, 16835 Lindow' }))).toMatchObject([
    { locality: 'Lindow' },
  ]);
});

it('reads microdata', () => {
  const body = `<div itemscope itemtype="https://schema.org/LocalBusiness"><h1 itemprop="name">Kontor</h1><meta itemprop="telephone" content="030 901820">
    <a itemprop="email" href="mailto:info@kontor.example?subject=x">write</a><a itemprop="sameAs" href="https://www.instagram.com/kontor/">i</a>
    <div itemprop="employee" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada Lovelace</b> <i itemprop="jobTitle">Direktorin</i></div></div>
    <div itemscope itemtype="https://other.test/Thing"><b itemprop="name">None</b></div>`;
  expect(draftsOf(schemaOrgOn, body).map(({ kind, value }) => [kind, Object.values(value)[0]])).toEqual([
    ['organization_name', 'Kontor'],
    ['email_address', 'info@kontor.example'],
    ['phone', '+4930901820'],
    ['social_profile', 'instagram'],
    ['person', 'Ada Lovelace'],
  ]);
});
