import { SOURCE, TestApp } from '../support/app.js';
import { emailAddress, finding, person, report, researched, TestWorker } from '../support/research.js';
import { sql } from '../support/sql.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

let domains = 0;
const newDomain = () => `unknown-${domains++}.example`;

const show = async (id: number) => (await app.get(`/api/v1/research_requests/${id}`)).body.research_request;
const findingsOf = async (id: number): Promise<any[]> => (await show(id)).findings;
const ofKind = async (id: number, kind: string) => (await findingsOf(id)).find((one) => one.kind === kind);
const decide = (id: number, findingId: number, body: object) =>
  app.patch(`/api/v1/research_requests/${id}/findings/${findingId}`, body);
const accept = (id: number, body: object) => app.post(`/api/v1/research_requests/${id}/accept`, body);
const acceptEverything = async (id: number) =>
  accept(id, { finding_ids: (await findingsOf(id)).map((one) => one.id) });

const rows = (text: string, values?: unknown[]) => sql(app, text, values);
const organizationsOf = async (domain: string): Promise<any[]> => {
  const list = (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
  return Promise.all(
    list.map(async (one: any) => (await app.get(`/api/v1/organizations/${one.public_id}`)).body.organization),
  );
};
const membersOf = async (organization: any): Promise<any[]> =>
  (await app.get(`/api/v1/memberships?organization_public_id=${organization.public_id}`)).body.memberships;
/** Counts the rows of the directory, which a refused call must not change. */
const countRows = async () =>
  (
    await rows(`SELECT (SELECT count(*) FROM organizations) AS organizations, (SELECT count(*) FROM people) AS people,
      (SELECT count(*) FROM memberships) AS memberships, (SELECT count(*) FROM places) AS places,
      (SELECT count(*) FROM email_addresses) AS emails, (SELECT count(*) FROM name_aliases) AS aliases,
      (SELECT count(*) FROM source_references) AS citations,
      (SELECT json_agg(f.status ORDER BY id) FROM research_findings f) AS findings`)
  )[0];

const postal = (line: string) =>
  finding('postal_address', {
    line,
    street: null,
    postal_code: null,
    locality: null,
    region: null,
    country: null,
  });

const everything = (domain: string) => [
  finding('organization_name', { name: 'Found Society' }, { url: `https://${domain}/` }),
  finding('description', { text: 'A society of those who were found.' }),
  person('Ada', 'Found', { role: 'Chair', email: `ada@${domain}` }),
  person('Nemo', 'Found'),
  emailAddress(`info@${domain}`),
  emailAddress(`ada@${domain}`, false),
  finding('phone', { number: '+4930901820', written: '030 / 90 18 20', is_fax: false }),
  postal('Lange Straße 1, 10115 Berlin'),
  finding('social_profile', { network: 'mastodon', url: 'https://social.example/@found' }),
];

describe('Accepting all findings', () => {
  let domain: string;
  let id: number;
  let organization: any;
  beforeAll(async () => {
    domain = newDomain();
    id = await researched(app, domain, everything(domain));
    const answer = await acceptEverything(id);
    expect(answer.status).toBe(200);
    organization = (await organizationsOf(domain))[0];
  });

  it('creates the organization, its people, addresses and places', async () => {
    expect(organization).toMatchObject({
      name: 'Found Society',
      domain,
      email_addresses: [{ address: `info@${domain}` }],
      places: [{ address: 'Lange Straße 1, 10115 Berlin' }],
      members_count: 2,
    });
    const members = await membersOf(organization);
    expect(
      members.map(({ role, title, start_date, person: one }) => [one.name, role, title, start_date]),
    ).toEqual([
      ['Ada Found', 'Chair', null, null],
      ['Nemo Found', 'member', null, null],
    ]);
    const { membership } = (await app.get(`/api/v1/memberships/${members[0].public_id}`)).body;
    expect(membership.email_addresses).toMatchObject([{ address: `ada@${domain}` }]);
  });

  it('cites each record with the page that it comes from', async () => {
    const [cited] = organization.source_references.filter((one: any) => one.url === `https://${domain}/`);
    expect(cited).toMatchObject({
      source_category: 'web',
      recorded_by: { id: app.editor.id },
      metadata: { research_request_id: id, excerpt: 'About us', read_at: '2026-02-14T16:00:02.800Z' },
    });
    const [member] = await membersOf(organization);
    const { person: shown } = (await app.get(`/api/v1/people/${member.person_public_id}`)).body;
    expect(shown.source_references).toMatchObject([
      { source_category: 'web', url: 'https://unknown.example/about' },
    ]);
  });

  it('stores values without a field in citations of the organization', () => {
    const facts = organization.source_references.filter((one: any) => one.metadata.kind !== undefined);
    expect(facts.map(({ metadata }: any) => [metadata.kind, metadata.value])).toEqual([
      ['description', { text: 'A society of those who were found.' }],
      ['phone', { number: '+4930901820', written: '030 / 90 18 20', is_fax: false }],
      ['social_profile', { network: 'mastodon', url: 'https://social.example/@found' }],
    ]);
  });

  it('shows the result of each finding', async () => {
    const request = await show(id);
    expect(request).toMatchObject({
      organization: { public_id: organization.public_id, name: 'Found Society' },
      open_findings_count: 0,
    });
    for (const one of request.findings) {
      expect(one).toMatchObject({
        status: 'accepted',
        already_held: true,
        edited_value: null,
        decided_by: { id: app.editor.id },
        decided_at: expect.any(String),
      });
      expect(one.records.length).toBeGreaterThan(0);
    }
    const [ada] = request.findings.filter((one: any) => one.value.name === 'Ada Found');
    expect(ada.records.map(({ type }: any) => type)).toEqual(['person', 'membership']);
  });

  it('succeeds twice, and changes nothing the second time', async () => {
    const before = await countRows();
    expect((await acceptEverything(id)).status).toBe(200);
    for (const { id: one } of await findingsOf(id)) {
      expect((await decide(id, one, { status: 'accepted' })).status).toBe(200);
    }
    expect(await countRows()).toEqual(before);
  });

  it('marks the findings of the next request as already held', async () => {
    const [again] = await rows(
      `INSERT INTO research_requests (domain, requested_by, status, finished_at)
         VALUES ($1, $2, 'completed', now()) RETURNING id`,
      [domain, app.editor.id],
    );
    await rows(
      `INSERT INTO research_findings (request_id, kind, key, value, url, excerpt, read_at, confidence, reason)
         SELECT $1, kind, key, value, url, excerpt, read_at, confidence, reason FROM research_findings WHERE request_id = $2`,
      [again.id, id],
    );
    const held = await findingsOf(again.id);
    expect(held.map((one) => one.already_held)).toEqual(held.map(() => true));
    const before = await countRows();
    expect((await acceptEverything(again.id)).status).toBe(200);
    const after = await countRows();
    expect(after).toMatchObject({
      organizations: before.organizations,
      people: before.people,
      memberships: before.memberships,
      places: before.places,
      emails: before.emails,
    });
  });
});

describe('One finding', () => {
  it('is accepted in either shape of the body, and charged', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [
      emailAddress(`info@${domain}`),
      emailAddress(`press@${domain}`),
    ]);
    const [info, press] = await findingsOf(id);
    const nested = await decide(id, info.id, { finding: { status: 'accepted' } });
    expect(nested.body.finding).toMatchObject({
      id: info.id,
      status: 'accepted',
      records: [{ type: 'organization' }],
    });
    const flat = await decide(id, press.id, { status: 'accepted' });
    expect([flat.status, flat.body.finding.status]).toEqual([200, 'accepted']);
    // At this point no name has been accepted.
    expect(await organizationsOf(domain)).toMatchObject([
      { name: domain, email_addresses: [{ address: `info@${domain}` }, { address: `press@${domain}` }] },
    ]);
  });

  it('that is a name renames the organization that had none', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    await decide(id, (await ofKind(id, 'person')).id, { status: 'accepted' });
    await decide(id, (await ofKind(id, 'organization_name')).id, { status: 'accepted' });
    expect(await organizationsOf(domain)).toMatchObject([{ name: 'Found Society', members_count: 1 }]);
  });

  it('can be rejected repeatedly, and accepted later', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [emailAddress(`info@${domain}`)]);
    const [{ id: one }] = await findingsOf(id);
    const before = await countRows();
    for (let times = 0; times < 2; times++) {
      const rejected = await decide(id, one, { status: 'rejected' });
      expect(rejected.body.finding).toMatchObject({
        status: 'rejected',
        decided_by: { id: app.editor.id },
        records: [],
      });
    }
    expect({ ...(await countRows()), findings: null }).toEqual({ ...before, findings: null });
    expect((await show(id)).open_findings_count).toBe(0);
    expect((await decide(id, one, { status: 'accepted' })).body.finding.status).toBe('accepted');
    expect((await decide(id, one, { status: 'rejected' })).status).toBe(409);
  });

  it('can be corrected when it is accepted', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [
      finding('organization_name', { name: 'FOUND SOCIETY | Home' }),
      person('Ada', 'Found', { role: 'Chaiir' }),
      emailAddress(`info@${domain}`),
    ]);
    const [name, ada, info] = await findingsOf(id);
    await decide(id, name.id, { status: 'accepted', value: 'Found Society' });
    const edited = await decide(id, ada.id, {
      status: 'accepted',
      value: {
        first_name: 'Ada Maria',
        role: 'chair',
        title: 'Chair of the board',
        start_date: '2026-01-31',
        email: null,
      },
    });
    expect(edited.body.finding).toMatchObject({
      value: { role: 'Chaiir' },
      edited_value: { name: 'Ada Maria Found', role: 'chair' },
    });
    await accept(id, { findings: [{ id: info.id, value: { address: `Office@${domain.toUpperCase()}` } }] });
    const [organization] = await organizationsOf(domain);
    expect(organization).toMatchObject({
      name: 'Found Society',
      email_addresses: [{ address: `Office@${domain}` }],
    });
    expect(await membersOf(organization)).toMatchObject([
      {
        role: 'chair',
        title: 'Chair of the board',
        start_date: '2026-01-31',
        person: { first_name: 'Ada Maria', last_name: 'Found' },
      },
    ]);
    // Repeating a correction repeats the decision. A different correction is a different decision.
    expect((await decide(id, name.id, { status: 'accepted', value: 'Found Society' })).status).toBe(200);
    expect((await decide(id, name.id, { status: 'accepted', value: 'Lost Society' })).status).toBe(409);
  });

  it.each<[string, any, string]>([
    ['person', { name: '' }, 'value.name'],
    ['person', { email: 'x' }, 'value.email'],
    ['person', { start_date: '2026-02-30' }, 'value.start_date'],
    ['person', { last_name: null }, 'value.last_name'],
    ['person', { age: 36 }, 'value.age'],
    ['person', { __proto__: null, constructor: 1 }, 'value'],
    ['email_address', 'nobody', 'value'],
    ['email_address', { is_role_address: 'yes' }, 'value.is_role_address'],
    ['postal_address', { line: 'a\u0000b' }, 'value'],
    ['postal_address', { postal_code: 10115 }, 'value.postal_code'],
    ['social_profile', { url: 'javascript:alert(1)' }, 'value.url'],
    ['social_profile', { url: 'http://social.example/@found' }, 'value.url'],
    ['description', ['x'], 'value'],
    ['phone', 7, 'value'],
    ['phone', { number: 'abc' }, 'value.number'],
    ['phone', '030 90 18 20', 'value'],
    ['phone', '+49 30', 'value'],
    ['phone', 'call +49 30 901820', 'value'],
    ['person', { phone: 'abc' }, 'value.phone'],
  ])('of kind %s cannot be corrected to %j', async (kind, value, field) => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const { id: one } = await ofKind(id, kind);
    const before = await countRows();
    const answer = await decide(id, one, { status: 'accepted', value });
    expect([answer.status, answer.body.details[0]?.field]).toEqual([422, field]);
    const several = await accept(id, { findings: [{ id: one, value }] });
    expect([several.status, several.body.details[0]?.field]).toEqual([422, `findings[0].${field}`]);
    expect(await countRows()).toEqual(before);
  });

  it.each<[string, any]>([
    ['no status', {}],
    ['another status', { status: 'open' }],
    ['something unknown', { status: 'accepted', note: 'x' }],
    ['a correction of what is rejected', { status: 'rejected', value: 'x' }],
    ['an unknown record', { status: 'accepted', use_public_id: 'f'.repeat(32) }],
    ['an unknown organization', { status: 'accepted', organization_public_id: 'f'.repeat(32) }],
    ['a malformed id', { status: 'accepted', use_public_id: 'x' }],
    ['an invalid flag', { status: 'accepted', create_anyway: 'yes' }],
  ])('cannot be decided with %s', async (_what, body) => {
    const domain = newDomain();
    const id = await researched(app, domain, [emailAddress(`info@${domain}`)]);
    const [{ id: one }] = await findingsOf(id);
    expect((await decide(id, one, body)).status).toBe(422);
    expect((await findingsOf(id))[0].status).toBe('open');
  });

  it('is not found under another request', async () => {
    const [a, b] = [newDomain(), newDomain()];
    const [mine, other] = [
      await researched(app, a, [emailAddress(`info@${a}`)]),
      await researched(app, b, [emailAddress(`info@${b}`)]),
    ];
    const [{ id: one }] = await findingsOf(other);
    expect((await decide(mine, one, { status: 'accepted' })).status).toBe(404);
    expect((await decide(999_999, one, { status: 'accepted' })).status).toBe(404);
    expect(
      (await app.patch(`/api/v1/research_requests/${mine}/findings/x`, { status: 'accepted' })).status,
    ).toBe(404);
    const answer = await accept(mine, { finding_ids: [one] });
    expect([answer.status, answer.body.details[0].field]).toEqual([422, 'finding_ids[0]']);
    expect((await accept(999_999, { finding_ids: [one] })).status).toBe(404);
  });

  it('respects If-Match', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [emailAddress(`info@${domain}`)]);
    const [{ id: one }] = await findingsOf(id);
    const path = `/api/v1/research_requests/${id}/findings/${one}`;
    const { etag } = (await app.patch(path, { status: 'rejected' })).headers;
    const patch = (tag: string) => app.patch(path, { status: 'accepted' }, { headers: { 'if-match': tag } });
    expect([(await patch('"x"')).status, (await patch(etag!)).status]).toEqual([412, 200]);
  });
});

