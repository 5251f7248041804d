import { RECORD_TABLES, type RecordTable } from './record-tables.js';

const TABLE = 'organization_member_changes';

const COUNTED = RECORD_TABLES.filter(({ counts }) => counts === undefined);

/** SQL for the attributes under which a row is counted. */
const attributesOf = ({ attribute, visible }: RecordTable, row: string, from: string): string => {
  const where = visible === undefined ? 'true' : visible(row);
  const all = `SELECT '' AS attribute ${from} WHERE ${where}`;
  if (attribute === undefined) return all;
  return `${all} UNION ALL SELECT '${attribute}=' || ${row}.${attribute} ${from} WHERE ${where} AND ${row}.${attribute} IS NOT NULL`;
};

/**
 * SQL that adds differences, given rows of attribute and difference; the fixed order prevents deadlocks between
 * writers.
 */
const add = (resource: string, differences: string): string => `
  INSERT INTO record_counts AS c (resource, attribute, shard, records)
  SELECT '${resource}', attribute, pg_backend_pid() % 128, sum(difference) FROM (${differences}) d
  GROUP BY attribute HAVING sum(difference) <> 0 ORDER BY attribute
  ON CONFLICT (resource, attribute, shard) DO UPDATE SET records = c.records + EXCLUDED.records;`;

const signed = (sign: 1 | -1, attributes: string): string =>
  `SELECT attribute, ${sign} AS difference FROM (${attributes}) a`;

/**
 * Triggers of updates run once a statement: a row trigger would update the same count for every row that a merge
 * changes, and read all versions of that count each time.
 */
const onUpdate = (table: string): string =>
  `AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT`;

/** Whether an update can change how a row is counted. */
const isCountedByValue = ({ attribute, visible }: RecordTable): boolean =>
  attribute !== undefined || visible !== undefined;

function functionsAndTriggers(counted: RecordTable): string {
  const { table, resource } = counted;
  const statement = (operation: string, rows: string, sign: 1 | -1): string => `
    CREATE FUNCTION count_${table}_${rows}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${add(resource, signed(sign, attributesOf(counted, 'r', `FROM ${rows} r`)))} RETURN NULL; END $$;
    CREATE TRIGGER ${table}_${rows}_counted AFTER ${operation} ON ${table}
      REFERENCING ${operation === 'INSERT' ? 'NEW' : 'OLD'} TABLE AS ${rows}
      FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_${rows}();`;
  const changed = !isCountedByValue(counted)
    ? ''
    : `
    CREATE FUNCTION count_${table}_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${add(
      resource,
      `${signed(-1, attributesOf(counted, 'r', 'FROM before r'))}
        UNION ALL ${signed(1, attributesOf(counted, 'r', 'FROM after r'))}`,
    )} RETURN NULL; END $$;
    CREATE TRIGGER ${table}_changed_counted ${onUpdate(table)} EXECUTE FUNCTION count_${table}_changed();`;
  return statement('INSERT', 'added', 1) + statement('DELETE', 'removed', -1) + changed;
}

const functionsOf = (counted: RecordTable): string[] =>
  ['added', 'removed', ...(isCountedByValue(counted) ? ['changed'] : [])].map(
    (rows) => `count_${counted.table}_${rows}`,
  );

const all = (sign: 1 | -1, rows: string): string =>
  `SELECT '' AS attribute, ${sign} AS difference FROM ${rows}`;
const byOrganization = (sign: 1 | -1, from: string, row: string): string =>
  `SELECT 'organization_id=' || ${row}.organization_id AS attribute, ${sign} AS difference ${from}`;
const counted = (rows: string, differences: string): string => `
  CREATE FUNCTION count_memberships_${rows}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${add('membership', differences)} RETURN NULL; END $$;`;

/** SQL for the memberships that a statement has moved to other organizations. */
const MOVED_MEMBERS = `FROM before b JOIN after a USING (id) WHERE a.organization_id <> b.organization_id`;

/** Memberships are also counted by organization. */
const MEMBERSHIPS = `
  ${counted('added', `${all(1, 'added')} UNION ALL ${byOrganization(1, 'FROM added r', 'r')}`)}
  ${counted('removed', `${all(-1, 'removed')} UNION ALL ${byOrganization(-1, 'FROM removed r', 'r')}`)}
  ${counted('changed', `${byOrganization(-1, MOVED_MEMBERS, 'b')} UNION ALL ${byOrganization(1, MOVED_MEMBERS, 'a')}`)}
  CREATE TRIGGER memberships_added_counted AFTER INSERT ON memberships
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_memberships_added();
  CREATE TRIGGER memberships_removed_counted AFTER DELETE ON memberships
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_memberships_removed();
  CREATE TRIGGER memberships_changed_counted ${onUpdate('memberships')} EXECUTE FUNCTION count_memberships_changed();`;

/**
 * SQL for a function and trigger that record the members which one statement adds or removes, one row per organization.
 */
const noted = (operation: 'INSERT' | 'DELETE', sign: '' | '-'): string => {
  const [rows, name] = operation === 'INSERT' ? ['NEW', 'added'] : ['OLD', 'removed'];
  return `
    CREATE FUNCTION note_members_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO ${TABLE} (organization_id, difference)
      SELECT organization_id, ${sign}count(*) FROM ${name} GROUP BY organization_id ORDER BY organization_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER memberships_${name}_noted AFTER ${operation} ON memberships
      REFERENCING ${rows} TABLE AS ${name} FOR EACH STATEMENT EXECUTE FUNCTION note_members_${name}();`;
};

const MOVED = `
  CREATE FUNCTION note_member_moved() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO ${TABLE} (organization_id, difference)
    SELECT organization_id, sum(difference) FROM (
      SELECT b.organization_id, -1 AS difference ${MOVED_MEMBERS}
      UNION ALL SELECT a.organization_id, 1 ${MOVED_MEMBERS}
    ) d GROUP BY organization_id ORDER BY organization_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER memberships_moved_noted ${onUpdate('memberships')} EXECUTE FUNCTION note_member_moved();`;

/**
 * Record counts for the exact totals of lists, whose cost must not grow with the directory.
 *
 * An organization's number of members is a column. Writers of memberships do not update it, since that would serialize
 * the writes of one organization; they append differences to a table, which housekeeping adds to the column. Column and
 * differences together are always exact.
 */
export const COUNTS = `
  -- Sharded, so that writers do not wait for each other: a count is the sum of its shards.
  CREATE TABLE record_counts (
    resource resource NOT NULL,
    attribute text NOT NULL,
    shard smallint NOT NULL,
    records bigint NOT NULL,
    PRIMARY KEY (resource, attribute, shard)
  ) WITH (fillfactor = 50);
  ${COUNTED.map(functionsAndTriggers).join('')}
  ${MEMBERSHIPS}
  CREATE TABLE ${TABLE} (
    organization_id bigint NOT NULL,
    id bigint GENERATED BY DEFAULT AS IDENTITY,
    difference bigint NOT NULL,
    PRIMARY KEY (organization_id, id)
  );
  ${noted('INSERT', '')}
  ${noted('DELETE', '-')}
  ${MOVED}
`;

export const DROP_COUNTS = `
  DROP TABLE record_counts, ${TABLE};
  DROP FUNCTION ${COUNTED.flatMap(functionsOf).join(', ')},
    count_memberships_added, count_memberships_removed, count_memberships_changed,
    note_members_added, note_members_removed, note_member_moved CASCADE;
`;
