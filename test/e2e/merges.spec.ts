import { PLACES } from '../../src/places/places.schema.js';
import { valueColumns } from '../../src/records/columns.js';
import { Directory, problemsOf } from '../factories/directory.js';
import { indexAll } from '../support/indexing.js';
import { SOURCE, TestApp, type CallOptions } from '../support/app.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  directory = new Directory(app);
});
afterAll(() => app.stop());

const MERGE_SOURCE = { source_category: 'editor', url: 'https://society.example/board' };

const merge = (
  plural: string,
  survivor: string,
  ids: readonly string[],
  more: object = {},
  options?: CallOptions,
) =>
  app.post(
    `/api/v1/${plural}/${survivor}/merge`,
    { merge: { public_ids: ids, ...more }, source: MERGE_SOURCE },
    options,
  );

const show = async (path: string) => (await app.get(`/api/v1/${path}`)).body;

describe('Merging people', () => {
  it('moves parts, folds those that say the same, and adds names as aliases', async () => {
    const organization = await directory.organization();
    const survivor = await directory.person({
      first_name: 'A.',
      last_name: 'Lovelace',
      emails: ['ada@merged.example'],
      aliases: ['Countess'],
    });
    const other = await directory.person({
      first_name: 'Ada',
      last_name: 'Lovelace',
      emails: ['ADA@merged.example', 'ada.2@merged.example'],
      aliases: ['Countess', 'Lady Ada'],
    });
    const held = { organization_public_id: organization.public_id, role: 'chair' };
    const kept = await directory.membership({ person_public_id: survivor.public_id, ...held });
    const folded = await directory.membership({
      person_public_id: other.public_id,
      ...held,
      end_date: '2021-01-31',
      emails: ['chair@merged.example'],
    });
    const moved = await directory.membership({ person_public_id: other.public_id, role: 'member' });
    const place = await directory.place({ person_public_id: other.public_id, address: '4 Quay Street' });
    await directory.place({ membership_public_id: folded.public_id, address: '5 Quay Street' });

    const preview = await merge('people', survivor.public_id, [other.public_id], {
      fields: { first_name: other.public_id },
      dry_run: true,
    });
    expect(preview.status).toBe(200);
    expect(await show(`people/${survivor.public_id}`)).toEqual({
      person: { ...survivor, memberships: expect.anything() },
    });
    const { body, status } = await merge('people', survivor.public_id, [other.public_id], {
      fields: { first_name: other.public_id },
    });
    expect(status).toBe(200);
    expect(body.merge).toEqual({
      ...preview.body.merge,
      id: expect.any(Number),
      dry_run: false,
      etag: null,
    });
    expect(body.merge).toMatchObject({
      survivor: survivor.public_id,
      merged: [other.public_id],
      fields: { first_name: { value: 'Ada', from: other.public_id, instead_of: ['A.'] } },
      moved: { memberships: 1, places: 2, name_aliases: 1, email_addresses: 2 },
      folded: { memberships: 1, name_aliases: 1, email_addresses: 1 },
      aliases_added: ['A. Lovelace'],
      refusals: [],
    });
    const { person } = await show(`people/${survivor.public_id}`);
    expect(body.person).toEqual(person);
    expect(person.name).toBe('Ada Lovelace');
    expect(person.former_public_ids).toEqual([other.public_id]);
    expect(person.name_aliases.map(({ name }: any) => name).sort()).toEqual([
      'A. Lovelace',
      'Countess',
      'Lady Ada',
    ]);
    expect(person.email_addresses.map(({ address }: any) => address)).toEqual([
      'ada@merged.example',
      'ada.2@merged.example',
    ]);
    expect(person.memberships.map(({ public_id }: any) => public_id)).toEqual([
      kept.public_id,
      moved.public_id,
    ]);
    expect(person.memberships[0].end_date).toBe('2021-01-31');
    expect(person.places.map(({ public_id }: any) => public_id)).toEqual([place.public_id]);
    const { membership } = await show(`memberships/${kept.public_id}`);
    expect(membership.places).toHaveLength(1);
    expect(membership.email_addresses.map(({ address }: any) => address)).toEqual(['chair@merged.example']);
    expect(await app.get(`/api/v1/memberships/${folded.public_id}`)).toMatchObject({ status: 308 });
    expect(await app.get(`/api/v1/people/${other.public_id}`)).toMatchObject({ status: 308 });
  });
});

