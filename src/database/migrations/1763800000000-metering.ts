import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage by operation and hour, summed while the hour lasts and then entered in the ledger; credits that are owed. */
export class Metering1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_balances
        ADD COLUMN owed bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT credit_balances_owed_not_negative CHECK (owed >= 0);

      ALTER TABLE credit_entries
        ADD COLUMN operation text,
        ADD COLUMN period_from timestamptz(3),
        ADD COLUMN period_to timestamptz(3);

      -- The rows of an account change with every call: room for them on their pages keeps those changes in place.
      CREATE TABLE credit_usage (
        account_id bigint NOT NULL CONSTRAINT credit_usage_account_id_fkey REFERENCES accounts (id),
        operation text NOT NULL,
        hour timestamptz(3) NOT NULL,
        credits bigint NOT NULL,
        balance_after bigint NOT NULL,
        PRIMARY KEY (account_id, operation, hour)
      ) WITH (fillfactor = 50);
      ALTER TABLE credit_balances SET (fillfactor = 50);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE credit_usage;
      ALTER TABLE credit_entries DROP COLUMN operation, DROP COLUMN period_from, DROP COLUMN period_to;
      ALTER TABLE credit_balances DROP COLUMN owed;
    `);
  }
}
