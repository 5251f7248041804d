import type { QueryRunner } from 'typeorm';

/** How the database says so: as a comment, which dumps keep and which needs no table. */
const WORDS = 'The oldest release that can use this schema has the migration ';

/**
 * For a migration that takes away something that earlier releases use ("contract"): from its commit on only releases
 * that have `migration`, the one which made the new way possible ("expand"), start on this database. `null` in its `down`.
 */
export async function setOldestRelease(runner: QueryRunner, migration: string | null): Promise<void> {
  const comment = migration === null ? 'NULL' : `'${WORDS}${migration}'`;
  await runner.query(`COMMENT ON TABLE migrations IS ${comment}`);
}

/** The migration that a release must have, read from the comment on the table; null if any will do. */
export const oldestRelease = (comment: string | null): string | null =>
  comment?.startsWith(WORDS) ? comment.slice(WORDS.length) : null;
