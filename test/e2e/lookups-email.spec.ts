import { Directory, problemsOf } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { creditsOf, Spender } from '../support/spender.js';

const LOOKUP = '/api/v1/lookup/email';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const lookUp = (email: string, more = '') => app.get(`${LOOKUP}?email=${encodeURIComponent(email)}${more}`);

it('returns every owner of the address as a full record', async () => {
  const emails = ['shared@Society.example', 'other@society.example'];
  const person = await directory.person({ emails, aliases: ['The Countess'] });
  const organization = await directory.organization({ emails: ['SHARED@society.example'] });
  const membership = await directory.membership({
    person_public_id: person.public_id,
    organization_public_id: organization.public_id,
    emails: ['shared@society.example'],
  });
  await directory.place({ person_public_id: person.public_id, address: '1 Quay Street' });
  await directory.person({ emails: ['nobody.shared@society.example'] });

  const { status, body } = await lookUp('shared@society.example');
  expect(status).toBe(200);
  expect(body.email).toBe('shared@society.example');
  const shown = async (path: string) => (await app.get(`/api/v1/${path}`)).body;
  expect(body.results).toEqual([
    {
      email_address: expect.objectContaining({ address: 'shared@society.example', verified_at: null }),
      owner_type: 'person',
      ...(await shown(`people/${person.public_id}`)),
    },
    {
      email_address: expect.objectContaining({ address: 'SHARED@society.example' }),
      owner_type: 'organization',
      ...(await shown(`organizations/${organization.public_id}`)),
    },
    {
      email_address: expect.objectContaining({ address: 'shared@society.example' }),
      owner_type: 'membership',
      ...(await shown(`memberships/${membership.public_id}`)),
    },
  ]);
  expect(body.meta).toMatchObject({ page: 1, returned: 3, total_count: 3, next_page: null });
});

it.each([
  'Case.Matters@example.org',
  'case.matters@example.org',
  'CASE.MATTERS@EXAMPLE.ORG',
  ' case.matters@Example.org ',
])('finds an address written as %j', async (email) => {
  const known = await lookUp('case.matters@example.org');
  if (known.body.meta.total_count === 0) await directory.person({ emails: ['Case.Matters@example.org'] });
  const { body } = await lookUp(email);
  expect(body.results.map((result: any) => result.email_address.address)).toEqual([
    'Case.Matters@example.org',
  ]);
});

it.each([
  ['jürgen@bücher.example', 'jürgen@xn--bcher-kva.example'],
  ['info@xn--mller-kva.example', 'info@müller.example'],
])('finds an address of an international domain, %s, as %s', async (written, asked) => {
  const { public_id } = await directory.person({ emails: [written] });
  for (const email of [written, asked, asked.toUpperCase()]) {
    const { body } = await lookUp(email);
    expect(body.results.map((result: any) => result.person.public_id)).toEqual([public_id]);
  }
});

it('finds nothing for an unknown or partial address', async () => {
  await directory.person({ emails: ['long.address@example.org'] });
  for (const email of [
    'address@example.org',
    'long.address@example.or',
    'long_address@example.org',
    '%@example.org',
  ]) {
    const { status, body } = await lookUp(email);
    expect(status).toBe(200);
    expect(body.results).toEqual([]);
    expect(body.meta.total_count).toBe(0);
  }
});

it('has pages, in one order', async () => {
  const made: string[] = [];
  for (let n = 0; n < 3; n++) {
    made.push((await directory.person({ emails: ['office@crowded.example'] })).public_id);
  }
  const first = await lookUp('office@crowded.example', '&per_page=2');
  const second = await lookUp('office@crowded.example', '&per_page=2&page=2');
  const ids = [...first.body.results, ...second.body.results].map((result: any) => result.person.public_id);
  expect(ids).toEqual(made);
  expect(first.body.meta).toMatchObject({ total_count: 3, next_page: 2 });
  expect(first.headers['link']).toContain('email=office%40crowded.example');
});

it('does not find deleted records', async () => {
  const { public_id } = await directory.person({ emails: ['gone@example.org'] });
  expect((await lookUp('gone@example.org')).body.results).toHaveLength(1);
  await app.delete(`/api/v1/people/${public_id}`);
  expect((await lookUp('gone@example.org')).body.results).toEqual([]);
});

it('returns to each of several concurrent calls its own address', async () => {
  const addresses = Array.from({ length: 30 }, (_, n) => `at.once.${n % 10}@example.org`);
  for (const address of new Set(addresses)) await directory.person({ emails: [address] });
  const answers = await Promise.all(addresses.map((address) => lookUp(address)));
  expect(answers.map(({ body }) => body.results.map((result: any) => result.email_address.address))).toEqual(
    addresses.map((address) => [address]),
  );
});

it.each([
  ['', 'required'],
  ['email=', 'blank'],
  ['email=%20', 'blank'],
  ['email=ada', 'invalid_format'],
  ['email=@example.org', 'invalid_format'],
  ['email=ada@', 'invalid_format'],
  ['email=ada@@example.org', 'invalid_format'],
  ['email=ada%20b@example.org', 'invalid_format'],
  ['email=ada@example.org,b@example.org', 'invalid_format'],
  [`email=${'a'.repeat(400)}@example.org`, 'too_long'],
  ['email=a@b.example&email=c@d.example', 'invalid_type'],
  ['email=a%00@b.example', expect.any(String)],
])('refuses ?%s', async (query, code) => {
  const answer = await app.get(`${LOOKUP}?${query}`);
  expect(answer.status).toBe(422);
  expect(problemsOf(answer)).toEqual({ email: code });
  expect(creditsOf(answer).charged).toBe('0');
});

it('costs one credit, found or not, and accepts a key that may not edit', async () => {
  const caller = await Spender.open(app, 2, { canEdit: false });
  for (const charged of ['1', '1']) {
    expect(creditsOf(await caller.call('GET', `${LOOKUP}?email=none@example.org`)).charged).toBe(charged);
  }
  expect((await caller.call('GET', `${LOOKUP}?email=none@example.org`)).status).toBe(402);
});
