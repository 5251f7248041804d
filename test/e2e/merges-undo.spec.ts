import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type CallOptions } from '../support/app.js';
import { World, withoutTimestamps } from '../factories/world.js';
import { Importing, traces } from '../support/importing.js';
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
/** Takes judgements back: undos have judged records not to be duplicates. */
async function openAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const { id: pair } of (await app.get(`/api/v1/duplicates?public_id=${id}&status=not_duplicate`)).body
      .duplicates)
      await app.patch(`/api/v1/duplicates/${pair}`, { duplicate: { status: 'open' } });
  }
}
async function merged(plural: Plural, survivor: string, ids: readonly string[], more = {}): Promise<number> {
  const { status, body, text } = await merge(plural, survivor, ids, more);
  if (status !== 200) throw new Error(text);
  return body.merge.id;
}
const undo = (id: number, body: object = { source: SOURCE }, options?: CallOptions) =>
  app.post(`/api/v1/merges/${id}/undo`, body, options);

/** Merges records of a world until enough merges are done; returns those. */
async function mergeSome(
  { people, organizations }: World,
  draw: (below: number) => number,
  onMerge: () => Promise<void>,
) {
  const left = { people: [...people], organizations: [...organizations] };
  const ids: number[] = [];
  for (const plural of ['people', 'organizations', 'people', 'organizations', 'people'] as const) {
    const pool = left[plural];
    const survivor = pool[draw(pool.length)]!;
    const others = pool.filter((id) => id !== survivor);
    const chosen = [draw(others.length), draw(2 * others.length)].flatMap((at) => others.splice(at, 1));
    const field = plural === 'people' ? 'first_name' : 'name';
    const fields = draw(2) === 0 ? { [field]: chosen[0] } : {};
    const answer = await merge(plural, survivor, chosen, { fields });
    if (answer.body.error === 'merge_refused') continue;
    if (answer.status !== 200) throw new Error(answer.text);
    ids.push(answer.body.merge.id);
    left[plural] = pool.filter((id) => !chosen.includes(id));
    await onMerge();
  }
  return ids;
}