describe('Several findings at once', () => {
  it.each<[string, any]>([
    ['nothing', {}],
    ['no ids', { finding_ids: [] }],
    ['ids that are none', { finding_ids: ['x'] }],
    ['something else', { finding_ids: { 1: 1 } }],
    ['an id of another kind', { findings: [true] }],
    ['a finding without an id', { findings: [{ value: 'x' }] }],
    ['the same twice', { findings: [{ id: 1 }, { id: 1 }] }],
    ['more than a hundred', { finding_ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
    ['something unknown', { findings: [{ id: 1, status: 'accepted' }] }],
  ])('are refused with %s', async (_what, body) => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    expect((await accept(id, body)).status).toBe(422);
  });

  it('are accepted together or not at all', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [first, ...rest] = await findingsOf(id);
    const before = await countRows();
    const answer = await accept(id, {
      findings: [{ id: first.id }, { id: rest[0].id }, { id: rest[1].id, value: { email: 'wrong' } }],
    });
    expect([answer.status, answer.body.details[0].field]).toEqual([422, 'findings[2].value.email']);
    expect(await countRows()).toEqual(before);
  });

  it('are accepted once, however many editors accept them at the same time', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const answers = await Promise.all(Array.from({ length: 5 }, () => acceptEverything(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [organization, ...more] = await organizationsOf(domain);
    expect([more, organization.members_count, organization.email_addresses.length]).toEqual([[], 2, 1]);
  });

  it('are replayed with an Idempotency-Key', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [{ id: one }] = await findingsOf(id);
    const send = () =>
      app.post(
        `/api/v1/research_requests/${id}/accept`,
        { finding_ids: [one] },
        { headers: { 'idempotency-key': domain } },
      );
    const [first, second] = [await send(), await send()];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
  });
});

describe('A conflict with existing records', () => {
  const organization = async (name: string, domain: string) =>
    (await app.post('/api/v1/organizations', { name, domain, source: SOURCE })).body.organization;
  const memberOf = async (owner: any, first: string, last: string, role: string, email?: string) =>
    (
      await app.post('/api/v1/people/quick_add', {
        first_name: first,
        last_name: last,
        role,
        organization_public_id: owner.public_id,
        ...(email === undefined ? {} : { email }),
        source: SOURCE,
      })
    ).body;

  it('of names: the other name becomes an alias, or another organization', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [finding('organization_name', { name: 'Other Name' })]);
    const [{ id: one }] = await findingsOf(id);
    const known = await organization('Known Name', domain);
    const before = await countRows();
    const refused = await decide(id, one, { status: 'accepted' });
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toEqual([
      {
        finding_id: one,
        kind: 'organization_name',
        message: expect.stringContaining('Known Name'),
        existing: [{ type: 'organization', public_id: known.public_id, name: 'Known Name' }],
        resolve_with: ['use_public_id', 'create_anyway'],
      },
    ]);
    const problem = await app.patch(
      `/api/v1/research_requests/${id}/findings/${one}`,
      { status: 'accepted' },
      { headers: { accept: 'application/problem+json' } },
    );
    expect(problem.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem.body).toMatchObject({ status: 409, conflicts: refused.body.conflicts });
    expect(await countRows()).toEqual(before);
    const settled = await decide(id, one, { status: 'accepted', use_public_id: known.public_id });
    expect(settled.body.finding).toMatchObject({ status: 'accepted', already_held: true });
    expect(await organizationsOf(domain)).toMatchObject([
      { name: 'Known Name', name_aliases: [{ name: 'Other Name' }] },
    ]);
  });

  it('of names: another organization may share the domain', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    await organization('Known Name', domain);
    const findings = await findingsOf(id);
    const settled = await accept(id, {
      findings: findings.map((one) => ({
        id: one.id,
        ...(one.kind === 'organization_name' ? { create_anyway: true } : {}),
      })),
    });
    expect(settled.status).toBe(200);
    expect((await organizationsOf(domain)).map(({ name, members_count }) => [name, members_count])).toEqual([
      ['Known Name', 0],
      ['Found Society', 2],
    ]);
  });

  it('of domains: several organizations have the domain', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [emailAddress(`info@${domain}`), person('Ada', 'Several')]);
    const [first, second] = [await organization('First', domain), await organization('Second', domain)];
    const refused = await acceptEverything(id);
    expect(refused.body.conflicts.map((one: any) => [one.resolve_with, one.existing.length])).toEqual([
      [['organization_public_id'], 2],
      [['organization_public_id'], 2],
    ]);
    const ids = (await findingsOf(id)).map((one) => one.id);
    const settled = await accept(id, {
      finding_ids: ids.slice(0, 1),
      organization_public_id: second.public_id,
    });
    expect(settled.status).toBe(200);
    // The chosen organization also applies to the other findings.
    expect((await accept(id, { finding_ids: ids.slice(1) })).status).toBe(200);
    expect((await organizationsOf(domain)).map(({ members_count }) => members_count)).toEqual([0, 1]);
    expect(first.public_id).not.toBe(second.public_id);
  });

  it('of persons: the finding is the existing person, or another of the same name', async () => {
    const domain = newDomain();
    const found = (role: string | null, key: string) => ({ ...person('Ada', 'Twice', { role }), key });
    const id = await researched(app, domain, [found('Chair', 'a'), found('Auditor', 'b'), found(null, 'c')]);
    const known = await organization('Known', domain);
    const treasurer = await memberOf(known, 'ADA', 'Twicé', 'Treasurer');
    const [chair, auditor, unspecific] = await findingsOf(id);
    const refused = await decide(id, chair.id, { status: 'accepted' });
    expect(refused.body.conflicts[0]).toMatchObject({
      message: expect.stringContaining('Treasurer'),
      existing: [{ type: 'person', public_id: treasurer.person.public_id }],
      resolve_with: ['use_public_id', 'create_anyway'],
    });
    await decide(id, chair.id, { status: 'accepted', use_public_id: treasurer.person.public_id });
    await decide(id, auditor.id, { status: 'accepted', create_anyway: true });
    const members = await membersOf(known);
    expect(
      members.map(({ role, person_public_id: one }) => [role, one === treasurer.person.public_id]),
    ).toEqual([
      ['Treasurer', true],
      ['Chair', true],
      ['Auditor', false],
    ]);
    // The finding has no role that would tell the two persons apart.
    expect((await decide(id, unspecific.id, { status: 'accepted' })).status).toBe(409);
    const meant = await decide(id, unspecific.id, {
      status: 'accepted',
      use_public_id: members[2].public_id,
    });
    expect(meant.body.finding.records).toEqual([
      { type: 'person', public_id: members[2].person_public_id },
      { type: 'membership', public_id: members[2].public_id },
    ]);
    expect(await membersOf(known)).toHaveLength(3);
  });

  it('of addresses: another owner has the address, or both have it', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [
      emailAddress(`a@${domain}`),
      emailAddress(`b@${domain}`),
      person('Ada', 'Shared', { email: `c@${domain}` }),
    ]);
    const elsewhere = await organization('Elsewhere', newDomain());
    const owners = await Promise.all(
      ['a', 'b', 'c'].map((one) => memberOf(elsewhere, 'Owner', one, 'member', `${one}@${domain}`)),
    );
    const refused = await acceptEverything(id);
    expect(refused.body.conflicts.map((one: any) => [one.kind, one.existing[0].name])).toEqual([
      ['person', 'Owner c'],
      ['email_address', 'Owner a'],
      ['email_address', 'Owner b'],
    ]);
    expect((await findingsOf(id)).map((one) => one.already_held)).toEqual([false, true, true]);
    const [ada, a, b] = await findingsOf(id);
    const settled = await accept(id, {
      findings: [
        { id: ada.id, use_public_id: owners[2]!.person.public_id },
        { id: a.id, use_public_id: owners[0]!.person.public_id },
        { id: b.id, create_anyway: true },
      ],
    });
    expect(settled.status).toBe(200);
    const [made] = await organizationsOf(domain);
    expect(made.email_addresses).toMatchObject([{ address: `b@${domain}` }]);
    expect(await membersOf(made)).toMatchObject([{ person: { name: 'Owner c' } }]);
    const { results } = (await app.get(`/api/v1/lookup/email?email=c@${domain}`)).body;
    expect(results).toHaveLength(1);
  });

  it('can be settled only with a record of a suitable kind', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const known = await organization('Known', domain);
    for (const [kind, code] of [
      ['person', 'not_found'],
      ['phone', 'not_applicable'],
    ] as const) {
      const { id: one } = await ofKind(id, kind);
      const answer = await decide(id, one, {
        finding: { status: 'accepted', use_public_id: known.public_id },
      });
      expect(answer.body.details).toMatchObject([{ field: 'finding.use_public_id', code }]);
    }
  });
});