describe('After a merge', () => {
  it('ids, former ids and numbers of the merged lead to the survivor, whose log holds theirs', async () => {
    const [survivor, other] = [await directory.person(), await directory.person()];
    const renamed = 'c'.repeat(31) + '1';
    await app.patch(`/api/v1/people/${other.public_id}`, {
      person: { public_id: renamed, last_name: 'King' },
      source: SOURCE,
    });
    const citation = await directory.sourceReference({ person_public_id: renamed });
    const [added] = (await show(`people/${renamed}`)).person.source_references.slice(-1);
    expect(added.public_id).toBe(citation.public_id);
    expect((await merge('people', survivor.public_id, [other.public_id])).status).toBe(200);

    const { person } = await show(`people/${survivor.public_id}`);
    expect(person.former_public_ids).toEqual([other.public_id, renamed]);
    for (const id of person.former_public_ids) {
      const moved = await app.get(`/api/v1/people/${id}/changes`);
      expect(moved).toMatchObject({ status: 308 });
      expect(moved.headers['location']).toContain(`/people/${survivor.public_id}/changes`);
    }
    expect((await show(`memberships?person_id=${other.id}`)).meta.filters).toEqual({
      person_public_id: survivor.public_id,
    });
    const batch = await app.post('/api/v1/lookup/batch', { items: [{ person_id: other.id }] });
    expect(batch.body.items[0]).toMatchObject({ status: 'moved', moved_to: survivor.public_id });
    expect(batch.body.items[0].results[0].person.public_id).toBe(survivor.public_id);
    const copied = await app.get(`/api/v1/source_references/${citation.public_id}`);
    expect(copied.status).toBe(308);
    const copy = (await app.get(copied.headers['location']!)).body.source_reference;
    expect(copy).toMatchObject({
      url: citation.url,
      recorded_by: citation.recorded_by,
      recorded_at: citation.recorded_at,
      subject: { type: 'person', public_id: survivor.public_id },
      merged_from: { type: 'person', public_id: renamed },
    });
    const { changes } = await show(`people/${survivor.public_id}/changes`);
    expect(changes.map(({ action, public_id }: any) => [action, public_id])).toEqual([
      ['merge', survivor.public_id],
      ['merge', renamed],
      ['update', renamed],
      ['update', renamed],
      ['create', renamed],
      ['create', survivor.public_id],
    ]);
    expect(changes[0].changed.merged).toEqual({ from: null, to: [renamed] });
    expect(changes[1].changed.into).toEqual({ from: null, to: survivor.public_id });
    expect(changes[0].source_reference.url).toBe(MERGE_SOURCE.url);

    const last = await directory.person();
    expect((await merge('people', last.public_id, [survivor.public_id])).status).toBe(200);
    expect((await show(`people/${last.public_id}`)).person.former_public_ids).toEqual([
      other.public_id,
      renamed,
      survivor.public_id,
    ]);
    expect((await app.get(copied.headers['location']!)).status).toBe(308);
    const taken = await app.patch(`/api/v1/people/${last.public_id}`, { public_id: renamed, source: SOURCE });
    expect(problemsOf(taken)).toEqual({ public_id: 'taken' });
    expect((await app.delete(`/api/v1/people/${last.public_id}`)).status).toBe(204);
    expect((await app.get(`/api/v1/people/${renamed}`)).status).toBe(410);
  });

  it('search finds the survivor by the names of both, and the merged no more', async () => {
    const [survivor, other] = [
      await directory.person({ first_name: 'Zoe', last_name: 'Quillfeather' }),
      await directory.person({ first_name: 'Zora', last_name: 'Brambleton' }),
    ];
    const membership = await directory.membership({
      person_public_id: other.public_id,
      title: 'Toastmaster',
    });
    await indexAll(app);
    await merge('people', survivor.public_id, [other.public_id]);
    await indexAll(app);
    const found = async (q: string) =>
      (await show(`search?q=${encodeURIComponent(q)}`)).results.map(({ public_id }: any) => public_id);
    expect(await found('Zora Brambleton')).toEqual(expect.arrayContaining([survivor.public_id]));
    expect(await found('Zora Brambleton')).not.toContain(other.public_id);
    expect(await found('Quillfeather Toastmaster')).toEqual(
      expect.arrayContaining([survivor.public_id, membership.public_id]),
    );
  });
});

