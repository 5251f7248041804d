import { Directory, problemsOf } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { creditsOf } from '../support/spender.js';

const LOOKUP = '/api/v1/lookup/domain_contacts';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const lookUp = (domain: string, more = '') =>
  app.get(`${LOOKUP}?domain=${encodeURIComponent(domain)}${more}`);
const idsOf = (contacts: any[]): string[] => contacts.map(({ person }) => person.public_id as string);

it('finds an organization whose name is its hostname', async () => {
  const { public_id } = await directory.organization({ name: 'Ropewalk.com' });
  const { person } = await directory.membership({ organization_public_id: public_id });
  await indexAll(app);
  const { body } = await lookUp('ropewalk.com');
  expect(body.organizations.map((one: any) => one.public_id)).toEqual([public_id]);
  expect(body.contacts).toMatchObject([
    { person: { public_id: person.public_id }, organization: { public_id } },
  ]);
});

it('returns the organizations of the domain and everyone with an address there', async () => {
  const society = await directory.organization({ domain: 'quayside.org', emails: ['office@quayside.org'] });
  const branch = await directory.organization({ domain: 'quayside.org' });
  const elsewhere = await directory.organization({ domain: 'elsewhere.org' });
  const member = await directory.person({ emails: ['member@home.example', 'member@quayside.org'] });
  const membership = await directory.membership({
    person_public_id: member.public_id,
    organization_public_id: society.public_id,
    emails: ['chair@quayside.org'],
  });
  const byAddress = await directory.person({ emails: ['friend@QUAYSIDE.org'] });
  const atWork = await directory.person();
  const work = await directory.membership({
    person_public_id: atWork.public_id,
    organization_public_id: elsewhere.public_id,
    emails: ['liaison@quayside.org'],
  });
  await directory.person({ emails: ['stranger@notquayside.org'] });
  await indexAll(app);

  const { status, body } = await lookUp('quayside.org');
  expect(status).toBe(200);
  expect(body.domain).toBe('quayside.org');
  expect(body.research).toBeNull();
  expect(body.organizations.map((one: any) => [one.public_id, one.email_addresses.length])).toEqual([
    [society.public_id, 1],
    [branch.public_id, 0],
  ]);
  expect(body.contacts).toEqual([
    {
      person: expect.objectContaining({ public_id: member.public_id }),
      membership: expect.objectContaining({ public_id: membership.public_id }),
      organization: expect.objectContaining({ public_id: society.public_id }),
      email_addresses: [
        expect.objectContaining({ address: 'member@quayside.org' }),
        expect.objectContaining({ address: 'chair@quayside.org' }),
        expect.objectContaining({ address: 'member@home.example' }),
      ],
    },
    {
      person: expect.objectContaining({ public_id: byAddress.public_id }),
      membership: null,
      organization: null,
      email_addresses: [expect.objectContaining({ address: 'friend@quayside.org' })],
    },
    {
      person: expect.objectContaining({ public_id: atWork.public_id }),
      membership: expect.objectContaining({ public_id: work.public_id }),
      organization: expect.objectContaining({ public_id: elsewhere.public_id }),
      email_addresses: [expect.objectContaining({ address: 'liaison@quayside.org' })],
    },
  ]);
  expect(body.meta).toMatchObject({ total_count: 3, returned: 3, backend: 'database', next_page: null });
});

it('returns the current one of several memberships, and the latest of those', async () => {
  const { public_id: person_public_id } = await directory.person();
  const { public_id: organization_public_id } = await directory.organization({ domain: 'terms.org' });
  const terms = [
    { start_date: '2001-01-01', end_date: '2002-01-01' },
    { start_date: '2010-01-01' },
    { start_date: '2015-01-01', end_date: '2016-01-01' },
    { start_date: '2012-01-01' },
    { start_date: '2013-01-01', end_date: '2999-01-01' },
    { start_date: '2998-01-01' },
  ];
  for (const term of terms) {
    await directory.membership({ person_public_id, organization_public_id, ...term });
  }
  await indexAll(app);
  const { body } = await lookUp('terms.org');
  expect(body.contacts.map(({ membership }: any) => membership.start_date)).toEqual(['2012-01-01']);
});

