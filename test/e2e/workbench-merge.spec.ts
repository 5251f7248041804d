import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { fieldsIn, fill } from '../support/forms.js';
import type { Visitor } from '../support/visitor.js';

const MERGE = '/workbench/merge';
const DUPLICATES = '/workbench/duplicates';
const CITED = { source_url: 'https://news.example/board', source_category: 'news', step: 'merge' };

let app: TestApp;
let directory: Directory;
let editor: Visitor;
let reader: Visitor;
beforeAll(async () => {
  app = await TestApp.start({}, { background: true });
  directory = new Directory(app);
  editor = await signedIn(app, 'edda@example.org');
  reader = await signedIn(app, 'rita@example.org', { canEdit: false });
});
afterAll(() => app.stop());

/** Creates two records of one person; the second has a membership. */
async function pair() {
  const kept = await directory.person({
    first_name: 'Ada',
    last_name: 'Lovelace',
    emails: ['ada@one.example'],
  });
  const membership = await directory.membership({
    person_public_id: (await directory.person({ first_name: 'A.', last_name: 'Lovelace' })).public_id,
  });
  const [survivor, other] = [kept.public_id as string, membership.person_public_id as string];
  return { survivor, other, membership, page: `${MERGE}?survivor=${survivor}&other=${other}` };
}

const fillIn = (page: string, typed: Record<string, string>) => fill(editor, page, typed);
const person = async (id: string) => (await app.get(`/api/v1/people/${id}`)).body.person;

describe('Merging in the workbench', () => {
  it('begins at the record, and finds the other record by its name', async () => {
    const { survivor, other } = await pair();
    await app.settled();
    const record = await editor.get(`/people/${survivor}`);
    expect(record.html).toContain(`href="${MERGE}?survivor=${survivor}"`);
    const found = await editor.get(`${MERGE}?survivor=${survivor}&q=lovelace`);
    expect(found.html).toContain(`${MERGE}?survivor=${survivor}&amp;other=${other}`);
    expect(found.html).not.toContain(`other=${survivor}`);
  });

  it('without a record leads to the list of duplicates', async () => {
    const { status, location } = await editor.get(MERGE);
    expect([status, location]).toEqual([303, DUPLICATES]);
  });

  it('compares both records and previews the merge, without a write', async () => {
    const { survivor, other, membership, page } = await pair();
    const { html } = await editor.get(page);
    expect(html).toMatch(/Ada Lovelace.*stays.*A\. Lovelace.*is merged/s);
    expect(html).toContain('1 membership');
    expect(html).toContain(`${membership.organization.name}, ${membership.role}`);
    expect(fieldsIn(html, MERGE)['pick-first_name']).toBe(survivor);
    expect(await person(other)).toMatchObject({ first_name: 'A.' });
  });

  it('merges with the chosen values and the source', async () => {
    const { survivor, other, membership, page } = await pair();
    const answer = await editor.post(MERGE, await fillIn(page, { ...CITED, 'pick-first_name': other }));
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/^\/workbench\/merges\/\d+\?notice=merged$/),
    ]);
    expect(await person(survivor)).toMatchObject({
      first_name: 'A.',
      former_public_ids: [other],
      memberships: [{ public_id: membership.public_id }],
    });
    const merged = (await editor.get(answer.location!)).html;
    for (const text of ['Merged, with its source.', `href="/r/${survivor}"`, 'Undo this merge'])
      expect(merged).toContain(text);
    expect((await editor.get(`/people/${survivor}`)).html).toContain('<strong>Merged</strong>');
    expect((await editor.get(`/people/${other}`)).location).toContain(survivor);
  });

  it('keeps the answers in a new preview, and after a refusal', async () => {
    const { survivor, other, page } = await pair();
    const picked = await fillIn(page, { 'pick-first_name': other, source_url: 'https://news.example' });
    for (const step of ['preview', 'merge']) {
      const shown = await editor.post(MERGE, { ...picked, step });
      expect(shown.status).toBe(step === 'preview' ? 200 : 422);
      expect(fieldsIn(shown.html, MERGE)).toMatchObject({
        'pick-first_name': other,
        source_url: 'https://news.example',
      });
      expect(shown.html.includes('href="#source_category"')).toBe(step === 'merge');
    }
    expect((await person(survivor)).first_name).toBe('Ada');
  });

  it('asks again after a change since the preview', async () => {
    const { other, page } = await pair();
    const form = await fillIn(page, CITED);
    await directory.membership({ person_public_id: other });
    const changed = await editor.post(MERGE, form);
    expect([changed.status, changed.html.includes('changed since the preview')]).toEqual([422, true]);
    expect((await editor.post(MERGE, { ...fieldsIn(changed.html, MERGE), ...CITED })).status).toBe(303);
  });

  it('follows the ids of records that were merged meanwhile', async () => {
    const { survivor, other, page } = await pair();
    const third = (await directory.person({ first_name: 'Ada', last_name: 'Lovelace' })).public_id as string;
    const form = await fillIn(page, CITED);
    const swapped = await fillIn(`${MERGE}?survivor=${other}&other=${survivor}`, CITED);
    expect((await editor.post(MERGE, form)).status).toBe(303);
    for (const late of [form, swapped, { ...swapped, step: 'preview' }]) {
      const { status, location } = await editor.post(MERGE, late);
      expect([status, location]).toEqual([303, `/r/${survivor}`]);
    }
    const paths = {
      [page]: `/r/${survivor}`,
      [`${MERGE}?survivor=${other}`]: `${MERGE}?survivor=${survivor}`,
      [`${MERGE}?survivor=${third}&other=${other}`]: `${MERGE}?survivor=${third}&other=${survivor}`,
      [`${MERGE}?survivor=${other}&other=${third}`]: `${MERGE}?survivor=${survivor}&other=${third}`,
    };
    for (const [former, current] of Object.entries(paths)) {
      const { status, location } = await editor.get(former);
      expect([status, location]).toEqual([303, current]);
    }
  });

  it('explains why a merge is refused, and continues where the reason can be overridden', async () => {
    const { survivor, other } = await pair();
    for (let n = 0; n < 6; n++) await directory.membership({ person_public_id: other });
    const page = `${MERGE}?survivor=${survivor}&other=${other}`;
    const refused = await editor.post(MERGE, await fillIn(page, CITED));
    expect([refused.status, refused.html.includes('merge the other way')]).toEqual([422, true]);
    const forced = { ...fieldsIn(refused.html, MERGE), ...CITED, force: 'on' };
    expect((await editor.post(MERGE, forced)).status).toBe(303);
  });

  it('is available only to editors, for people and organizations', async () => {
    const { survivor, page } = await pair();
    expect((await reader.get(page)).status).toBe(403);
    const place = await directory.place();
    for (const query of ['?survivor=x', `?survivor=${place.public_id}`, `?survivor=${survivor}&other=x`])
      expect((await editor.get(MERGE + query)).status).toBe(404);
  });
});

