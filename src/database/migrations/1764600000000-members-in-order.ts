import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The people of an organization in the order in which they are listed, each once, however many there are. */
export class MembersInOrder1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX memberships_organization_id_person_id_idx ON memberships (organization_id, person_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX memberships_organization_id_person_id_idx');
  }
}
