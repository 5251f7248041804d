import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OutboxChanges1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Which change a message about a record is about: what it changed decides what is indexed. No foreign key: the row
      -- is read soon, or is no longer there, and then everything around the record is indexed.
      ALTER TABLE outbox ADD COLUMN change_id bigint;

      -- A load names many a document again and again: a worker that takes one finds the repetitions by it. Partial, so
      -- that a write does not pay for it.
      CREATE INDEX outbox_loads_idx ON outbox (record_id, resource) WHERE topic LIKE 'search:%:loads';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_loads_idx;
      ALTER TABLE outbox DROP COLUMN change_id;
    `);
  }
}
