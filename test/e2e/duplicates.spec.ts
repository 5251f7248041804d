import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { Spender } from '../support/spender.js';

const DUPLICATES = '/api/v1/duplicates';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const people = async (many: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < many; n++) ids.push((await directory.person()).public_id);
  return ids;
};
const judge = (public_ids: readonly string[], status = 'not_duplicate', more: object = {}) =>
  app.post(DUPLICATES, { duplicate: { public_ids, status, ...more } });
const merge = (survivor: string, others: readonly string[]) =>
  app.post(`/api/v1/people/${survivor}/merge`, { merge: { public_ids: others }, source: SOURCE });
const pairOf = async (...ids: readonly string[]) => {
  const { body } = await app.get(`${DUPLICATES}?public_id=${ids[0]}&status=not_duplicate`);
  return body.duplicates.filter(({ records }: any) =>
    ids.every((id) => records.some((record: any) => record.public_id === id)),
  );
};

describe('A judgement', () => {
  it('lists a pair with both records, its editor and its note', async () => {
    const ids = await people(2);
    const { status, body, headers } = await judge(ids, 'not_duplicate', { note: 'Namesakes.' });
    expect([status, body.duplicate]).toMatchObject([
      201,
      {
        resource: 'person',
        score: 0,
        status: 'not_duplicate',
        records: ids.map((public_id) => ({ public_id })),
        decided_by: { name: 'Edith Editor' },
        decided_at: expect.any(String),
        note: 'Namesakes.',
      },
    ]);
    expect(headers['location']).toMatch(new RegExp(`${DUPLICATES}/${body.duplicate.id}$`));
    expect((await app.get(`${DUPLICATES}/${body.duplicate.id}`)).body).toEqual(body);
    expect(await pairOf(...ids)).toEqual([body.duplicate]);
  });

  it('is one for a pair, in either order', async () => {
    const ids = await people(2);
    const first = await judge(ids);
    const again = await judge(ids.toReversed(), 'open');
    expect(again.body.duplicate).toMatchObject({ id: first.body.duplicate.id, status: 'open' });
  });

  it('changes by PATCH, unless the pair has changed since', async () => {
    const { body } = await judge(await people(2));
    const path = `${DUPLICATES}/${body.duplicate.id}`;
    const { headers } = await app.get(path);
    const opened = await app.patch(
      path,
      { duplicate: { status: 'open' } },
      { headers: { 'if-match': headers['etag']! } },
    );
    expect([opened.status, opened.body.duplicate.status]).toEqual([200, 'open']);
    const late = await app.patch(
      path,
      { duplicate: { note: 'Late' } },
      { headers: { 'if-match': headers['etag']! } },
    );
    expect(late.status).toBe(412);
    expect((await app.patch(path, { duplicate: { note: null } })).body.duplicate.note).toBeNull();
  });

  it.each<[string, (ids: string[]) => unknown, Record<string, string>]>([
    [
      'one record',
      ([id]) => ({ public_ids: [id], status: 'open' }),
      { 'duplicate.public_ids': 'invalid_type' },
    ],
    [
      'the same twice',
      ([id]) => ({ public_ids: [id, id], status: 'open' }),
      { 'duplicate.public_ids': 'conflict' },
    ],
    [
      'an unknown one',
      ([id]) => ({ public_ids: [id, 'f'.repeat(32)], status: 'open' }),
      { 'duplicate.public_ids[1]': 'not_found' },
    ],
    ['no status', (public_ids) => ({ public_ids }), { 'duplicate.status': 'required' }],
    ['merged', (public_ids) => ({ public_ids, status: 'merged' }), { 'duplicate.status': 'invalid_format' }],
  ])('is refused for %s', async (_, body, problems) => {
    const answer = await app.post(DUPLICATES, { duplicate: body(await people(2)) });
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });

  it('is for editors, and costs 1 credit', async () => {
    const ids = await people(2);
    const reader = await Spender.open(app, 5, { canEdit: false });
    expect((await reader.call('GET', DUPLICATES)).status).toBe(403);
    const editor = await Spender.open(app, 5);
    const body = { duplicate: { public_ids: ids, status: 'open' } };
    expect((await editor.call('POST', DUPLICATES, { body })).status).toBe(201);
    expect(await editor.balance()).toBe(4);
  });
});