describe('The pages of merges', () => {
  it('list merges, show the result of one, and undo it with a source', async () => {
    const { survivor, other, page } = await pair();
    await editor.post(MERGE, await fillIn(page, CITED));
    const { html } = await editor.get('/workbench/merges');
    const path = /\/workbench\/merges\/\d+/.exec(html)![0];
    const names = [`<a href="/r/${other}">A. Lovelace</a>`, `<a href="/r/${survivor}">Ada Lovelace</a>`];
    expect(html).toContain(names.join(' into '));
    const details = await editor.get(path);
    for (const text of [...names, '1 membership']) expect(details.html).toContain(text);
    const refused = await editor.post(path, await fillIn(path, {}));
    expect([refused.status, refused.html.includes('href="#source_url"')]).toEqual([422, true]);
    const undone = await editor.post(path, await fillIn(path, CITED));
    expect([undone.status, undone.location]).toEqual([303, `${path}?notice=undone`]);
    expect((await editor.get(undone.location!)).html).toMatch(/The merge is undone.*Undone by/s);
    expect((await person(other)).first_name).toBe('A.');
    expect((await person(survivor)).former_public_ids).toEqual([]);
    const again = await editor.post(path, { ...(await fillIn(page, CITED)), ...CITED });
    expect([again.status, again.html.includes('undone before')]).toEqual([422, true]);
  });

  it('are available only to editors', async () => {
    expect((await reader.get('/workbench/merges')).status).toBe(403);
    expect((await editor.get('/workbench/merges/999999')).status).toBe(404);
  });
});

describe('The page of duplicates', () => {
  it('lists open pairs, leads to their comparison, and records a judgement with a note', async () => {
    const { survivor, other } = await pair();
    await app.post('/api/v1/duplicates', { duplicate: { public_ids: [survivor, other], status: 'open' } });
    const page = DUPLICATES;
    expect((await editor.get('/workbench')).html).toContain('Duplicates to judge');
    expect((await editor.get(page)).html).toContain(`${MERGE}?survivor=${survivor}&amp;other=${other}`);
    const judged = await editor.post(page, await fillIn(page, { note: 'Namesakes.' }));
    expect([judged.status, judged.location]).toEqual([303, `${page}?notice=not_duplicate`]);
    expect((await editor.get(page)).html).not.toContain(other);
    const decided = (await editor.get(`${page}?status=not_duplicate`)).html;
    expect(decided).toMatch(/Not duplicates by Edda Editor.*: Namesakes\./s);
    const path = `${MERGE}?survivor=${survivor}&other=${other}`;
    expect((await editor.get(path)).html).toContain('was judged not to be a duplicate');
    const opened = await editor.post(page, await fillIn(`${page}?status=not_duplicate`, {}));
    expect(opened.location).toBe(`${page}?notice=open`);
    expect((await reader.get(page)).status).toBe(403);
  });

  it('receives the judgement of a pair that it does not list, from the comparison', async () => {
    const { survivor, other, page } = await pair();
    const judged = await editor.post(DUPLICATES, fieldsIn((await editor.get(page)).html, DUPLICATES));
    expect([judged.status, judged.location]).toEqual([303, `${DUPLICATES}?notice=not_duplicate`]);
    const compared = (await editor.get(page)).html;
    expect(compared).toContain('was judged not to be a duplicate');
    expect(compared).not.toContain(`action="${DUPLICATES}"`);
    const listed = await app.get(`/api/v1/duplicates?status=not_duplicate&public_id=${survivor}`);
    expect(listed.body.duplicates[0].records).toContainEqual(expect.objectContaining({ public_id: other }));
    for (const wrong of [{ survivor: 'x', other }, { survivor, other: survivor }, { survivor }])
      expect(
        (
          await editor.post(DUPLICATES, {
            status: 'not_duplicate',
            ...wrong,
            csrf: fieldsIn(compared, MERGE)['csrf']!,
          })
        ).status,
      ).toBe(422);
  });
});
