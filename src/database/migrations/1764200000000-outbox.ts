import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Outbox1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Not every message is about a directory record.
      ALTER TABLE outbox ALTER COLUMN resource DROP NOT NULL;
      -- Each topic is a queue of its own: what waits in one must not be in the way of another.
      ALTER TABLE outbox DROP CONSTRAINT outbox_pkey, ADD CONSTRAINT outbox_pkey PRIMARY KEY (topic, id);
      -- Rows come and go: what a large import leaves behind is cleared away soon.
      ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

      -- Documents that a search engine would not take.
      CREATE TABLE search_dead_letters (
        target text NOT NULL,
        type resource NOT NULL,
        record_id bigint NOT NULL,
        reason text NOT NULL,
        refused_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (target, type, record_id)
      );

      -- The Elasticsearch index that is being built beside the live one; no row: none is.
      CREATE TABLE search_rebuilds (
        index_name text PRIMARY KEY,
        started_at timestamptz(3) NOT NULL DEFAULT now()
      );

      -- Saved searches that words of a new document may answer, written with errors or not.
      CREATE INDEX zero_result_searches_words_idx ON zero_result_searches USING gin (normalized_query gin_trgm_ops)
        WHERE NOT now_found;
      CREATE FUNCTION search_asked_like(words text[]) RETURNS SETOF bigint LANGUAGE sql STABLE
      SET pg_trgm.word_similarity_threshold = 0.4 AS $$
        SELECT DISTINCT z.id FROM unnest(words) AS w (word)
          JOIN zero_result_searches z ON NOT z.now_found AND w.word <% z.normalized_query
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION search_asked_like;
      DROP INDEX zero_result_searches_words_idx;
      DROP TABLE search_rebuilds, search_dead_letters;
      ALTER TABLE outbox RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold);
      ALTER TABLE outbox DROP CONSTRAINT outbox_pkey, ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
      DELETE FROM outbox WHERE resource IS NULL;
      ALTER TABLE outbox ALTER COLUMN resource SET NOT NULL;
    `);
  }
}
