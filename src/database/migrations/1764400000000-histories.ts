import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Histories cannot be emptied either: triggers on rows do not see a TRUNCATE. */
export class Histories1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER credit_entries_kept BEFORE TRUNCATE ON credit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER changes_kept BEFORE TRUNCATE ON changes
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER credit_entries_kept ON credit_entries;
      DROP TRIGGER changes_kept ON changes;
    `);
  }
}
