import type { MigrationInterface, QueryRunner } from 'typeorm';

const RULES = [
  { table: 'people', name: 'people_not_empty', check: `first_name <> '' AND last_name <> ''` },
  {
    table: 'organizations',
    name: 'organizations_not_empty',
    check: `name <> '' AND domain <> '' AND organization_type <> ''`,
  },
  { table: 'organizations', name: 'organizations_not_own_parent', check: 'parent_id <> id' },
  { table: 'memberships', name: 'memberships_not_empty', check: `role <> '' AND title <> ''` },
  { table: 'places', name: 'places_not_empty', check: `name <> '' AND address <> ''` },
  { table: 'places', name: 'places_both_coordinates', check: 'num_nonnulls(latitude, longitude) <> 1' },
  { table: 'name_aliases', name: 'name_aliases_not_empty', check: `name <> ''` },
  { table: 'email_addresses', name: 'email_addresses_not_empty', check: `address <> ''` },
  {
    table: 'source_references',
    name: 'source_references_not_empty',
    check: `source_category <> '' AND url <> ''`,
  },
];

/** Columns that name an account or a citation: what it did, and whether it is still needed, is found without a scan. */
const INDEXES = [
  { name: 'changes_account_id_idx', on: 'changes (account_id, id) WHERE account_id IS NOT NULL' },
  {
    name: 'source_references_recorded_by_idx',
    on: 'source_references (recorded_by, id) WHERE recorded_by IS NOT NULL',
  },
  {
    name: 'source_references_provenance_id_idx',
    on: 'source_references (provenance_id) WHERE provenance_id IS NOT NULL',
  },
  { name: 'research_askers_account_id_idx', on: 'research_askers (account_id, request_id)' },
];

/** One coordinate says nothing, and such a place has an address: earlier imports left some. One transaction, no citation. */
const CLEAR_LONE_COORDINATES = `
  ALTER TABLE places DISABLE TRIGGER places_cited;
  UPDATE places SET latitude = NULL, longitude = NULL WHERE num_nonnulls(latitude, longitude) = 1;
  ALTER TABLE places ENABLE TRIGGER places_cited`;

/**
 * Rules that only the API and the importer kept, in the database too. Not in one transaction, so that each table is
 * locked for its own step alone, and writers go on while the indexes are built.
 */
export class RecordRules1765600000000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLEAR_LONE_COORDINATES);
    for (const { table, name, check } of RULES) {
      // What an interrupted run has left is made anew.
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
      await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${check}) NOT VALID`);
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
    }
    for (const { name, on } of INDEXES) {
      await runner.query(`DROP INDEX IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDEXES) await runner.query(`DROP INDEX ${name}`);
    for (const { table, name } of RULES) await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
}
