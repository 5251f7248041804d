import { DuplicateChecks } from '../../src/duplicates/duplicate-checks.js';
import { DuplicateScan } from '../../src/duplicates/duplicate-scan.js';
import { Namesakes } from '../../src/duplicates/namesakes.js';
import { MatchingService } from '../../src/matching/matching.service.js';
import { NO_PROGRESS } from '../../src/progress/progress.js';
import { BearerCounts } from '../../src/matching/bearer-counts.js';
import { Database } from '../../src/database/database.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { directory as command, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { indexAll } from '../support/indexing.js';
import { sql } from '../support/sql.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(async () => {
  restoreDatabaseUrl();
  await app.stop();
});

const scan = async (part?: string) => {
  await indexAll(app);
  return directoryJson(['duplicates:scan', ...(part === undefined ? [] : ['--part', part])]);
};
const open = async (publicId: string, status = 'open') =>
  (await app.get(`/api/v1/duplicates?public_id=${publicId}&status=${status}`)).body.duplicates;
const idsOf = ({ records }: any): string[] => records.map(({ public_id }: any) => public_id);

it('lists each possible pair once, with its evidence', async () => {
  const [one, other] = await directory.duplicated('Wilhelmina', 'Vandersteen', 'Vanderstein');
  const stranger = await directory.person({ first_name: 'Wilhelmina', last_name: 'Ostrowska' });
  const { records, pairs } = await scan();
  expect([records > 3, pairs]).toEqual([true, expect.any(Number)]);
  const [pair, ...more] = await open(one);
  expect([idsOf(pair), more]).toEqual([[one, other], []]);
  expect(pair.score).toBeGreaterThanOrEqual(0.8);
  expect(Object.keys(pair.features)).toEqual(expect.arrayContaining(['name', 'organization']));
  expect(await open(stranger.public_id)).toEqual([]);
  await scan();
  expect(await open(one)).toHaveLength(1);
});

it('removes a pair that no longer holds, and keeps a pair that an editor added', async () => {
  const [one, other] = await directory.duplicated('Bartholomew', 'Featherstone', 'Fetherstone');
  const named = await directory.person({ first_name: 'Quite', last_name: 'Different' });
  await app.post('/api/v1/duplicates', {
    duplicate: { public_ids: [one, named.public_id], status: 'open' },
  });
  await scan();
  expect(await open(one)).toHaveLength(2);
  await app.patch(`/api/v1/people/${other}`, {
    person: { first_name: 'Ottoline', last_name: 'Marchbanks' },
    source: SOURCE,
  });
  await scan();
  expect((await open(one)).map(idsOf)).toEqual([[one, named.public_id]]);
});

it('proposes no pair that an editor has judged', async () => {
  const [one, other] = await directory.duplicated('Theodosia', 'Grantham', 'Granthem');
  await scan();
  const [pair] = await open(one);
  await app.patch(`/api/v1/duplicates/${pair.id}`, { duplicate: { status: 'not_duplicate' } });
  await scan();
  expect(await open(one)).toEqual([]);
  expect((await open(other, 'not_duplicate')).map(({ id }: any) => id)).toEqual([pair.id]);
});

const member = async (first_name: string, last_name: string, organization_public_id?: string) => {
  const { public_id } = await directory.person({ first_name, last_name });
  const organization = organization_public_id === undefined ? {} : { organization_public_id };
  await directory.membership({ person_public_id: public_id, ...organization });
  return public_id as string;
};
const othersOf = async (publicId: string): Promise<string[]> =>
  (await open(publicId)).flatMap(idsOf).filter((id: string) => id !== publicId);

it.each([
  ['misspelt twice', 'Ermintrude Quillfeather', 'Ermintrud Quilfeather'],
  ['with a shorter name', 'Ottoline Beatrix Marchbanks', 'Ottoline Marchbanks'],
  ['with one of two last names', 'Leonora Plum-Appleyard', 'Leonora Appleyard'],
  ['with the last name first', 'Peregrine Applegarth', 'Applegarth Peregrine'],
  ['with an initial', 'Leopold Winterbottom', 'L. Winterbottom'],
  ['in another script', 'Yaroslav Xenakovich', 'Ярослав Ксенакович'],
])('finds a colleague %s', async (_how, ...names) => {
  const { public_id } = await directory.organization();
  const [one, other] = names.map((name) => [
    name.slice(0, name.lastIndexOf(' ')),
    name.slice(name.lastIndexOf(' ') + 1),
  ]) as [[string, string], [string, string]];
  const ids = [await member(...one, public_id), await member(...other, public_id)];
  await scan();
  expect(await othersOf(ids[0]!)).toEqual([ids[1]]);
});

