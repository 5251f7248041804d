import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people sign in with: passwords, sessions, the devices they came from, and what holds back who guesses. */
export class Accounts1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passwords (
        account_id bigint PRIMARY KEY CONSTRAINT passwords_account_id_fkey REFERENCES accounts (id),
        hash text NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      );

      CREATE TABLE password_resets (
        account_id bigint PRIMARY KEY CONSTRAINT password_resets_account_id_fkey REFERENCES accounts (id),
        digest bytea NOT NULL CONSTRAINT password_resets_digest_key UNIQUE,
        expires_at timestamptz(3) NOT NULL
      );

      CREATE TABLE sessions (
        digest bytea PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT sessions_account_id_fkey REFERENCES accounts (id),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX sessions_account_id_idx ON sessions (account_id);

      CREATE TABLE known_devices (
        account_id bigint NOT NULL CONSTRAINT known_devices_account_id_fkey REFERENCES accounts (id),
        digest bytea NOT NULL,
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, digest)
      );

      CREATE TABLE throttles (
        key bytea PRIMARY KEY,
        busy_until timestamptz(3) NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE throttles, known_devices, sessions, password_resets, passwords`);
  }
}