describe('Merging organizations', () => {
  it('moves members, children, domains and counts; either route shows both keys of advertisers', async () => {
    const parent = await directory.organization();
    const survivor = await directory.organization({ domain: 'one.example' });
    const other = await directory.organization({
      domain: 'two.example',
      organization_type: 'ngo',
      parent_organization_public_id: parent.public_id,
    });
    const child = await directory.organization({ parent_organization_public_id: other.public_id });
    const member = await directory.membership({ organization_public_id: other.public_id });
    const { body, status } = await merge('advertisers', survivor.public_id, [other.public_id]);
    expect(status).toBe(200);
    expect(body.merge).toMatchObject({
      moved: { memberships: 1, organizations: 1 },
      fields: {
        domain: { value: 'one.example', from: survivor.public_id, instead_of: ['two.example'] },
        organization_type: { value: 'ngo', from: other.public_id, instead_of: [] },
        parent_organization_public_id: { value: parent.public_id, from: other.public_id },
      },
      aliases_added: [other.name, 'two.example'],
    });
    expect(body.advertiser).toEqual(body.organization);
    expect(body.organization).toMatchObject({ members_count: 1, organization_type: 'ngo' });
    expect((await show(`organizations/${child.public_id}`)).organization.parent_organization_public_id).toBe(
      survivor.public_id,
    );
    const { members } = await show(`organizations/${survivor.public_id}/members`);
    expect(members.map(({ public_id }: any) => public_id)).toEqual([member.public_id]);
    await indexAll(app);
    const contacts = await show('lookup/domain_contacts?domain=two.example');
    expect(contacts.organizations).toMatchObject([{ public_id: survivor.public_id }]);
    expect(contacts.contacts).toMatchObject([{ person: { public_id: member.person_public_id } }]);
    const organization = { domain: 'two.example' };
    const { person } = await show(`people/${member.person_public_id}`);
    const named = { type: 'person', name: `${person.first_name} ${person.last_name}`, organization };
    const queries = { q: { type: 'organization', ...organization }, named };
    const matched = await app.post('/api/v1/match', { queries });
    expect(matched.body.responses.q.results).toMatchObject([{ public_id: survivor.public_id, match: true }]);
    expect(matched.body.responses.named.results[0].features.organization).toMatchObject({ score: 1 });
    const moved = await app.post(`/api/v1/advertisers/${other.public_id}/merge`, {
      merge: { public_ids: [child.public_id], dry_run: true },
    });
    expect(moved.headers['location']).toContain(`/advertisers/${survivor.public_id}/merge`);
  });

  it('is refused with all reasons at once', async () => {
    const [top, middle, below] = [
      await directory.organization(),
      await directory.organization(),
      await directory.organization(),
    ];
    for (const [organization, parent] of [
      [middle, top],
      [below, middle],
    ])
      await app.patch(`/api/v1/organizations/${organization.public_id}`, {
        parent_organization_public_id: parent.public_id,
        source: SOURCE,
      });
    const person = await directory.person();
    const gone = await directory.organization();
    await app.delete(`/api/v1/organizations/${gone.public_id}`);
    const ids = [below.public_id, person.public_id, gone.public_id];
    const refused = await merge('organizations', top.public_id, ids, { force: true });
    expect(refused).toMatchObject({ status: 409, body: { error: 'merge_refused' } });
    expect(refused.body.details.map(({ code }: any) => code)).toEqual(['other_kind', 'gone', 'hierarchy']);
    const fields = refused.body.details.map(({ field }: any) => field);
    expect(fields).toEqual(['merge.public_ids[1]', 'merge.public_ids[2]', 'merge.public_ids[0]']);
    const above = await merge('organizations', below.public_id, [top.public_id], { force: true });
    expect([refused, above].map(({ body }) => body.details.at(-1).message)).toEqual([
      `${below.public_id} is below ${top.public_id}: change the parent first`,
      `${top.public_id} is above ${below.public_id}: change the parent first`,
    ]);
    const preview = await merge('organizations', top.public_id, ids, { dry_run: true });
    expect(preview.status).toBe(200);
    expect(preview.body.merge.refusals.map(({ public_id }: any) => public_id)).toEqual([
      person.public_id,
      gone.public_id,
      below.public_id,
    ]);
  });
});