describe('A merge', () => {
  it('is refused for records that were judged apart, until the pair is open again', async () => {
    const [survivor, other] = (await people(2)) as [string, string];
    const { body } = await judge([survivor, other]);
    const refused = await merge(survivor, [other]);
    expect([refused.status, refused.body.error, refused.body.details[0].code]).toEqual([
      409,
      'merge_refused',
      'not_duplicate',
    ]);
    await app.patch(`${DUPLICATES}/${body.duplicate.id}`, { duplicate: { status: 'open' } });
    expect((await merge(survivor, [other])).status).toBe(200);
    const { duplicate } = (await app.get(`${DUPLICATES}/${body.duplicate.id}`)).body;
    expect(duplicate).toMatchObject({ status: 'merged', records: [{ public_id: survivor }] });
    const changed = await app.patch(`${DUPLICATES}/${duplicate.id}`, { duplicate: { status: 'open' } });
    expect([changed.status, changed.body.error]).toEqual([409, 'conflict']);
  });

  it('makes judgements about the merged record ones about the survivor', async () => {
    const [survivor, other, third] = (await people(3)) as [string, string, string];
    await judge([other, third], 'not_duplicate', { note: 'Born in another year.' });
    await merge(survivor, [other]);
    expect(await pairOf(survivor, third)).toMatchObject([{ note: 'Born in another year.' }]);
    expect((await merge(third, [survivor])).body.details[0].code).toBe('not_duplicate');
  });

  it('refuses a judgement of a pair whose record it merged, so that its undo takes back the survivor’s', async () => {
    const [survivor, merged, other] = (await people(3)) as [string, string, string];
    const { id } = (await judge([merged, other])).body.duplicate;
    const { merge: done } = (await merge(survivor, [merged])).body;
    const stale = await app.patch(`${DUPLICATES}/${id}`, { duplicate: { status: 'open' } });
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict']);
    await app.post(`/api/v1/merges/${done.id}/undo`, { source: SOURCE });
    expect(await pairOf(survivor, other)).toEqual([]);
    expect(await pairOf(merged, other)).toMatchObject([{ id }]);
    await app.delete(`/api/v1/people/${other}`);
    expect((await app.patch(`${DUPLICATES}/${id}`, { duplicate: { status: 'open' } })).status).toBe(409);
  });

  it('that is undone leaves the pair judged not to be duplicates', async () => {
    const [survivor, other] = (await people(2)) as [string, string];
    const { body } = await merge(survivor, [other]);
    const undone = await app.post(`/api/v1/merges/${body.merge.id}/undo`, { source: SOURCE });
    expect(undone.status).toBe(200);
    expect(await pairOf(survivor, other)).toHaveLength(1);
    expect((await merge(survivor, [other])).status).toBe(409);
  });

  it('previews without a trace among the pairs', async () => {
    const [survivor, other] = (await people(2)) as [string, string];
    await app.post(`/api/v1/people/${survivor}/merge`, { merge: { public_ids: [other], dry_run: true } });
    const { body } = await app.get(`${DUPLICATES}?public_id=${other}&status=merged`);
    expect(body.duplicates).toEqual([]);
  });
});

describe('The list', () => {
  it('filters and sorts, pages by cursor, and leaves out deleted records', async () => {
    const ids = await people(4);
    const [first] = ids as [string];
    for (const id of ids.slice(1)) await judge([first, id], 'open');
    const path = `${DUPLICATES}?public_id=${first}&sort=newest&per_page=2&resource=person`;
    const page = await app.get(path);
    expect(page.body.duplicates).toHaveLength(2);
    expect(page.body.meta.total_count).toBe(3);
    const next = await app.get(`${path}&cursor=${page.body.meta.next_cursor}`);
    expect(next.body.duplicates).toHaveLength(1);
    const seen = [...page.body.duplicates, ...next.body.duplicates].map(({ id }: any) => id);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    await app.delete(`/api/v1/people/${ids[3]}`);
    expect((await app.get(path)).body.meta.total_count).toBe(2);
    expect((await app.get(`${path}&min_score=0.5`)).body.duplicates).toEqual([]);
    expect((await app.get(`${DUPLICATES}?min_score=2`)).status).toBe(422);
  });

  it('leaves out merged pairs whose survivor was merged or deleted', async () => {
    const [first, second, third, fourth] = (await people(4)) as [string, string, string, string];
    await merge(second, [first]);
    await merge(third, [second]);
    const path = `${DUPLICATES}?status=merged&sort=newest&per_page=2`;
    const { body } = await app.get(path);
    expect(body.duplicates[0].records).toMatchObject([{ public_id: third }]);
    expect(body.duplicates[1]?.records).not.toEqual([]);
    await merge(fourth, [third]);
    await app.delete(`/api/v1/people/${fourth}`);
    const after = await app.get(path);
    expect(after.body.duplicates.filter(({ records }: any) => records.length !== 1)).toEqual([]);
    expect(after.body.meta.total_count).toBe(body.meta.total_count - 1);
  });
});
