import { NO_PROGRESS, type Progress } from '../../src/progress/progress.js';
import { Overtaken, Session } from '../../src/importer/session.js';
import { Importing } from '../support/importing.js';
import { rows } from '../support/sql.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

const terminate = () =>
  rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'directory-service import' AND datname = current_database()`);

describe('An import that loses its connection to PostgreSQL', () => {
  it.each(['Reading', 'Loading'])(
    'reports it while %s, and a second run completes the import',
    async (part) => {
      const people = Array.from({ length: 2_500 }, (_, id) => ({
        corpus: 'c',
        id,
        first_name: `Name ${id}`,
      }));
      let ending: Promise<unknown> | undefined;
      const progress: Progress = {
        ...NO_PROGRESS,
        begin: (begun) => (begun === part ? void (ending ??= terminate()) : undefined),
      };
      await expect(
        importing.load({ 'people.jsonl': people }, { batchRows: 1_000 }, progress),
      ).rejects.toThrow(
        /^PostgreSQL is unavailable \(.+\): fix the cause and run the import again to complete it\. Whole batches are kept\.$/,
      );
      await ending;
      const [kept] = await rows('SELECT count(*)::int AS people FROM people');
      expect(kept.people % 1_000).toBe(0);
      const { summary } = await importing.load({ 'people.jsonl': people });
      expect(summary.total).toMatchObject({ created: 2_500 - kept.people, unchanged: kept.people });
    },
  );
});

describe('A transaction of an import', () => {
  let session: Session;
  beforeEach(async () => (session = await Session.open(await testDatabaseUrl())));
  afterEach(() => session.close());

  const failing = (times: number, error: () => Error) => {
    let attempt = 0;
    return async () => {
      attempt++;
      await session.query(`INSERT INTO outbox (topic, resource, record_id) VALUES ('search', 'person', $1)`, [
        attempt,
      ]);
      if (attempt <= times) throw error();
      return attempt;
    };
  };
  const withCode = (code: string) => Object.assign(new Error('met'), { code, severity: 'ERROR' });

  it.each([
    ['deadlock', () => withCode('40P01')],
    ['record of the same id', () => withCode('23505')],
    ['record that is gone', () => withCode('23503')],
    ['record that was removed meanwhile', () => new Overtaken('gone')],
  ])('is repeated after a %s', async (_, error) => {
    expect(await session.transaction(failing(2, error))).toBe(3);
    expect(await rows('SELECT record_id::int FROM outbox')).toEqual([{ record_id: 3 }]);
  });

  it('is repeated a limited number of times, and not after a defect', async () => {
    await expect(session.transaction(failing(9, () => withCode('23505')))).rejects.toThrow('met');
    await expect(session.transaction(failing(1, () => new Error('a defect')))).rejects.toThrow('a defect');
    expect(await rows('SELECT FROM outbox')).toEqual([]);
  });

  it('waits for another writer of the same record and reads what it wrote', async () => {
    await importing.load({ 'people.jsonl': [{ corpus: 'c', id: 1, first_name: 'Ada' }] });
    await session.query('BEGIN');
    await session.query('SELECT FROM people FOR UPDATE');
    const loading = importing.load({ 'people.jsonl': [{ corpus: 'c', id: 1, first_name: 'Augusta' }] });
    while (
      (
        await rows(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        )
      ).length === 0
    );
    await session.query(`WITH citation AS (
        INSERT INTO source_references (subject_type, subject_id, source_category, url)
        SELECT 'person', id, 'x', 'https://example.org/' FROM people RETURNING id)
      UPDATE people SET first_name = 'Augusta', citation_id = citation.id FROM citation`);
    await session.query('COMMIT');
    expect((await loading).summary.total).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await rows(`SELECT FROM changes WHERE action = 'update'`)).toEqual([]);
  });
});
