import { SOURCE, TestApp } from '../support/app.js';
import { emailAddress, finding, person, researched } from '../support/research.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

let domains = 0;
const newDomain = () => `changing-${domains++}.example`;

const show = async (id: number) => (await app.get(`/api/v1/research_requests/${id}`)).body.research_request;
const findingsOf = async (id: number): Promise<any[]> => (await show(id)).findings;
const decide = (id: number, findingId: number, body: object) =>
  app.patch(`/api/v1/research_requests/${id}/findings/${findingId}`, body);
const accept = (id: number, body: object) => app.post(`/api/v1/research_requests/${id}/accept`, body);
const create = async (name: string, domain: string) =>
  (await app.post('/api/v1/organizations', { name, domain, source: SOURCE })).body.organization;
const organizationsOf = async (domain: string): Promise<any[]> =>
  (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
const membersOf = async ({ public_id }: any): Promise<any[]> =>
  (await app.get(`/api/v1/memberships?organization_public_id=${public_id}`)).body.memberships;
const remove = async (path: string) => expect((await app.delete(`/api/v1/${path}`)).status).toBe(204);
const merge = async (survivor: any, other: any) => {
  const body = { merge: { public_ids: [other.public_id] }, source: SOURCE };
  const answer = await app.post(`/api/v1/organizations/${survivor.public_id}/merge`, body);
  expect(answer.status).toBe(200);
  return answer.body.merge;
};

const phone = (number: string) =>
  finding('phone', { number, written: number, is_fax: false }, { key: number });
const postal = finding('postal_address', {
  line: 'Lange Straße 1, 10115 Berlin',
  street: null,
  postal_code: null,
  locality: null,
  region: null,
  country: null,
});
const everything = (domain: string) => [
  finding('organization_name', { name: 'Changing Society' }),
  person('Ada', 'Changing', { role: 'Chair' }),
  emailAddress(`info@${domain}`),
  phone('+4930901820'),
  postal,
];

/** A request for a new domain, with accepted findings of these kinds. */
async function accepted(...kinds: string[]) {
  const domain = newDomain();
  const id = await researched(app, domain, everything(domain));
  const ids = (await findingsOf(id)).filter(({ kind }) => kinds.includes(kind)).map((one) => one.id);
  expect((await accept(id, { finding_ids: ids })).status).toBe(200);
  return { domain, id, organization: (await organizationsOf(domain))[0] };
}

const heldKinds = async (id: number) =>
  (await findingsOf(id)).filter((one) => one.already_held).map(({ kind }) => kind);

describe('After a merge of its organization, research', () => {
  it('shows what the survivor has, and the records that took the place of others', async () => {
    const { id, organization } = await accepted('organization_name', 'phone', 'postal_address');
    const survivor = await create('Surviving Society', newDomain());
    const { id: mergeId } = await merge(survivor, organization);
    expect((await show(id)).organization.public_id).toBe(survivor.public_id);
    expect(await heldKinds(id)).toEqual(['organization_name', 'phone', 'postal_address']);
    const [name, ada, , number] = await findingsOf(id);
    expect(name.records).toEqual([{ type: 'organization', public_id: survivor.public_id }]);
    expect(name.existing).toMatchObject([{ public_id: survivor.public_id, name: 'Surviving Society' }]);
    expect(number.records).toMatchObject([{ type: 'source_reference' }]);
    expect(number.existing).toMatchObject([{ public_id: number.records[0].public_id }]);
    const joined = await decide(id, ada.id, { status: 'accepted' });
    expect(joined.body.finding).toMatchObject({ already_held: true });
    expect(await membersOf(survivor)).toHaveLength(1);

    await app.post(`/api/v1/merges/${mergeId}/undo`, { source: SOURCE });
    const undone = await show(id);
    expect(undone.organization.public_id).toBe(organization.public_id);
    expect(undone.findings[0].records).toEqual([{ type: 'organization', public_id: organization.public_id }]);
  });

  it('without a decision continues with the survivor', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [known, survivor] = [await create('Known', domain), await create('Survivor', newDomain())];
    const { id: mergeId } = await merge(survivor, known);
    const [, ada] = await findingsOf(id);
    expect((await decide(id, ada.id, { status: 'accepted' })).status).toBe(200);
    expect(await organizationsOf(domain)).toEqual([]);
    expect(await membersOf(survivor)).toHaveLength(1);
    await app.post(`/api/v1/merges/${mergeId}/undo`, { source: SOURCE });
    expect((await show(id)).organization).toBeNull();
  });

  it('without a decision stays with the other organizations of the domain', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [known, other] = [await create('Known', domain), await create('Other', domain)];
    await merge(await create('Survivor', newDomain()), known);
    const [, ada] = await findingsOf(id);
    await decide(id, ada.id, { status: 'accepted' });
    expect(await membersOf(other)).toHaveLength(1);
  });

  it('follows former ids', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [former, survivor] = [await create('Former', newDomain()), await create('Kept', newDomain())];
    await merge(survivor, former);
    const [, ada, info] = await findingsOf(id);
    const joined = await accept(id, {
      finding_ids: [ada.id],
      organization_public_id: former.public_id,
    });
    expect(joined.status).toBe(200);
    expect(await membersOf(survivor)).toHaveLength(1);
    const owned = await decide(id, info.id, { status: 'accepted', use_public_id: former.public_id });
    expect(owned.body.finding.records).toEqual([{ type: 'organization', public_id: survivor.public_id }]);
  });
});

