import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { missingMigrations, migrate, withMigrationLock } from '../../src/database/migrate.js';
import { eventually } from '../support/eventually.js';
import { emptyDatabaseUrl } from '../support/postgres.js';
import { query } from '../support/sql.js';

/** A possible migration of a later release: an index built during writes. */
class BuildIndex9999999999999 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY late_idx ON people (last_name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX late_idx');
  }
}

let url: string;
beforeAll(async () => (url = await emptyDatabaseUrl('locked')));

it('concurrent processes migrate one after the other', async () => {
  const taken = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(taken.toSorted((one, other) => other.length - one.length)).toEqual([missingMigrations([]), [], []]);
});

it('builds an index CONCURRENTLY while another process waits to migrate', async () => {
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = withMigrationLock(url, async () => {
    begun.resolve();
    await release.promise;
    const dataSource = await new DataSource({
      ...dataSourceOptions(url, { poolSize: 1, statementTimeoutMs: 10_000 }),
      migrations: [BuildIndex9999999999999],
    }).initialize();
    await dataSource.runMigrations().finally(() => dataSource.destroy());
  });
  await begun.promise;
  const second = migrate(url);
  await eventually('the second one asks for the lock', async () => {
    const asking = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE '%advisory_lock%' AND pid <> pg_backend_pid()`;
    return (await query(url, asking)).length === 2;
  });
  release.resolve();
  await first;
  expect(await second).toEqual([]);
  const [index] = await query(
    url,
    `SELECT indisvalid AS built FROM pg_index WHERE indexrelid = 'late_idx'::regclass`,
  );
  expect(index).toEqual({ built: true });
});