describe('A merge is refused', () => {
  it('towards a record with fewer memberships, unless forced', async () => {
    const [survivor, other] = [await directory.person(), await directory.person()];
    for (let number = 0; number < 6; number++)
      await directory.membership({ person_public_id: other.public_id });
    const refused = await merge('people', survivor.public_id, [other.public_id]);
    expect(refused.body).toMatchObject({
      error: 'merge_refused',
      details: [{ field: 'merge.public_ids[0]', code: 'more_memberships' }],
    });
    const forced = await merge('people', survivor.public_id, [other.public_id], { force: true });
    expect(forced.body.merge).toMatchObject({ moved: { memberships: 6 }, refusals: [] });
  });

  it('for ids and fields that make no sense', async () => {
    const [survivor, other] = [await directory.person(), await directory.person()];
    const answers = [
      await merge('people', survivor.public_id, []),
      await merge('people', survivor.public_id, [survivor.public_id]),
      await merge('people', survivor.public_id, [other.public_id, other.public_id]),
      await merge('people', survivor.public_id, ['0'.repeat(32)]),
      await merge('people', survivor.public_id, [other.public_id], { fields: { name: other.public_id } }),
      await merge('people', survivor.public_id, [other.public_id], { fields: { last_name: '1'.repeat(32) } }),
      await app.post(`/api/v1/people/${survivor.public_id}/merge`, {
        merge: { public_ids: [other.public_id] },
      }),
    ];
    expect(answers.map((answer) => [answer.status, problemsOf(answer)])).toEqual([
      [422, { 'merge.public_ids': 'too_short' }],
      [422, { 'merge.public_ids[0]': 'conflict' }],
      [422, { 'merge.public_ids[1]': 'conflict' }],
      [422, { 'merge.public_ids[0]': 'not_found' }],
      [422, { 'merge.fields.name': 'unknown_field' }],
      [422, { 'merge.fields.last_name': 'not_found' }],
      [422, { source_reference: 'required' }],
    ]);
  });

  it('for malformed ids, each under its place', async () => {
    const [survivor, other] = [await directory.person(), await directory.person()];
    const first = await merge('people', survivor.public_id, [other.public_id, 'zz', 5 as never]);
    expect([first.status, problemsOf(first)]).toEqual([
      422,
      { 'merge.public_ids[1]': 'invalid_format', 'merge.public_ids[2]': 'invalid_type' },
    ]);
    for (const [value, code] of [
      ['zz', 'invalid_format'],
      [null, 'invalid_type'],
      [5, 'invalid_type'],
    ]) {
      const fields = { last_name: value, first_name: other.public_id, zz: other.public_id, name: 5 };
      const answer = await merge('people', survivor.public_id, [other.public_id], { fields });
      expect(problemsOf(answer)).toEqual({
        'merge.fields.last_name': code,
        'merge.fields.zz': 'unknown_field',
        'merge.fields.name': 'unknown_field',
      });
    }
  });

  it('by If-Match once one of the records, or a part of them, has changed', async () => {
    const [survivor, other] = [await directory.person(), await directory.person()];
    const membership = await directory.membership({ person_public_id: other.public_id });
    const ids = [other.public_id];
    const preview = () => merge('people', survivor.public_id, ids, { dry_run: true });
    const stale = (await preview()).body.merge.etag;
    await app.patch(`/api/v1/memberships/${membership.public_id}`, { title: 'Chair', source: SOURCE });
    const since = (etag: string) =>
      merge('people', survivor.public_id, ids, {}, { headers: { 'if-match': etag } });
    expect((await since(stale)).status).toBe(412);
    expect((await since((await preview()).body.merge.etag)).status).toBe(200);
  });
});

