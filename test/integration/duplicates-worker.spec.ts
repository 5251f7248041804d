import { DuplicateChecks } from '../../src/duplicates/duplicate-checks.js';
import { DuplicateScan } from '../../src/duplicates/duplicate-scan.js';
import { Namesakes } from '../../src/duplicates/namesakes.js';
import { MatchingService } from '../../src/matching/matching.service.js';
import { BearerCounts } from '../../src/matching/bearer-counts.js';
import { Database } from '../../src/database/database.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { sql } from '../support/sql.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start({}, { background: true });
  directory = new Directory(app);
});
afterAll(() => app.stop());

const open = async (publicId: string, status = 'open'): Promise<any[]> =>
  (await app.get(`/api/v1/duplicates?public_id=${publicId}&status=${status}`)).body.duplicates;
const idsOf = ({ records }: any): string[] => records.map(({ public_id }: any) => public_id);
const othersOf = async (publicId: string): Promise<string[]> =>
  (await open(publicId)).flatMap(idsOf).filter((id) => id !== publicId);
const rename = (publicId: string, first_name: string, last_name: string) =>
  app.patch(`/api/v1/people/${publicId}`, { person: { first_name, last_name }, source: SOURCE });

/** Waits until the worker has compared every written record, as if they had been searchable for some time. */
async function compared(): Promise<void> {
  await app.settled();
  const earlier = `clock_timestamp() - interval '2 s'`;
  await sql(
    app,
    `UPDATE duplicate_checks SET due_at = ${earlier}, indexed_at = ${earlier} WHERE due_at > ${earlier}`,
  );
  const waiting = () => sql(app, 'SELECT resource, record_id FROM duplicate_checks');
  await eventually('all is compared', async () => (await waiting()).length === 0, { currentState: waiting });
}

it('lists a pair after the write that creates it, and removes it after the write that ends it', async () => {
  const [one, other] = await directory.duplicated('Wilhelmina', 'Vandersteen', 'Vanderstein');
  await compared();
  expect(await othersOf(one)).toEqual([other]);
  await rename(other, 'Ottoline', 'Marchbanks');
  await compared();
  expect(await open(one)).toEqual([]);
  await rename(other, 'Wilhelmina', 'Vandersteen');
  await compared();
  expect(await othersOf(one)).toEqual([other]);
});

it('keeps judgements, and pairs that an editor added', async () => {
  const [one, other] = await directory.duplicated('Theodosia', 'Grantham', 'Granthem');
  const named = await directory.person({ first_name: 'Quite', last_name: 'Different' });
  await app.post('/api/v1/duplicates', {
    duplicate: { public_ids: [one, named.public_id], status: 'open' },
  });
  await compared();
  const pair = (await open(other))[0];
  await app.patch(`/api/v1/duplicates/${pair.id}`, { duplicate: { status: 'not_duplicate' } });
  await rename(one, 'Theodosia', 'Granthamm');
  await compared();
  expect(await othersOf(one)).toEqual([named.public_id]);
  expect((await open(one, 'not_duplicate')).map(({ id }) => id)).toEqual([pair.id]);
});

it('removes the open pairs of a deleted record, and keeps judgements', async () => {
  const [one, other] = await directory.duplicated('Bartholomew', 'Featherstone', 'Fetherstone');
  const [named, judged] = [await directory.person(), await directory.person()];
  await app.post('/api/v1/duplicates', {
    duplicate: { public_ids: [one, named.public_id], status: 'open' },
  });
  await app.post('/api/v1/duplicates', {
    duplicate: { public_ids: [one, judged.public_id], status: 'not_duplicate' },
  });
  await compared();
  expect(await othersOf(one)).toEqual([other, named.public_id]);
  const [{ id }] = await sql(app, `SELECT id FROM people WHERE replace(public_id::text, '-', '') = $1`, [
    one,
  ]);
  expect((await app.delete(`/api/v1/people/${one}`)).status).toBe(204);
  await compared();
  expect(await sql(app, 'SELECT status FROM duplicates WHERE low_id = $1 OR high_id = $1', [id])).toEqual([
    { status: 'not_duplicate' },
  ]);
});

it('compares the survivor of a merge again, and both records after its undo', async () => {
  const [one, other] = await directory.duplicated('Cornelia', 'Butterworth', 'Buterworth');
  const third = await directory.membership({
    person_public_id: (await directory.person({ first_name: 'Cornelia', last_name: 'Hollingsworth' }))
      .public_id,
  });
  await compared();
  expect(await othersOf(one)).toEqual([other]);
  const merge = await app.post(`/api/v1/people/${third.person_public_id}/merge`, {
    merge: { public_ids: [one] },
    source: SOURCE,
  });
  expect(merge.status).toBe(200);
  await compared();
  expect(await othersOf(third.person_public_id)).toEqual([other]);
  const undo = await app.post(`/api/v1/merges/${merge.body.merge.id}/undo`, { source: SOURCE });
  expect(undo.status).toBe(200);
  await compared();
  expect(await othersOf(other)).toEqual([one]);
});

