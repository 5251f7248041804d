import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hours that are over are found without a scan of the hour under way. */
export class UsageByHour1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX credit_usage_hour_idx ON credit_usage (hour, account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX credit_usage_hour_idx');
  }
}
