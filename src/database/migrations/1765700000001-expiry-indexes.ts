import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what has expired, so that it is deleted in slices without reading the rest. */
export class ExpiryIndexes1765700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX sessions_seen_at_idx ON sessions (seen_at);
      CREATE INDEX sessions_created_at_idx ON sessions (created_at);
      CREATE INDEX known_devices_seen_at_idx ON known_devices (seen_at);
      CREATE INDEX password_resets_expires_at_idx ON password_resets (expires_at);
      CREATE INDEX pending_sign_ups_expires_at_idx ON pending_sign_ups (expires_at);
      CREATE INDEX throttles_busy_until_idx ON throttles (busy_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX sessions_seen_at_idx, sessions_created_at_idx, known_devices_seen_at_idx,
        password_resets_expires_at_idx, pending_sign_ups_expires_at_idx, throttles_busy_until_idx`);
  }
}
