import { randomBytes } from 'node:crypto';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  directory = new Directory(app);
});
afterAll(() => app.stop());

const newId = () => randomBytes(16).toString('hex');

describe.each([
  ['people', 'person', 'last_name'],
  ['organizations', 'organization', 'name'],
] as const)('A merge of %s', (plural, kind, field) => {
  const merge = async (survivor: string, other: string, fields = {}): Promise<number> => {
    const body = { merge: { public_ids: [other], fields, force: true }, source: SOURCE };
    return (await app.post(`/api/v1/${plural}/${survivor}/merge`, body)).body.merge.id;
  };
  const found = async (id: string) => (await app.get(`/api/v1/merges?public_id=${id}`)).body;

  it('is found by every id that its records have or had, and shows the current one', async () => {
    const [survivor, other, third] = [
      await directory[kind](),
      await directory[kind](),
      await directory[kind](),
    ];
    const id = await merge(survivor.public_id, other.public_id, { [field]: survivor.public_id });
    const renamed = newId();
    const body = { [kind]: { public_id: renamed }, source: SOURCE };
    await app.patch(`/api/v1/${plural}/${survivor.public_id}`, body);
    for (const publicId of [renamed, survivor.public_id, other.public_id]) {
      const { merges, meta } = await found(publicId);
      expect(merges).toMatchObject([{ id, survivor: renamed, merged: [other.public_id] }]);
      expect(meta).toMatchObject({ total_count: 1, filters: { public_id: renamed } });
      const pairs = await app.get(`/api/v1/duplicates?public_id=${publicId}&status=merged`);
      expect(pairs.body.meta).toMatchObject({ total_count: 1, filters: { public_id: renamed } });
    }
    const { body: shown } = await app.get(`/api/v1/merges/${id}`);
    expect(shown.merge).toMatchObject({ survivor: renamed, fields: { [field]: { from: renamed } } });

    const later = await merge(third.public_id, renamed);
    for (const { public_id } of [third, survivor, other])
      expect((await found(public_id)).merges.map((one: any) => one.id)).toEqual([later, id]);
    await app.delete(`/api/v1/${plural}/${third.public_id}`);
    expect((await found(third.public_id)).merges).toHaveLength(2);
  });

  it('is not found by an id that no record has', async () => {
    const unknown = newId();
    expect(await found(unknown)).toMatchObject({ merges: [], meta: { filters: { public_id: unknown } } });
  });
});
