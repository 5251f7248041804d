import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table whose rows are counted: all, and by the values of one column. */
interface Counted {
  readonly table: string;
  readonly resource: string;
  readonly attribute?: string;
  /** Which rows count, given the row's name. */
  readonly visible?: (row: string) => string;
}

const COUNTED: readonly Counted[] = [
  { table: 'people', resource: 'person' },
  { table: 'organizations', resource: 'organization', attribute: 'organization_type' },
  { table: 'memberships', resource: 'membership' },
  { table: 'places', resource: 'place' },
  { table: 'name_aliases', resource: 'name_alias' },
  {
    table: 'source_references',
    resource: 'source_reference',
    attribute: 'source_category',
    visible: (row) => `${row}.deleted_at IS NULL`,
  },
];

/** SQL for the attributes under which a row counts. */
const attributesOf = ({ attribute, visible }: Counted, row: string, from: string): string => {
  const where = visible === undefined ? 'true' : visible(row);
  const all = `SELECT '' AS attribute ${from} WHERE ${where}`;
  if (attribute === undefined) return all;
  return `${all} UNION ALL SELECT '${attribute}=' || ${row}.${attribute} ${from} WHERE ${where} AND ${row}.${attribute} IS NOT NULL`;
};

/** SQL that adds differences, given rows of attribute and difference; in one order, so that two writers wait rather than block each other. */
const add = (resource: string, differences: string): string => `
  INSERT INTO record_counts AS c (resource, attribute, shard, records)
  SELECT '${resource}', attribute, pg_backend_pid() % 128, sum(difference) FROM (${differences}) d
  GROUP BY attribute HAVING sum(difference) <> 0 ORDER BY attribute
  ON CONFLICT (resource, attribute, shard) DO UPDATE SET records = c.records + EXCLUDED.records;`;

const signed = (sign: 1 | -1, attributes: string): string =>
  `SELECT attribute, ${sign} AS difference FROM (${attributes}) a`;

function functionsAndTriggers(counted: Counted): string {
  const { table, resource, attribute, visible } = counted;
  const statement = (operation: string, rows: string, sign: 1 | -1): string => `
    CREATE FUNCTION count_${table}_${rows}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${add(resource, signed(sign, attributesOf(counted, 'r', `FROM ${rows} r`)))} RETURN NULL; END $$;
    CREATE TRIGGER ${table}_${rows}_counted AFTER ${operation} ON ${table}
      REFERENCING ${operation === 'INSERT' ? 'NEW' : 'OLD'} TABLE AS ${rows}
      FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_${rows}();`;
  const changed = [attribute, ...(visible === undefined ? [] : ['deleted_at'])].filter(
    (column) => column !== undefined,
  );
  const row =
    changed.length === 0
      ? ''
      : `
    CREATE FUNCTION count_${table}_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${add(
      resource,
      `${signed(-1, attributesOf(counted, 'OLD', ''))} UNION ALL ${signed(1, attributesOf(counted, 'NEW', ''))}`,
    )} RETURN NULL; END $$;
    CREATE TRIGGER ${table}_changed_counted AFTER UPDATE OF ${changed.join(', ')} ON ${table} FOR EACH ROW
      WHEN (${changed.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ')})
      EXECUTE FUNCTION count_${table}_changed();`;
  return statement('INSERT', 'added', 1) + statement('DELETE', 'removed', -1) + row;
}

const fill = (counted: Counted): string =>
  add(counted.resource, signed(1, attributesOf(counted, 'r', `FROM ${counted.table} r`)));

/** Lists tell their exact total, and are read in the order of ids: neither may take longer as the directory grows. */
export class RecordCounts1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How many records there are, by shard, so that writers do not wait for each other: the sum counts.
      CREATE TABLE record_counts (
        resource resource NOT NULL,
        attribute text NOT NULL,
        shard smallint NOT NULL,
        records bigint NOT NULL,
        PRIMARY KEY (resource, attribute, shard)
      ) WITH (fillfactor = 50);
      ${COUNTED.map(functionsAndTriggers).join('')}
      ${COUNTED.map(fill).join('')}

      DROP INDEX organizations_domain_idx, organizations_organization_type_idx, organizations_parent_id_idx,
        memberships_person_id_idx, memberships_organization_id_idx;
      CREATE INDEX organizations_domain_idx ON organizations (domain, id);
      CREATE INDEX organizations_organization_type_idx ON organizations (organization_type, id);
      CREATE INDEX organizations_parent_id_idx ON organizations (parent_id, id);
      CREATE INDEX memberships_person_id_idx ON memberships (person_id, id);
      CREATE INDEX memberships_organization_id_idx ON memberships (organization_id, id);
      CREATE INDEX source_references_source_category_idx ON source_references (source_category, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const rows = (table: string, attribute?: string) =>
      ['added', 'removed', ...(attribute === undefined ? [] : ['changed'])].map((kind) => ({
        trigger: `DROP TRIGGER ${table}_${kind}_counted ON ${table};`,
        function: `count_${table}_${kind}`,
      }));
    const all = COUNTED.flatMap(({ table, attribute }) => rows(table, attribute));
    await runner.query(`
      ${all.map(({ trigger }) => trigger).join('\n')}
      DROP FUNCTION ${all.map((one) => one.function).join(', ')};
      DROP TABLE record_counts;
      DROP INDEX organizations_domain_idx, organizations_organization_type_idx, organizations_parent_id_idx,
        memberships_person_id_idx, memberships_organization_id_idx, source_references_source_category_idx;
      CREATE INDEX organizations_domain_idx ON organizations (domain);
      CREATE INDEX organizations_organization_type_idx ON organizations (organization_type);
      CREATE INDEX organizations_parent_id_idx ON organizations (parent_id);
      CREATE INDEX memberships_person_id_idx ON memberships (person_id);
      CREATE INDEX memberships_organization_id_idx ON memberships (organization_id);
    `);
  }
}