it('research of an organization that got another domain shows what it has', async () => {
  const { id, organization } = await accepted('organization_name', 'person');
  const moved = { domain: newDomain(), source: SOURCE };
  expect((await app.patch(`/api/v1/organizations/${organization.public_id}`, moved)).status).toBe(200);
  expect(await heldKinds(id)).toEqual(['organization_name', 'person']);
});

it('a finding shows what the organization has that its acceptance named', async () => {
  const domain = newDomain();
  const id = await researched(app, domain, [emailAddress(`info@${domain}`), phone('+4930901820')]);
  const named = await create('Elsewhere', newDomain());
  const [, number] = await findingsOf(id);
  const body = { status: 'accepted', organization_public_id: named.public_id };
  expect((await decide(id, number.id, body)).body.finding.already_held).toBe(true);
});

describe('A finding whose records were deleted', () => {
  it('is accepted again: the name names the new organization', async () => {
    const { domain, id, organization } = await accepted('organization_name', 'person');
    const [name, ada] = await findingsOf(id);
    await remove(`memberships/${ada.records[1].public_id}`);
    await remove(`organizations/${organization.public_id}`);
    expect((await accept(id, { finding_ids: [name.id, ada.id] })).status).toBe(200);
    const [again] = await organizationsOf(domain);
    expect(again.name).toBe('Changing Society');
    // The person still exists, and joins again.
    expect(await membersOf(again)).toMatchObject([
      { role: 'Chair', person_public_id: ada.records[0].public_id },
    ]);
    expect(await heldKinds(id)).toEqual(['organization_name', 'person']);
    expect((await accept(id, { finding_ids: [name.id, ada.id] })).status).toBe(200);
    expect(await membersOf(again)).toHaveLength(1);
  });

  it('is accepted again by two editors at once, with one result', async () => {
    const { domain, id, organization } = await accepted('organization_name', 'person');
    const [name, ada] = await findingsOf(id);
    await remove(`people/${ada.records[0].public_id}`);
    await remove(`organizations/${organization.public_id}`);
    const answers = await Promise.all([1, 2].map(() => accept(id, { finding_ids: [name.id, ada.id] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [again, ...more] = await organizationsOf(domain);
    expect([more, (await membersOf(again)).length]).toEqual([[], 1]);
  });

  it('keeps its correction when it is accepted again, or takes another', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [{ id: name }] = await findingsOf(id);
    for (const [value, expected] of [
      ['Corrected', 'Corrected'],
      [undefined, 'Corrected'],
      ['Changed', 'Changed'],
    ]) {
      const { finding: shown } = (await decide(id, name, { status: 'accepted', value })).body;
      const [organization] = await organizationsOf(domain);
      expect([organization.name, shown.edited_value]).toEqual([expected, { name: expected }]);
      await remove(`organizations/${organization.public_id}`);
    }
  });

  it('means another person when it is accepted again under another name', async () => {
    const { id, organization } = await accepted('organization_name', 'person');
    const [, ada] = await findingsOf(id);
    await remove(`memberships/${ada.records[1].public_id}`);
    const value = { first_name: 'Bob', last_name: 'Changing', name: 'Bob Changing' };
    expect((await decide(id, ada.id, { status: 'accepted', value })).status).toBe(200);
    const [member, ...more] = await membersOf(organization);
    expect(more).toEqual([]);
    expect(member.person_public_id).not.toBe(ada.records[0].public_id);
  });

  it('can be rejected', async () => {
    const { id, organization } = await accepted('organization_name');
    const [{ id: name }] = await findingsOf(id);
    await remove(`organizations/${organization.public_id}`);
    const rejected = await decide(id, name, { status: 'rejected' });
    expect(rejected.body.finding).toMatchObject({ status: 'rejected', records: [] });
  });

  it('cannot be rejected while one of them is left', async () => {
    const { id } = await accepted('person');
    const [, ada] = await findingsOf(id);
    await remove(`memberships/${ada.records[1].public_id}`);
    const refused = await decide(id, ada.id, { status: 'rejected' });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('delete')]);
    await remove(`people/${ada.records[0].public_id}`);
    expect((await decide(id, ada.id, { status: 'rejected' })).status).toBe(200);
  });
});

it('a correction is held and stored in its corrected form', async () => {
  const { id, organization } = await accepted('phone');
  const next = await researched(app, newDomain(), [phone('+4930901820')]);
  const [number] = await findingsOf(next);
  const body = { status: 'accepted', organization_public_id: organization.public_id };
  const corrected = await decide(next, number.id, { ...body, value: '+49 (30) 901821' });
  expect(corrected.body.finding).toMatchObject({
    edited_value: { number: '+4930901821' },
    already_held: true,
  });
  const shown = (await app.get(`/api/v1/organizations/${organization.public_id}`)).body.organization;
  const numbers = shown.source_references.flatMap(({ metadata }: any) => metadata?.value?.number ?? []);
  expect(numbers).toEqual(['+4930901820', '+4930901821']);
  expect(await heldKinds(id)).toEqual(['phone']);
});

describe('A record that an editor names', () => {
  it('is not a membership of another organization', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [, ada] = await findingsOf(id);
    const elsewhere = await app.post('/api/v1/organizations/quick_add', {
      name: 'Elsewhere',
      organization_type: 'society',
      domain: newDomain(),
      person: { first_name: 'Ada', last_name: 'Elsewhere', role: 'chair' },
      source: SOURCE,
    });
    const [membership] = await membersOf(elsewhere.body.organization);
    const named = { status: 'accepted', use_public_id: membership.public_id };
    const refused = await decide(id, ada.id, named);
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toMatchObject([
      { existing: [{ public_id: membership.public_id }], resolve_with: ['use_public_id'] },
    ]);
    expect(await organizationsOf(domain)).toEqual([]);
  });

  it.each([
    { own: { start_date: '2025-01-31' }, start_date: '2025-01-31' },
    { own: { role: 'chair' }, start_date: '2026-01-31' },
    { own: { end_date: '2020-01-01' }, start_date: null },
  ])(
    'completes a member with the title of a correction, and its start date if that is open: $own',
    async ({ own, start_date }) => {
      // A membership that a page names has no dates.
      const { organization } = await accepted('organization_name', 'person');
      const [{ public_id }] = await membersOf(organization);
      const body = { membership: own, source: SOURCE };
      expect((await app.patch(`/api/v1/memberships/${public_id}`, body)).status).toBe(200);
      const domain = newDomain();
      const id = await researched(app, domain, everything(domain));
      const [, ada] = await findingsOf(id);
      const value = { title: 'Chair', start_date: '2026-01-31' };
      const decision = { status: 'accepted', value, organization_public_id: organization.public_id };
      expect((await decide(id, ada.id, decision)).status).toBe(200);
      expect(await membersOf(organization)).toMatchObject([{ title: 'Chair', start_date }]);
    },
  );

  it('takes a name although the domain is not its own', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [name, ada] = await findingsOf(id);
    const known = await create('Known', newDomain());
    const body = { findings: [{ id: name.id, use_public_id: known.public_id }, { id: ada.id }] };
    const answer = await accept(id, body);
    expect(answer.body.research_request.organization.public_id).toBe(known.public_id);
    expect(await organizationsOf(domain)).toEqual([]);
    const { organization } = (await app.get(`/api/v1/organizations/${known.public_id}`)).body;
    expect(organization).toMatchObject({
      name: 'Known',
      name_aliases: [{ name: 'Changing Society' }],
      members_count: 1,
    });
  });

  it('takes a name although another organization has the domain too', async () => {
    const domain = newDomain();
    const id = await researched(app, domain, everything(domain));
    const [name] = await findingsOf(id);
    const [first, second] = [await create('First', domain), await create('Second', domain)];
    const answer = await decide(id, name.id, { status: 'accepted', use_public_id: second.public_id });
    expect(answer.body.finding.records).toEqual([{ type: 'organization', public_id: second.public_id }]);
    const [{ id: next }] = (await findingsOf(id)).filter(({ kind }) => kind === 'email_address');
    await decide(id, next, { status: 'accepted' });
    const shown = (await app.get(`/api/v1/organizations/${first.public_id}`)).body.organization;
    expect(shown.email_addresses).toEqual([]);
  });
});
