import { DuplicateChecks } from '../../src/duplicates/duplicate-checks.js';
import { DuplicateScan } from '../../src/duplicates/duplicate-scan.js';
import { CandidateFinder } from '../../src/matching/candidate-finder.js';
import { CandidateReader } from '../../src/matching/candidate-reader.js';
import { MatchingService } from '../../src/matching/matching.service.js';
import { NO_PROGRESS } from '../../src/progress/progress.js';
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

it('lists records that may be one, with what speaks for it, and none twice', async () => {
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

it('removes a pair that no longer holds, and keeps one that an editor named', async () => {
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

it('proposes no pair that was judged', async () => {
  const [one, other] = await directory.duplicated('Theodosia', 'Grantham', 'Granthem');
  await scan();
  const [pair] = await open(one);
  await app.patch(`/api/v1/duplicates/${pair.id}`, { duplicate: { status: 'not_duplicate' } });
  await scan();
  expect(await open(one)).toEqual([]);
  expect((await open(other, 'not_duplicate')).map(({ id }: any) => id)).toEqual([pair.id]);
});

it('finds organizations, and compares parts side by side', async () => {
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

it('continues after the last slice of a scan that was stopped', async () => {
  await indexAll(app);
  const stopping = new AbortController();
  const matching = new MatchingService(app.app.get(CandidateFinder), app.app.get(CandidateReader));
  const db = app.app.get(Database);
  const stopped = new DuplicateScan(db, matching, new DuplicateChecks(db));
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
