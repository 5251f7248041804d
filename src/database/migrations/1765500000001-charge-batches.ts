import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A balance keeps the number of the last batch that each process charged, so that a batch can be repeated. */
export class ChargeBatches1765500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE credit_balances ADD COLUMN batches jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE credit_balances DROP COLUMN batches');
  }
}
