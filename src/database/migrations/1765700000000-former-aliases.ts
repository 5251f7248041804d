import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the name aliases that an owner had: an import must not bring back what an editor removed. */
export class FormerAliases1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Aliases are removed or moved by hand only, so it is small, and reads the table once.
    await runner.query(`
      CREATE INDEX changes_former_aliases_idx
      ON changes ((coalesce(changed #>> '{person_public_id,from}', changed #>> '{organization_public_id,from}')))
      WHERE resource = 'name_alias' AND action <> 'create'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX changes_former_aliases_idx');
  }
}
