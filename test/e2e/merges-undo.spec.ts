import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type CallOptions } from '../support/app.js';
import { sequence } from '../support/sequence.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  directory = new Directory(app);
});
afterAll(() => app.stop());

type Plural = 'people' | 'organizations';

const merge = (plural: Plural, survivor: string, ids: readonly string[], more: object = {}) =>
  app.post(`/api/v1/${plural}/${survivor}/merge`, {
    merge: { public_ids: ids, force: true, ...more },
    source: SOURCE,
  });
async function merged(plural: Plural, survivor: string, ids: readonly string[], more = {}): Promise<number> {
  // An undo has judged them not to be duplicates.
  const all = [survivor, ...ids];
  for (const one of all)
    for (const other of all.filter((id) => id !== one))
      await app.post('/api/v1/duplicates', { duplicate: { public_ids: [one, other], status: 'open' } });
  const { status, body, text } = await merge(plural, survivor, ids, more);
  if (status !== 200) throw new Error(text);
  return body.merge.id;
}
const undo = (id: number, body: object = { source: SOURCE }, options?: CallOptions) =>
  app.post(`/api/v1/merges/${id}/undo`, body, options);

/** What a read shows, without the time of the last change. */
const timeless = (value: any): any => {
  if (Array.isArray(value)) return value.map(timeless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'updated_at' && key !== 'created_at' && key !== 'recorded_at')
      .map(([key, item]) => [key, timeless(item)]),
  );
};

/** Every read of records, and of all that belongs to them. */
async function readsOf(paths: readonly string[]): Promise<Record<string, any>> {
  const reads: Record<string, any> = {};
  for (const path of paths) {
    const { status, body } = await app.get(`/api/v1/${path}`);
    reads[path] = timeless(status === 200 ? body : status);
    const record = body?.person ?? body?.organization;
    for (const { public_id } of record?.memberships ?? []) {
      reads[public_id] = timeless((await app.get(`/api/v1/memberships/${public_id}`)).body);
    }
    for (const [kind, records] of [
      ['places', record?.places],
      ['name_aliases', record?.name_aliases],
      ['source_references', record?.source_references],
    ]) {
      for (const { public_id } of records ?? [])
        reads[public_id] = timeless((await app.get(`/api/v1/${kind}/${public_id}`)).body);
    }
  }
  return reads;
}

interface World {
  readonly people: string[];
  readonly organizations: string[];
  readonly reads: () => Promise<Record<string, any>>;
}

/** People and organizations with everything attached; some parts say the same. */
async function world(seed: number): Promise<World> {
  const draw = sequence(seed);
  const text = (prefix: string) => `${prefix} ${seed}.${draw(3)}`;
  const some = <T>(make: () => T) => Array.from({ length: draw(3) }, make);
  const emails = () => [
    ...new Set(some(() => `e${draw(4)}.${seed}@${draw(2) === 0 ? 'UNDO' : 'undo'}.example`)),
  ];
  const people: string[] = [];
  const organizations: string[] = [];
  for (let number = 0; number < 3; number++) {
    const parent = draw(2) === 0 && number === 2 ? { parent_organization_public_id: organizations[0] } : {};
    const { public_id } = await directory.organization({
      name: text('Society'),
      ...(draw(2) === 0 ? { domain: `d${draw(2)}.undo.example` } : {}),
      emails: emails(),
      aliases: [...new Set(some(() => text('Alias')))],
      ...parent,
    });
    organizations.push(public_id);
  }
  for (let number = 0; number < 4; number++) {
    const { public_id } = await directory.person({
      first_name: draw(2) === 0 ? text('Ada') : 'A.',
      emails: emails(),
      aliases: [...new Set(some(() => text('Alias')))],
    });
    people.push(public_id);
  }
  const paths = [
    ...people.flatMap((id) => [`people/${id}`, `memberships?person_public_id=${id}`]),
    ...organizations.flatMap((id) => [`organizations/${id}`, `organizations/${id}/members`]),
    ...organizations.map((id) => `organizations?parent_organization_public_id=${id}`),
  ];
  const place = (owner: object) =>
    directory.place({ ...owner, name: text('Place'), ...(draw(2) === 0 ? { address: text('Street') } : {}) });
  for (const person_public_id of people) {
    for (const organization_public_id of organizations) {
      if (draw(2) === 0) continue;
      const { public_id } = await directory.membership({
        person_public_id,
        organization_public_id,
        role: `role ${draw(2)}`,
        emails: emails(),
        ...(draw(2) === 0 ? { end_date: '2021-01-31' } : {}),
      });
      if (draw(2) === 0) await place({ membership_public_id: public_id });
      if (draw(3) === 0) await directory.sourceReference({ membership_public_id: public_id });
    }
    if (draw(2) === 0) await place({ person_public_id });
    if (draw(2) === 0) {
      const { public_id } = await directory.sourceReference({ person_public_id });
      if (draw(2) === 0)
        await app.patch(`/api/v1/source_references/${public_id}`, {
          url: 'https://undo.example/2',
          provenance: SOURCE,
        });
    }
  }
  for (const organization_public_id of organizations)
    if (draw(2) === 0) await place({ organization_public_id });
  return { people, organizations, reads: () => readsOf(paths) };
}

