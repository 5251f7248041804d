import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL that adds differences, given rows of attribute and difference; in one order, so that two writers wait rather than block each other. */
const add = (differences: string): string => `
  INSERT INTO record_counts AS c (resource, attribute, shard, records)
  SELECT 'membership', attribute, pg_backend_pid() % 128, sum(difference) FROM (${differences}) d
  GROUP BY attribute HAVING sum(difference) <> 0 ORDER BY attribute
  ON CONFLICT (resource, attribute, shard) DO UPDATE SET records = c.records + EXCLUDED.records;`;

const all = (sign: 1 | -1, rows: string): string =>
  `SELECT '' AS attribute, ${sign} AS difference FROM ${rows}`;
const byOrganization = (sign: 1 | -1, from: string, row: string): string =>
  `SELECT 'organization_id=' || ${row}.organization_id AS attribute, ${sign} AS difference ${from}`;
const counted = (name: string, differences: string): string => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${add(differences)} RETURN NULL; END $$;`;

/** How many members an organization has is kept as the numbers of records are: there may be very many to count. */
export class MemberCounts1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${counted('count_memberships_added', `${all(1, 'added')} UNION ALL ${byOrganization(1, 'FROM added r', 'r')}`)}
      ${counted('count_memberships_removed', `${all(-1, 'removed')} UNION ALL ${byOrganization(-1, 'FROM removed r', 'r')}`)}
      ${counted('count_memberships_changed', `${byOrganization(-1, '', 'OLD')} UNION ALL ${byOrganization(1, '', 'NEW')}`)}
      CREATE TRIGGER memberships_changed_counted AFTER UPDATE OF organization_id ON memberships FOR EACH ROW
        WHEN (OLD.organization_id <> NEW.organization_id) EXECUTE FUNCTION count_memberships_changed();
      LOCK TABLE memberships IN SHARE ROW EXCLUSIVE MODE;
      ${add(byOrganization(1, 'FROM memberships r', 'r'))}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER memberships_changed_counted ON memberships;
      DROP FUNCTION count_memberships_changed;
      ${counted('count_memberships_added', all(1, 'added'))}
      ${counted('count_memberships_removed', all(-1, 'removed'))}
      DELETE FROM record_counts WHERE resource = 'membership' AND attribute <> '';
    `);
  }
}
