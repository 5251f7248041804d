import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The key of a pair of a name's quarters; see search/names/quarters.ts. Those of one first quarter lie together in the
 * index, as they are looked for together.
 */
const pair = (one: number, other: number): string => {
  const start = (quarter: number) => `length(name) * ${quarter} / 4`;
  const text = (quarter: number) =>
    `substr(name, ${start(quarter)} + 1, ${start(quarter + 1)} - ${start(quarter)})`;
  const first = `hashtext(length(name)::text || '.${one}.${other}.' || ${text(one)})`;
  return `(${first}::bigint << 32) | (hashtext(${text(other)})::bigint & 4294967295)`;
};

/** What search on PostgreSQL needs to stay quick however many names there are. */
export class SearchOfMany1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A name stands under six halves of itself: one third alone, as in "segments", is shared by too many. The release
      -- before writes and reads "segments" beside it.
      CREATE FUNCTION search_name_quarters(name text) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN length(name) BETWEEN 4 AND 200 THEN ARRAY[
          ${pair(0, 1)}, ${pair(2, 3)}, ${pair(1, 2)}, ${pair(0, 3)}, ${pair(0, 2)}, ${pair(1, 3)}
        ] END
      $$;
      CREATE INDEX search_names_quarters_idx ON search_names USING gin (search_name_quarters(name));

      -- All words of names, in whatever record, and somebody who has each: one row tells that a common word is known.
      ALTER TABLE search_words ADD COLUMN person_id bigint, ADD COLUMN type resource, ADD COLUMN record_id bigint;
      CREATE INDEX search_words_beginning_idx ON search_words (word COLLATE "C");
      INSERT INTO search_words AS known (word, person_id, type, record_id)
      SELECT substr(key, 2), person,
        CASE WHEN organization IS NOT NULL THEN 'organization'::resource
          WHEN membership IS NOT NULL THEN 'membership' WHEN place IS NOT NULL THEN 'place' END,
        coalesce(organization, membership, place)
      FROM (
        SELECT key, min(record_id) FILTER (WHERE type = 'person') AS person,
          min(record_id) FILTER (WHERE type = 'organization') AS organization,
          min(record_id) FILTER (WHERE type = 'membership') AS membership,
          min(record_id) FILTER (WHERE type = 'place') AS place
        FROM search_documents, unnest(tsvector_to_array(keys)) AS key WHERE starts_with(key, 'w') GROUP BY key
      ) words
      ON CONFLICT (word) DO UPDATE SET
        person_id = EXCLUDED.person_id, type = EXCLUDED.type, record_id = EXCLUDED.record_id;
      CREATE OR REPLACE FUNCTION search_similar_words(asked text[]) RETURNS SETOF text LANGUAGE sql STABLE
      SET pg_trgm.similarity_threshold = 0.2 AS $$
        SELECT known.word FROM unnest(asked) AS a (word) CROSS JOIN LATERAL (
          SELECT w.word FROM search_words w
          WHERE w.word % a.word AND length(w.word) > 3 AND w.word !~ '[[:digit:]]'
          ORDER BY similarity(w.word, a.word) DESC LIMIT 500
        ) known
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION search_similar_words(asked text[]) RETURNS SETOF text LANGUAGE sql STABLE
      SET pg_trgm.similarity_threshold = 0.2 AS $$
        SELECT known.word FROM unnest(asked) AS a (word) CROSS JOIN LATERAL (
          SELECT w.word FROM search_words w WHERE w.word % a.word ORDER BY similarity(w.word, a.word) DESC LIMIT 500
        ) known
      $$;
      DROP INDEX search_words_beginning_idx;
      ALTER TABLE search_words DROP COLUMN person_id, DROP COLUMN type, DROP COLUMN record_id;
      DROP INDEX search_names_quarters_idx;
      DROP FUNCTION search_name_quarters;
    `);
  }
}