describe.each([1, 2, 3, 4, 5, 6])('On random records, seed %i,', (seed) => {
  it('merges and undos leave every read as before, but for times and the log', async () => {
    const { people, organizations, reads } = await world(seed);
    const draw = sequence(seed * 31);
    const before = await reads();
    const left = { people: [...people], organizations: [...organizations] };
    const states: Record<string, any>[] = [before];
    const ids: number[] = [];
    for (const plural of ['people', 'organizations', 'people'] as const) {
      const pool = left[plural];
      const survivor = pool[draw(pool.length)]!;
      const others = pool.filter((id) => id !== survivor).slice(0, 1 + draw(2));
      const answer = await merge(plural, survivor, others);
      if (answer.body.error === 'merge_refused') continue;
      expect(answer.status).toBe(200);
      ids.push(answer.body.merge.id);
      left[plural] = pool.filter((id) => !others.includes(id));
      states.push(await reads());
    }
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids.toReversed()) {
      states.pop();
      const preview = await undo(id, { merge: { dry_run: true } });
      const done = await undo(id);
      if (done.status !== 200) throw new Error(done.text);
      expect(done.body.merge.kept).toEqual({});
      expect(timeless(preview.body.restored)).toEqual(timeless(done.body.restored));
      expect(await reads()).toEqual(states.at(-1));
    }
    // Once more: what was undone can be merged and undone again.
    const again = await merged('people', people[1]!, [people[0]!, people[2]!]);
    expect((await undo(again)).status).toBe(200);
    expect(await reads()).toEqual(before);
  });
});

describe('An undo', () => {
  it('keeps with the survivor what came later, and fields that changed since', async () => {
    const [survivor, other] = [
      await directory.person({ first_name: 'A.' }),
      await directory.person({ first_name: 'Ada', emails: ['old@kept.example'] }),
    ];
    const gone = await directory.membership({ person_public_id: other.public_id });
    const id = await merged('people', survivor.public_id, [other.public_id], {
      fields: { first_name: other.public_id, last_name: other.public_id },
    });
    await app.patch(`/api/v1/people/${survivor.public_id}`, {
      person: { last_name: 'King', emails: ['new@kept.example'] },
      source: SOURCE,
    });
    const later = await directory.membership({ person_public_id: survivor.public_id });
    await app.delete(`/api/v1/memberships/${gone.public_id}`);
    const { body, status } = await undo(id);
    expect(status).toBe(200);
    expect(body.merge.kept).toEqual({
      fields: ['last_name'],
      memberships: [later.public_id],
      email_addresses: ['new@kept.example'],
      source_references: [expect.any(String)],
    });
    expect(body.survivor).toMatchObject({ first_name: 'A.', last_name: 'King', former_public_ids: [] });
    expect(body.restored).toMatchObject([
      { public_id: other.public_id, id: other.id, memberships: [], first_name: 'Ada' },
    ]);
    const { changes } = (await app.get(`/api/v1/people/${other.public_id}/changes`)).body;
    expect(changes.map(({ action }: any) => action)).toEqual(['unmerge', 'merge', 'create']);
    const { merges } = (await app.get(`/api/v1/merges?public_id=${other.public_id}&status=undone`)).body;
    expect(merges).toMatchObject([{ id, undone_by: { id: app.editor.id }, merged: [other.public_id] }]);
    const { merge: shown } = (await app.get(`/api/v1/merges/${id}`)).body;
    expect(shown).toEqual(merges[0]);
    expect((await undo(id)).body).toMatchObject({ error: 'undo_blocked', details: [{ code: 'undone' }] });
  });

  it('is blocked while a later merge stands on it, and by the deletion of the survivor', async () => {
    const [one, two, three] = [await directory.person(), await directory.person(), await directory.person()];
    const first = await merged('people', two.public_id, [one.public_id]);
    const second = await merged('people', three.public_id, [two.public_id]);
    const refused = await undo(first);
    expect(refused).toMatchObject({ status: 409, body: { error: 'undo_blocked' } });
    expect(refused.body.details).toEqual([
      { field: 'id', code: 'later_merge', message: `merge ${second} stands on it` },
    ]);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first, { merge: { dry_run: true } })).status).toBe(200);
    await app.delete(`/api/v1/people/${two.public_id}`);
    expect((await undo(first)).body.details).toMatchObject([{ code: 'gone' }]);
    expect((await undo(999_999)).status).toBe(404);
    expect((await undo(first, {})).status).toBe(422);
  });
});
