import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ups that wait for their email address to be confirmed. */
export class PendingSignUps1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pending_sign_ups (
        digest bytea PRIMARY KEY,
        email text NOT NULL,
        name text NOT NULL,
        password_hash text NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX pending_sign_ups_email_idx ON pending_sign_ups (lower(email));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE pending_sign_ups`);
  }
}
