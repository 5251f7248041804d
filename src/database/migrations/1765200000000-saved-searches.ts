import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedSearches1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE zero_result_searches
        -- Who searched first; null where it was not kept.
        ADD COLUMN account_id bigint CONSTRAINT zero_result_searches_account_id_fkey REFERENCES accounts (id),
        ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD COLUMN checked_at timestamptz(3) NOT NULL DEFAULT now();
      CREATE INDEX zero_result_searches_account_idx ON zero_result_searches (account_id) WHERE completed_at IS NULL;
      CREATE INDEX zero_result_searches_checked_idx ON zero_result_searches (checked_at, id)
        WHERE completed_at IS NULL AND NOT now_found;
      CREATE INDEX zero_result_searches_completed_idx ON zero_result_searches (completed_at)
        WHERE completed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE zero_result_searches DROP COLUMN account_id, DROP COLUMN updated_at, DROP COLUMN checked_at;
       DROP INDEX zero_result_searches_completed_idx`,
    );
  }
}