it('lists people of one name in different organizations only if the name is rare', async () => {
  const rare = [await member('Isolde', 'Ravensbourne'), await member('Isolde', 'Ravensbourne')];
  const known = [await member('Humphrey', 'Thistlewood'), await member('Humphrey', 'Thistlewood')];
  await Promise.all([
    directory.person({ first_name: 'Humphrey', last_name: 'Okonkwo' }),
    directory.person({ first_name: 'Agatha', last_name: 'Thistlewood' }),
  ]);
  const misspelt = [await member('Cornelia', 'Butterworth'), await member('Cornelia', 'Buterworth')];
  await scan();
  expect(await othersOf(rare[0]!)).toEqual([rare[1]]);
  expect(await othersOf(known[0]!)).toEqual([]);
  expect(await othersOf(misspelt[0]!)).toEqual([]);
});

it('finds organizations, and compares their parts', async () => {
  const names = ['Royal Society of Lantern Makers', 'Royal Society of Lantern Mackers'];
  const [one, other] = await Promise.all(names.map((name) => directory.organization({ name })));
  await indexAll(app);
  const parts = await Promise.all(['1/3', '2/3', '3/3'].map((part) => scan(part)));
  const records = parts.reduce((sum, part) => sum + part.records, 0);
  const [counted] = await sql(
    app,
    'SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM organizations) AS records',
  );
  expect(records).toBe(Number(counted.records));
  expect(await open(one!.public_id)).toHaveLength(1);
  expect(idsOf((await open(other!.public_id))[0])).toContain(one!.public_id);
});

/** Creates a scan without its command. */
function newScan(): DuplicateScan {
  const matching = app.app.get(MatchingService);
  const db = app.app.get(Database);
  return new DuplicateScan(
    db,
    matching,
    new DuplicateChecks(db),
    new Namesakes(db, app.app.get(BearerCounts)),
  );
}

it('continues a stopped scan after its last slice', async () => {
  await indexAll(app);
  const stopping = new AbortController();
  const stopped = newScan();
  const progress = { ...NO_PROGRESS, reach: () => stopping.abort() };
  await expect(stopped.run({ part: 1, parts: 1 }, progress, stopping.signal)).rejects.toThrow();
  const [{ id: last }] = await sql(app, `SELECT max(id) AS id FROM people`);
  expect(await sql(app, 'SELECT last_id FROM duplicate_scans')).toEqual([{ last_id: last }]);
  const { records } = await scan();
  const [{ organizations }] = await sql(app, 'SELECT count(*)::int AS organizations FROM organizations');
  expect(records).toBe(organizations);
  expect(await sql(app, 'SELECT FROM duplicate_scans')).toEqual([]);
});

it.each(['0/2', '3/2', 'x', '1'])('is refused for part %s', async (part) => {
  const { sentence } = await command(['duplicates:scan', '--part', part]);
  expect(sentence).toMatch(/^--part must be one of n parts, such as 2\/4; it is "/);
});

it('finds a colleague with two typing errors in an organization of a thousand members', async () => {
  const [one, other] = await directory.duplicated('Thomasina', 'Bartleby', 'Bartelbey');
  const alone = await member('Thomasina', 'Bartlebey');
  await indexAll(app);
  await sql(app, 'ALTER TABLE people DISABLE TRIGGER USER; ALTER TABLE memberships DISABLE TRIGGER USER');
  const [{ id }] = await sql(
    app,
    `WITH one AS (
       SELECT p.id, p.citation_id, m.organization_id, m.citation_id AS membership_citation_id
       FROM people p JOIN memberships m ON m.person_id = p.id WHERE replace(p.public_id::text, '-', '') = $1
     ), crowd AS (
       INSERT INTO people (first_name, last_name, citation_id)
       SELECT 'Crowd', 'Member' || n, citation_id FROM one, generate_series(1, 1000) n RETURNING id
     ), members AS (
       INSERT INTO memberships (person_id, organization_id, role, citation_id)
       SELECT crowd.id, one.organization_id, 'member', one.membership_citation_id FROM crowd, one
     )
     SELECT id FROM one`,
    [one],
  );
  await sql(app, 'ALTER TABLE people ENABLE TRIGGER USER; ALTER TABLE memberships ENABLE TRIGGER USER');
  await newScan().compare('person', [id], { among: 'all' });
  expect(await othersOf(one)).toEqual([other]);
  expect(await othersOf(alone)).toEqual([]);
});