describe.each([1, 2, 3, 4])('On random records, seed %i, imported before, between and after,', (seed) => {
  let world: World;
  let importing: Importing;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    world = new World(app, seed);
    importing = new Importing();
    await importing.load(world.files);
    await world.create();
    before = await world.reads();
  });
  afterAll(() => importing.remove());

  const importAgain = async () => {
    const was = await traces();
    await importing.load(world.files);
    expect(await traces()).toEqual(was);
  };

  it('merges and undos leave every read as before, but for times and the log', async () => {
    const states = [before];
    const ids = await mergeSome(
      world,
      sequence(seed * 31),
      async () => void states.push(await world.reads()),
    );
    expect(ids.length).toBeGreaterThan(0);
    await importAgain();
    for (const id of ids.toReversed()) {
      states.pop();
      const preview = await undo(id, { merge: { dry_run: true } });
      const done = await undo(id);
      if (done.status !== 200) throw new Error(done.text);
      expect(done.body.merge.kept).toEqual({});
      expect(withoutTimestamps(preview.body.restored)).toEqual(withoutTimestamps(done.body.restored));
      expect(await world.reads()).toEqual(states.at(-1));
    }
    await importAgain();
  });

  it('undos in another order do, too, where no later merge stands on the one to undo', async () => {
    const draw = sequence(seed * 37);
    for (const plural of ['people', 'organizations'] as const) await openAll(world[plural]);
    const ids = await mergeSome(world, draw, async () => undefined);
    await importAgain();
    while (ids.length > 0) {
      const id = ids[draw(ids.length)]!;
      const { status, body, text } = await undo(id);
      if (status === 409) {
        expect(body.error).toBe('undo_blocked');
        const later = body.details.map(({ code, message }: any) => [code, Number(/\d+/.exec(message)![0])]);
        for (const [code, other] of later) {
          expect(code).toBe('later_merge');
          expect(ids).toContain(other);
          expect(other).toBeGreaterThan(id);
        }
        continue;
      }
      if (status !== 200) throw new Error(text);
      ids.splice(ids.indexOf(id), 1);
    }
    expect(await world.reads()).toEqual(before);
    await importAgain();
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

  it('respects If-Match: the ETag of the merge', async () => {
    const [one, two] = [await directory.person(), await directory.person()];
    const id = await merged('people', two.public_id, [one.public_id]);
    const { headers } = await app.get(`/api/v1/merges/${id}`);
    const since = (etag: string) => undo(id, { source: SOURCE }, { headers: { 'if-match': etag } });
    expect(await since('"stale"')).toMatchObject({ status: 412, body: { error: 'precondition_failed' } });
    expect((await since(headers['etag']!)).status).toBe(200);
    expect((await since(headers['etag']!)).status).toBe(412);
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

  const ofOrganizations = async (many: number) => {
    const made: string[] = [];
    for (let number = 0; number < many; number++)
      made.push((await directory.organization()).public_id as string);
    return made as [string, string, string, string];
  };
  const child = async (parent: string) =>
    (await directory.organization({ parent_organization_public_id: parent })).public_id as string;
  const parentOf = async (id: string) =>
    (await app.get(`/api/v1/organizations/${id}`)).body.organization.parent_organization_public_id;
  const expectBlocked = async (id: number, later: number) =>
    expect((await undo(id)).body.details).toMatchObject([
      { code: 'later_merge', message: `merge ${later} stands on it` },
    ]);

  it('leaves a later merge of the same survivor alone, unless that one took what this one gave', async () => {
    const person = async (fields: Record<string, unknown>) =>
      (await directory.person(fields)).public_id as string;
    const survivor = await person({ first_name: 'A.', last_name: 'Lovelace' });
    const [one, two] = [await person({ emails: ['one@alone.example'] }), await person({ last_name: 'King' })];
    const first = await merged('people', survivor, [one]);
    const second = await merged('people', survivor, [two]);
    const { status, body } = await undo(first);
    expect(status).toBe(200);
    expect(body.survivor).toMatchObject({ email_addresses: [], former_public_ids: [two] });
    expect((await undo(second)).body.restored).toMatchObject([{ public_id: two, last_name: 'King' }]);

    await openAll([survivor]);
    const taken = await merged('people', survivor, [one], { fields: { last_name: one } });
    await expectBlocked(taken, await merged('people', survivor, [two]));
    const [named, alike, bearer] = [
      await person({ first_name: null, last_name: 'Byron' }),
      await person({ first_name: null, last_name: 'Noel' }),
      await person({ first_name: null, last_name: 'Noel' }),
    ];
    const adds = await merged('people', named, [alike]);
    await expectBlocked(adds, await merged('people', named, [bearer]));
  });

  it('is blocked by a later merge of a child, or of a parent, that it handed over', async () => {
    const [survivor, other, neighbour, last] = await ofOrganizations(4);
    const moved = await child(other);
    const first = await merged('organizations', survivor, [other]);
    const second = await merged('organizations', neighbour, [moved]);
    await expectBlocked(first, second);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await parentOf(moved)).toBe(other);

    const [below, above] = [await child(last), last];
    const third = await merged('organizations', survivor, [below]);
    expect(await parentOf(survivor)).toBe(above);
    const fourth = await merged('organizations', neighbour, [above]);
    await expectBlocked(third, fourth);
    expect((await undo(fourth)).status).toBe(200);
    expect((await undo(third)).status).toBe(200);
    expect(await parentOf(survivor)).toBeNull();
  });

  it('takes back judgements that the survivor had from the merged record alone', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 5; number++) ids.push((await directory.person()).public_id);
    const [survivor, one, two, both, only] = ids as [string, string, string, string, string];
    const apart = (first: string, second: string) =>
      app.post('/api/v1/duplicates', {
        duplicate: { public_ids: [first, second], status: 'not_duplicate', note: 'Namesakes.' },
      });
    const open = { public_ids: [survivor, only], status: 'open' };
    await app.post('/api/v1/duplicates', { duplicate: open });
    for (const [first, second] of [
      [one, both],
      [two, both],
      [one, only],
    ])
      await apart(first!, second!);
    const judged = async () => {
      const { duplicates } = (await app.get(`/api/v1/duplicates?public_id=${survivor}&status=not_duplicate`))
        .body;
      return duplicates
        .flatMap(({ records }: any) => records.map(({ public_id }: any) => ids.indexOf(public_id)))
        .filter((index: number) => index > 0)
        .sort();
    };
    const first = (await merge('people', survivor, [one])).body.merge.id;
    const second = (await merge('people', survivor, [two])).body.merge.id;
    expect(await judged()).toEqual([3, 4]);
    expect((await undo(first)).status).toBe(200);
    expect(await judged()).toEqual([1, 3]);
    expect((await undo(second)).status).toBe(200);
    expect(await judged()).toEqual([1, 2]);
    const left = (await app.get(`/api/v1/duplicates?public_id=${survivor}`)).body.duplicates;
    expect(left).toMatchObject([{ decided_by: null, decided_at: null }]);
  });
});

describe('An import after an undo', () => {
  it('changes the fields that only a merge and its undo have changed', async () => {
    const importing = new Importing();
    const people = [1, 2].map((n) => ({
      public_id: `${n}`.repeat(32),
      first_name: `Perpetua ${n}`,
      last_name: 'Holm',
    }));
    await importing.load({ 'people.jsonl': people });
    const [survivor, other] = people.map(({ public_id }) => public_id) as [string, string];
    const merged = await app.post(`/api/v1/people/${survivor}/merge`, {
      merge: { public_ids: [other], fields: { first_name: other } },
      source: SOURCE,
    });
    expect((await undo(merged.body.merge.id)).status).toBe(200);
    const renamed = people.map((row) => ({ ...row, first_name: `${row.first_name} Maria` }));
    expect((await importing.load({ 'people.jsonl': renamed })).rejects).toEqual([]);
    importing.remove();
    for (const { public_id, first_name } of renamed)
      expect((await app.get(`/api/v1/people/${public_id}`)).body.person.first_name).toBe(first_name);
  });
});
