import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  'search_documents_keys_idx',
  'search_names_segments_idx',
  'search_names_quarters_idx',
  'search_words_word_idx',
  'zero_result_searches_words_idx',
];

/**
 * GIN puts what is new on a list that every scan goes through from its beginning, of 4 MB if nothing is said; a search is
 * many scans, so after some thousand writes it took ten times as long. With 256 kB documents go in as quickly.
 */
export class PendingLists1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES)
      await runner.query(`ALTER INDEX ${index} SET (gin_pending_list_limit = 256)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`ALTER INDEX ${index} RESET (gin_pending_list_limit)`);
  }
}
