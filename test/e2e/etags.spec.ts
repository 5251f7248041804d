import { PLURAL, RESOURCES } from '../../src/database/resources.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const tagOf = async (path: string) => (await app.get(path)).headers['etag']!;
const pathOf = (person: any) => `/api/v1/people/${person.public_id}`;

/** One record of each kind, by its path. */
async function everyRecord(): Promise<string[]> {
  const made = RESOURCES.map(
    async (resource) => [PLURAL[resource], await directory.make[resource]()] as const,
  );
  const paths = (await Promise.all(made)).map(([plural, { public_id }]) => `/api/v1/${plural}/${public_id}`);
  return [...paths, paths[1]!.replace('organizations', 'advertisers')];
}

describe('an entity tag', () => {
  it('is strong, and changes only with the record', async () => {
    for (const path of await everyRecord()) {
      const tag = await tagOf(path);
      expect(tag).toMatch(/^"[\w-]+"$/);
      expect(await tagOf(path)).toBe(tag);
    }
  });

  it('is the same on create, show and update', async () => {
    const created = await app.post('/api/v1/people', { first_name: 'A', source: SOURCE });
    const path = created.headers['location']!;
    expect(await tagOf(path)).toBe(created.headers['etag']);
    const updated = await app.patch(path, { first_name: 'B', source: SOURCE });
    expect(updated.headers['etag']).not.toBe(created.headers['etag']);
    expect(await tagOf(path)).toBe(updated.headers['etag']);
  });

  it('is that of the record under both names of an organization', async () => {
    const { public_id } = await directory.organization();
    expect(await tagOf(`/api/v1/advertisers/${public_id}`)).toBe(
      await tagOf(`/api/v1/organizations/${public_id}`),
    );
  });

  it('changes with every part of the response', async () => {
    const membership = await directory.membership();
    const path = `/api/v1/people/${membership.person_public_id}`;
    const alias = await directory.nameAlias({ person_public_id: membership.person_public_id });
    const place = await directory.place({ person_public_id: membership.person_public_id });
    const citation = await directory.sourceReference({ person_public_id: membership.person_public_id });
    const cited = { source: SOURCE };
    const changes: [string, () => Promise<unknown>][] = [
      ['alias', () => app.patch(`/api/v1/name_aliases/${alias.public_id}`, { name: 'New', ...cited })],
      ['place', () => app.patch(`/api/v1/places/${place.public_id}`, { name: 'New', ...cited })],
      [
        'membership',
        () => app.patch(`/api/v1/memberships/${membership.public_id}`, { title: 'New', ...cited }),
      ],
      [
        'organization',
        () =>
          app.patch(`/api/v1/organizations/${membership.organization_public_id}`, { name: 'New', ...cited }),
      ],
      [
        'citation',
        () =>
          app.patch(`/api/v1/source_references/${citation.public_id}`, {
            url: 'https://example.org/n',
            provenance: SOURCE,
          }),
      ],
      ['citation gone', () => app.delete(`/api/v1/source_references/${citation.public_id}`)],
      ['alias gone', () => app.delete(`/api/v1/name_aliases/${alias.public_id}`)],
    ];
    for (const [what, change] of changes) {
      const before = await tagOf(path);
      await change();
      expect([what, (await tagOf(path)) === before]).toEqual([what, false]);
    }
  });

  it('is absent from lists', async () => {
    expect((await app.get('/api/v1/people')).headers['etag']).toBeUndefined();
  });
});