it('a merge costs 1 credit, as its dry run does, and a repeated one with a key nothing', async () => {
  const [survivor, other] = [await directory.person(), await directory.person()];
  const options = { headers: { 'idempotency-key': 'merge-once' } };
  const charged = async (more: object, given?: CallOptions) =>
    (await merge('people', survivor.public_id, [other.public_id], more, given)).headers[
      'x-api-credits-charged'
    ];
  expect(await charged({ dry_run: true }, { headers: { 'idempotency-key': 'merge-preview' } })).toBe('1');
  expect((await app.get(`/api/v1/people/${other.public_id}`)).status).toBe(200);
  expect([await charged({}, options), await charged({}, options)]).toEqual(['1', '0']);
});

it('20 parallel merges that share records end without a deadlock or a lost part', async () => {
  const organization = await directory.organization();
  const people: any[] = [];
  for (let number = 0; number < 12; number++) {
    const person = await directory.person({ emails: [`parallel.${number}@merged.example`] });
    await directory.membership({ person_public_id: person.public_id, role: `role ${number}` });
    await directory.membership({
      person_public_id: person.public_id,
      organization_public_id: organization.public_id,
    });
    people.push(person);
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => {
      const [one, two, three] = [number % 12, (number * 5 + 1) % 12, (number * 7 + 3) % 12];
      const ids = [...new Set([two, three])].filter((index) => index !== one);
      return merge(
        'people',
        people[one].public_id,
        ids.map((index) => people[index].public_id),
        { force: true },
      );
    }),
  );
  expect(answers.filter(({ status }) => ![200, 308, 409, 422].includes(status))).toEqual([]);
  expect(answers.filter(({ body }) => body.error === 'conflict')).toEqual([]);
  const left = new Map<string, any>();
  for (const { public_id } of people) {
    let path = `/api/v1/people/${public_id}`;
    for (let answer = await app.get(path); ; answer = await app.get(path)) {
      if (answer.status === 200) left.set(answer.body.person.public_id, answer.body.person);
      if (answer.status === 200) break;
      path = answer.headers['location']!;
    }
  }
  const all = [...left.values()];
  const lengths = (key: string) => all.reduce((sum, person) => sum + person[key].length, 0);
  expect(lengths('email_addresses')).toBe(12);
  expect(all.flatMap(({ former_public_ids }) => former_public_ids)).toHaveLength(12 - left.size);
  const roles = all.flatMap(({ memberships }) => memberships.map(({ role }: any) => role));
  expect(roles.filter((role: string) => role.startsWith('role'))).toHaveLength(12);
  expect(roles.filter((role: string) => role === 'member')).toHaveLength(left.size);
});

it.each(
  valueColumns(PLACES.columns)
    .filter(([, { type }]) => type === 'text')
    .map(([name]) => name),
)('keeps places that differ only in their %s', async (column) => {
  const place = { name: 'Office', address: '4 Quay Street' };
  const people = [await directory.person(), await directory.person()];
  for (const [index, { public_id }] of people.entries())
    await directory.place({ ...place, [column]: `${index}`, person_public_id: public_id });
  const [into, from] = people.map(({ public_id }) => public_id as string);
  const { status, body } = await merge('people', into!, [from!]);
  expect(status).toBe(200);
  expect(body.person.places.map((kept: Record<string, unknown>) => kept[column])).toEqual(['0', '1']);
});