describe('a domain', () => {
  beforeAll(async () => {
    await directory.organization({ name: 'Plain', domain: 'spelt.org' });
    await directory.organization({ name: 'International', domain: 'bücher-spelt.de' });
    await directory.organization({ name: 'Below', domain: 'sub.spelt.org' });
    await directory.organization({ name: 'Private', domain: 'spelt.example' });
    await indexAll(app);
  });

  it.each([
    ['spelt.org', 'Plain'],
    ['SPELT.Org', 'Plain'],
    ['www.spelt.org', 'Plain'],
    ['spelt.org.', 'Plain'],
    [' spelt.org ', 'Plain'],
    ['http://spelt.org', 'Plain'],
    ['HTTPS://WWW.spelt.org:8443/a/b?c=d#e', 'Plain'],
    ['https://user:secret@spelt.org/', 'Plain'],
    ['//spelt.org/x', 'Plain'],
    ['spelt.org/about', 'Plain'],
    ['spelt.org:80', 'Plain'],
    ['bücher-spelt.de', 'International'],
    ['BÜCHER-SPELT.DE', 'International'],
    ['https://www.bücher-spelt.de/', 'International'],
    ['xn--bcher-spelt-thb.de', 'International'],
    ['sub.spelt.org', 'Below'],
    ['spelt.example', 'Private'],
  ])('is accepted as %j', async (domain, name) => {
    const { status, body } = await lookUp(domain);
    expect(status).toBe(200);
    expect(body.organizations.map((one: any) => one.name)).toEqual([name]);
  });

  it.each([
    ['', 'blank'],
    [' ', 'blank'],
    ['org', 'invalid_format'],
    ['co.uk', 'invalid_format'],
    ['https://co.uk/', 'invalid_format'],
    ['127.0.0.1', 'invalid_format'],
    ['http://127.0.0.1:80/', 'invalid_format'],
    ['2130706433', 'invalid_format'],
    ['[::1]', 'invalid_format'],
    ['http://[2001:db8::1]/', 'invalid_format'],
    ['localhost', 'invalid_format'],
    ['no spaces.org', 'invalid_format'],
    ['-spelt.org', 'invalid_format'],
    ['spelt..org', 'invalid_format'],
    ['ada@', 'invalid_format'],
    ['https://', 'invalid_format'],
    [`${'a'.repeat(64)}.org`, 'invalid_format'],
    ['x'.repeat(3_000), 'too_long'],
  ])('cannot be %j', async (domain, code) => {
    const answer = await lookUp(domain);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual({ domain: code });
    expect(creditsOf(answer).charged).toBe('0');
  });

  it.each([
    ['', { domain: 'required' }],
    ['domain=a.org&domain=b.org', { domain: 'invalid_type' }],
    ['domain=a.org&page=0', { page: 'invalid_format' }],
    ['domain=a.org&per_page=0', { per_page: 'invalid_format' }],
    ['domain=a.org&skip_research_queue=perhaps', { skip_research_queue: 'invalid_format' }],
    ['domain=a.org&page=101', { page: 'out_of_range' }],
    ['domain=a.org&url=x', { url: 'unknown_parameter' }],
  ])('is one of several invalid parameters: ?%s', async (query, problems) => {
    const answer = await app.get(`${LOOKUP}?${query}`);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(problems);
  });
});

it('has stable pages, all with the organizations', async () => {
  const { public_id: organization_public_id } = await directory.organization({ domain: 'crowd.org' });
  const made: string[] = [];
  for (let n = 0; n < 5; n++) {
    const { person_public_id } = await directory.membership({ organization_public_id });
    made.push(person_public_id);
  }
  await indexAll(app);
  const seen: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const { body } = await lookUp('crowd.org', `&per_page=2&page=${page}`);
    expect(body.organizations).toHaveLength(1);
    expect(body.meta).toMatchObject({
      total_count: 5,
      total_pages: 3,
      next_page: page < 3 ? page + 1 : null,
    });
    seen.push(...idsOf(body.contacts));
    if (page === 1) {
      await directory.membership({ organization_public_id });
    }
  }
  expect(seen).toEqual(made);
  expect((await lookUp('crowd.org', '&per_page=2&page=9')).body.contacts).toEqual([]);
  expect((await lookUp('crowd.org', '&per_page=999')).body.meta.per_page).toBe(100);
});

it.each(['true', 'false', '1', '0'])('accepts skip_research_queue=%s', async (flag) => {
  const { status, headers, body } = await lookUp(
    'unknown-domain.org',
    `&per_page=1&skip_research_queue=${flag}`,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ domain: 'unknown-domain.org', organizations: [], contacts: [] });
  expect(headers['link']).toContain('skip_research_queue=');
});