describe('If-None-Match', () => {
  const others = '"other", W/"another"';
  it.each<[string, (tag: string) => string, number]>([
    ['the tag', (tag) => tag, 304],
    ['the tag, weak', (tag) => `W/${tag}`, 304],
    ['any', () => '*', 304],
    ['any, with blanks', () => ' * ', 304],
    ['a list', (tag) => `${others}, ${tag}`, 304],
    ['a list without blanks', (tag) => `"other",W/${tag},"more"`, 304],
    ['others', () => others, 200],
    ['a star inside another tag', () => '"a,*,b"', 200],
    ['the tag without quotes', (tag) => tag.slice(1, -1), 200],
    ['part of the tag', (tag) => `${tag.slice(0, -2)}"`, 200],
    ['nothing', () => '', 200],
  ])('with %s', async (_, header, status) => {
    const path = pathOf(await directory.person());
    const tag = await tagOf(path);
    for (const method of ['GET', 'HEAD']) {
      const answer = await app.call(method, path, { headers: { 'if-none-match': header(tag) } });
      expect([method, answer.status, answer.headers['etag']]).toEqual([method, status, tag]);
      if (status === 304) {
        expect([answer.text, answer.headers['x-api-credits-charged']]).toEqual(['', '0']);
      }
    }
  });

  it('returns 304 for every kind of record', async () => {
    for (const path of await everyRecord()) {
      const tag = await tagOf(path);
      expect((await app.get(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });

  it('returns 410 for a deleted record', async () => {
    const path = pathOf(await directory.person());
    await app.delete(path);
    expect((await app.get(path, { headers: { 'if-none-match': '*' } })).status).toBe(410);
  });
});

describe('If-Match', () => {
  const wrong = ['"other"', '"other", "more"', '"a,*,b"', ''];

  it('accepts a change only if it names the current version', async () => {
    for (const path of await everyRecord()) {
      const body = path.includes('source_references') ? { provenance: SOURCE } : { source: SOURCE };
      const tag = await tagOf(path);
      for (const header of [...wrong, `W/${tag}`]) {
        const refused = await app.patch(path, body, { headers: { 'if-match': header } });
        expect([path, header, refused.status, refused.body.error]).toEqual([
          path,
          header,
          412,
          'precondition_failed',
        ]);
        expect(await tagOf(path)).toBe(tag);
      }
      const changed = await app.patch(path, body, { headers: { 'if-match': `"other", ${tag}` } });
      expect([path, changed.status]).toEqual([path, 200]);
      expect((await app.patch(path, body, { headers: { 'if-match': tag } })).status).toBe(412);
      expect((await app.patch(path, body, { headers: { 'if-match': '*' } })).status).toBe(200);
    }
  });

  it('applies to a delete, too', async () => {
    const paths = (await everyRecord()).reverse().filter((path) => !path.includes('advertisers'));
    for (const path of paths) {
      const tag = await tagOf(path);
      for (const header of [...wrong, `W/${tag}`]) {
        expect((await app.delete(path, { headers: { 'if-match': header } })).status).toBe(412);
      }
      expect((await app.get(path)).status).toBe(200);
      expect([path, (await app.delete(path, { headers: { 'if-match': tag } })).status]).toEqual([path, 204]);
    }
  });

  it('fails after a change of a nested part', async () => {
    const person = await directory.person();
    const tag = await tagOf(pathOf(person));
    await directory.place({ person_public_id: person.public_id });
    const answer = await app.patch(pathOf(person), { source: SOURCE }, { headers: { 'if-match': tag } });
    expect(answer.status).toBe(412);
  });

  it('is checked after redirects, existence and input', async () => {
    const person = await directory.person();
    const id = 'c'.repeat(32);
    await app.patch(pathOf(person), { public_id: id, source: SOURCE });
    const headers = { 'if-match': '"other"' };
    expect((await app.patch(pathOf(person), { source: SOURCE }, { headers })).status).toBe(308);
    expect(
      (await app.patch(`/api/v1/people/${'d'.repeat(32)}`, { source: SOURCE }, { headers })).status,
    ).toBe(404);
    expect((await app.patch(`/api/v1/people/${id}`, {}, { headers })).status).toBe(422);
    await app.delete(`/api/v1/people/${id}`);
    expect((await app.delete(`/api/v1/people/${id}`, { headers: { 'if-match': '*' } })).status).toBe(410);
  });
});