it('removes a pair of namesakes when a third record has the name', async () => {
  const [one, other] = [await directory.person(NAMESAKE), await directory.person(NAMESAKE)];
  await compared();
  expect(await othersOf(one.public_id)).toEqual([other.public_id]);
  const third = await directory.person(NAMESAKE);
  await compared();
  expect(await open(one.public_id)).toEqual([]);
  expect(await open(third.public_id)).toEqual([]);
});
const NAMESAKE = { first_name: 'Ermintrude', last_name: 'Quillfeather' };

it('lists at most 20 pairs of a record', async () => {
  const { organization } = await directory.membership();
  for (let n = 0; n < 23; n++) {
    const { public_id } = await directory.person({ first_name: 'Zebedee', last_name: 'Ravenscroft' });
    await directory.membership({
      person_public_id: public_id,
      organization_public_id: organization.public_id,
    });
  }
  await compared();
  const counts = await sql(
    app,
    `SELECT p.id, (SELECT count(*)::int FROM duplicates d
       WHERE d.resource = 'person' AND d.status = 'open' AND (d.low_id = p.id OR d.high_id = p.id)) AS pairs
     FROM people p WHERE last_name = 'Ravenscroft'`,
  );
  expect(counts.length).toBe(23);
  expect(Math.max(...counts.map(({ pairs }) => pairs))).toBe(20);
});

describe('At least once', () => {
  let checks: DuplicateChecks;
  let scan: DuplicateScan;
  let idle: TestApp;
  beforeAll(async () => {
    await compared();
    await app.stop();
    idle = await TestApp.start();
    app = idle;
    directory = new Directory(idle);
    const db = idle.app.get(Database);
    checks = new DuplicateChecks(db);
    const matching = idle.app.get(MatchingService);
    scan = new DuplicateScan(db, matching, checks, new Namesakes(db, idle.app.get(BearerCounts)));
  });
  beforeEach(() => sql(idle, 'DELETE FROM duplicate_checks'));

  const note = (ids: readonly number[], isLoad = false, ago = '1 minute') =>
    sql(
      idle,
      `INSERT INTO duplicate_checks SELECT 'person', id, $2, now() - $3::interval, now() - $3::interval + id * interval '1 us'
       FROM unnest($1::bigint[]) AS u (id)`,
      [ids, isLoad, ago],
    );
  const waiting = async () =>
    (await sql(idle, 'SELECT record_id FROM duplicate_checks ORDER BY record_id')).map(
      ({ record_id }) => record_id,
    );
  const claim = async (isLoad: boolean, limit: number) =>
    (await checks.claim(isLoad, limit)).map(({ id }) => id).sort((a, b) => a - b);

  it('hands out a record to one worker, and again if that worker is lost', async () => {
    await note([1, 2, 3]);
    await note([4], true, '1 hour');
    const both = await Promise.all([claim(false, 2), claim(false, 2)]);
    expect(both.flat().sort((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await claim(false, 9)).toEqual([]);
    expect(await claim(true, 9)).toEqual([4]);
    await sql(idle, `UPDATE duplicate_checks SET due_at = due_at - interval '60 s'`);
    expect(await claim(false, 9)).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([1, 2, 3, 4]);
  });

  it('keeps a record in the queue that was indexed during its comparison', async () => {
    await note([1, 2]);
    await claim(false, 9);
    const began = await checks.now();
    await sql(idle, `UPDATE duplicate_checks SET indexed_at = now() WHERE record_id = 2`);
    await checks.finish('person', [1, 2], began);
    expect(await waiting()).toEqual([2]);
    const [{ soon }] = await sql(
      idle,
      `SELECT due_at BETWEEN indexed_at + interval '1 s' AND indexed_at + interval '3 s' AS soon FROM duplicate_checks`,
    );
    expect(soon).toBe(true);
  });

  it('keeps a record in the queue if its comparison fails', async () => {
    const { id } = await directory.person();
    await note([id]);
    await sql(idle, 'ALTER TABLE duplicates RENAME TO unreadable');
    await expect(scan.compare('person', [id])).rejects.toThrow();
    await sql(idle, 'ALTER TABLE unreadable RENAME TO duplicates');
    expect(await waiting()).toEqual([id]);
    await scan.compare('person', [id]);
    expect(await waiting()).toEqual([]);
  });
});
