import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names with typing errors are found by pairs of quarters on both engines, and words are known without a record that has
 * them. `segments` of `search_names`, `type` and `record_id` of `search_words`, and `search_words_beginning_idx` stay for
 * the release before, which writes or reads them; they can be removed when no process of it can be running. No release
 * reads the index of segments.
 */
export class SearchKeys1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE search_names ALTER COLUMN segments SET DEFAULT '{}';
      DROP INDEX search_names_segments_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX search_names_segments_idx ON search_names USING gin (segments) WITH (gin_pending_list_limit = 256);
      ALTER TABLE search_names ALTER COLUMN segments DROP DEFAULT;
    `);
  }
}
