import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import { PLURAL } from '../../src/database/resources.js';
import { emptyDatabaseUrl } from '../support/postgres.js';

const SRC = join(import.meta.dirname, '../../src');

let dataSource: DataSource;
beforeAll(async () => {
  dataSource = await createDataSource(await emptyDatabaseUrl('migrations')).initialize();
  await dataSource.runMigrations();
});
afterAll(() => dataSource.destroy());

/** Only migrations define indexes and constraints. */
const ONLY_MIGRATED = /^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT) /;

/** The statements with which TypeORM would change the database's columns to match the entities. */
async function drift(): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !ONLY_MIGRATED.test(query));
}

/** The whole schema as PostgreSQL describes it, sorted to be independent of the order of creation. */
async function schema(): Promise<string[]> {
  const rows: { definition: string }[] = await dataSource.query(`
    SELECT concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default, is_identity, datetime_precision)
        AS definition FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> to_regclass('migrations')
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', t.typname, e.enumlabel) FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
    UNION ALL SELECT concat_ws(' ', sequencename, data_type) FROM pg_sequences
        WHERE schemaname = 'public' AND sequencename <> 'migrations_id_seq'`);
  return rows.map(({ definition }) => definition).sort();
}

/** The names of the classes that files of this kind export, read from the files. */
async function exportedBy(suffix: RegExp): Promise<string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => suffix.test(path));
  const modules = await Promise.all(files.map((path) => import(join(SRC, path)) as Promise<object>));
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is new () => object => typeof value === 'function' && /^class\b/.test(String(value)),
    )
    .map(({ name }) => name)
    .sort();
}

describe('Migrations', () => {
  it('create the columns that the entities describe', async () => {
    expect(await drift()).toEqual([]);
  });

  it('differ from a database that has another column', async () => {
    await dataSource.query('ALTER TABLE people ADD COLUMN middle_name text');
    const found = await drift();
    await dataSource.query('ALTER TABLE people DROP COLUMN middle_name');
    expect(found).not.toEqual([]);
  });

  it('create no GIN index with a pending list', async () => {
    const indexes: { name: string; options: string[] | null }[] = await dataSource.query(`
      SELECT c.relname AS name, c.reloptions AS options FROM pg_class c JOIN pg_am a ON a.oid = c.relam
      WHERE a.amname = 'gin' AND c.relkind = 'i' AND c.relnamespace = 'public'::regnamespace`);
    expect(indexes.length).toBeGreaterThan(0);
    expect(indexes.filter(({ options }) => !options?.includes('gin_pending_list_limit=256'))).toEqual([]);
  });

  it('are all listed, and so are the entities', async () => {
    const migrations = dataSource.migrations.map(({ constructor }) => constructor.name);
    expect(migrations.toSorted()).toEqual(await exportedBy(/migrations\/\d+-[a-z-]+\.ts$/));
    const entities = dataSource.entityMetadatas.map(({ name }) => name);
    expect(entities.toSorted()).toEqual(await exportedBy(/(?<!\/base)\.(entity|entities|schema)\.ts$/));
  });

  it('know every resource, and count and cite its table', async () => {
    const rows: { table: string; triggers: string[] }[] = await dataSource.query(`
      SELECT tgrelid::regclass::text AS table, array_agg(tgname::text) AS triggers
      FROM pg_trigger WHERE NOT tgisinternal GROUP BY 1`);
    const triggers = new Map(rows.map((row) => [row.table, row.triggers]));
    for (const table of Object.values(PLURAL))
      expect(triggers.get(table)).toEqual(
        expect.arrayContaining([`${table}_cited`, `${table}_added_counted`, `${table}_removed_counted`]),
      );
    const labels: { label: string }[] = await dataSource.query(
      `SELECT unnest(enum_range(NULL::resource))::text AS label`,
    );
    expect(labels.map(({ label }) => label).toSorted()).toEqual(Object.keys(PLURAL).toSorted());
  });

  it('can be reverted one by one and applied again', async () => {
    const before = await schema();
    expect(before.length).toBeGreaterThan(100);
    for (const _migration of dataSource.migrations) await dataSource.undoLastMigration();
    expect(await schema()).toEqual([]);
    expect(await dataSource.runMigrations()).toHaveLength(dataSource.migrations.length);
    expect(await schema()).toEqual(before);
  });
});
