import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Turns over accounts and hosts, and findings that lose what they say after a while. */
export class ResearchTurns1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Unlogged: leases last for seconds, and none survives a crash.
      CREATE UNLOGGED TABLE research_host_leases (
        key text PRIMARY KEY,
        holder uuid NOT NULL,
        held_until timestamptz(3) NOT NULL
      );
      CREATE INDEX research_host_leases_held_until_idx ON research_host_leases (held_until);

      ALTER TABLE research_requests ADD COLUMN dispatched_at timestamptz(3);
      -- What an account has open is counted in each lookup that asks for research.
      CREATE INDEX research_requests_account_idx ON research_requests (requested_by, id)
        WHERE status IN ('queued', 'running');

      ALTER TYPE finding_status ADD VALUE 'expired';
      ALTER TABLE research_findings ALTER COLUMN value DROP NOT NULL, ALTER COLUMN excerpt DROP NOT NULL;
      -- Findings whose value is due to expire, oldest first.
      CREATE INDEX research_findings_retention_idx ON research_findings (read_at)
        WHERE status IN ('open', 'rejected') AND value IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM research_findings WHERE value IS NULL;
      DROP INDEX research_findings_retention_idx;
      ALTER TABLE research_findings ALTER COLUMN value SET NOT NULL, ALTER COLUMN excerpt SET NOT NULL;
      DROP INDEX research_findings_open_idx;
      ALTER TYPE finding_status RENAME TO finding_status_with_expired;
      CREATE TYPE finding_status AS ENUM ('open', 'accepted', 'rejected');
      ALTER TABLE research_findings ALTER COLUMN status DROP DEFAULT,
        ALTER COLUMN status TYPE finding_status USING status::text::finding_status,
        ALTER COLUMN status SET DEFAULT 'open';
      DROP TYPE finding_status_with_expired;
      CREATE INDEX research_findings_open_idx ON research_findings (request_id) WHERE status = 'open';
      DROP INDEX research_requests_account_idx;
      ALTER TABLE research_requests DROP COLUMN dispatched_at;
      DROP TABLE research_host_leases;
    `);
  }
}