describe('An existing record', () => {
  it('is completed and cited, not created again', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const created = await app.post('/api/v1/organizations/quick_add', {
      name: 'found society',
      domain,
      organization_type: 'society',
      emails: [`INFO@${domain}`],
      person: { first_name: 'Ada', last_name: 'Found', role: 'chair' },
      source: SOURCE,
    });
    await app.post('/api/v1/places', {
      address: 'Lange Strasse 1, 10115 Berlin',
      organization_public_id: created.body.organization.public_id,
      source: SOURCE,
    });
    const held = await findingsOf(id);
    expect(held.filter((one) => one.already_held).map(({ kind }) => kind)).toEqual([
      'organization_name',
      'person',
      'email_address',
      'postal_address',
    ]);
    expect((await acceptEverything(id)).status).toBe(200);
    const [organization, ...more] = await organizationsOf(domain);
    expect(more).toEqual([]);
    expect(organization).toMatchObject({
      name: 'found society',
      organization_type: 'society',
      members_count: 2,
      places: [{ address: 'Lange Strasse 1, 10115 Berlin' }],
      email_addresses: [{ address: `INFO@${domain}` }],
    });
    expect(
      organization.source_references.filter((one: any) => one.source_category === 'web').length,
    ).toBeGreaterThan(2);
    const [ada] = await membersOf(organization);
    const { membership } = (await app.get(`/api/v1/memberships/${ada.public_id}`)).body;
    expect(membership.email_addresses).toMatchObject([{ address: `ada@${domain}` }]);
    expect(ada.role).toBe('chair');
  });

  it('is no longer linked after its deletion', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, [
      finding('organization_name', { name: 'Short-lived' }),
      emailAddress(`x@${domain}`),
    ]);
    const [name, email] = await findingsOf(id);
    await decide(id, name.id, { status: 'accepted' });
    const [organization] = await organizationsOf(domain);
    expect((await app.delete(`/api/v1/organizations/${organization.public_id}`)).status).toBe(204);
    const request = await show(id);
    expect([request.organization, request.findings[0].records, request.findings[0].already_held]).toEqual([
      null,
      [],
      false,
    ]);
    expect((await decide(id, email.id, { status: 'accepted' })).status).toBe(200);
    expect((await organizationsOf(domain)).map(({ name: one }) => one)).toEqual([domain]);
  });
});

describe('A lookup without results', () => {
  it('later finds the accepted records, with citations', async () => {
    const domain = newDomain();
    const whole = await app.twin({}, { background: true });
    const id = await researched(app, domain, everything(domain));
    await acceptEverything(id);
    await whole.settled();
    const { body } = await app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`);
    await whole.stop();
    expect(body).toMatchObject({
      organizations: [{ name: 'Found Society', email_addresses: [{ address: `info@${domain}` }] }],
      research: null,
    });
    expect(body.contacts.map((one: any) => [one.person.name, one.email_addresses[0]?.address])).toEqual([
      ['Ada Found', `ada@${domain}`],
      ['Nemo Found', undefined],
    ]);
  });
});

it('a lookup leads to records through a worker and an editor', async () => {
  const worker = await TestWorker.start((domain) => Promise.resolve(report(everything(domain))));
  const domain = newDomain();
  const { id } = (await app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`)).body.research;
  await worker.finished(id);
  await worker.stop();
  expect((await acceptEverything(id)).status).toBe(200);
  expect(await organizationsOf(domain)).toMatchObject([{ name: 'Found Society' }]);
});
