import { RECORD_TABLES, type RecordTable } from './records.js';

/** SQL: the attributes under which the rows of a transition table are counted, each with a difference. */
function differences({ attribute, visible = 'true' }: RecordTable, rows: string, sign: 1 | -1): string {
  const all = `SELECT '' AS attribute, ${sign} AS difference FROM ${rows} WHERE ${visible}`;
  if (attribute === undefined) return all;
  return `${all} UNION ALL
      SELECT '${attribute}=' || ${attribute}, ${sign} FROM ${rows} WHERE ${visible} AND ${attribute} IS NOT NULL`;
}

/** The statements that change a count, each with the transition tables that its trigger reads. */
const EVENTS = {
  added: { operation: 'INSERT', reads: 'NEW TABLE AS added', counts: { added: 1 } },
  removed: { operation: 'DELETE', reads: 'OLD TABLE AS removed', counts: { removed: -1 } },
  changed: {
    operation: 'UPDATE',
    reads: 'OLD TABLE AS removed NEW TABLE AS added',
    counts: { removed: -1, added: 1 },
  },
} as const;
type Event = keyof typeof EVENTS;

/** An update of a table without attributes cannot change its count. */
const eventsOf = ({ attribute }: RecordTable): Event[] =>
  attribute === undefined ? ['added', 'removed'] : ['added', 'removed', 'changed'];

const nameOf = ({ table }: RecordTable, event: Event): string => `count_${table}_${event}`;

/**
 * A function and a trigger that runs once a statement: a row trigger would update the same count for every row of an
 * import or a merge, and read all versions of that count each time. The fixed order prevents deadlocks between writers.
 */
function counter(table: RecordTable, event: Event): string {
  const { operation, reads, counts } = EVENTS[event];
  const name = nameOf(table, event);
  const parts = Object.entries(counts).map(([rows, sign]) => differences(table, rows, sign));
  return `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO record_counts AS c (resource, attribute, shard, records)
    SELECT '${table.resource}', attribute, pg_backend_pid() % 128, sum(difference) FROM (${parts.join(' UNION ALL ')}) d
    GROUP BY attribute HAVING sum(difference) <> 0 ORDER BY attribute
    ON CONFLICT (resource, attribute, shard) DO UPDATE SET records = c.records + EXCLUDED.records;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ${table.table}_${event}_counted AFTER ${operation} ON ${table.table}
    REFERENCING ${reads} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();`;
}

/** Record counts for the exact totals of lists, whose cost must not grow with the directory. */
export const COUNTS = `
  -- Sharded, so that writers do not wait for each other: a count is the sum of its shards.
  CREATE TABLE record_counts (
    resource resource NOT NULL,
    attribute text NOT NULL,
    shard smallint NOT NULL,
    records bigint NOT NULL,
    PRIMARY KEY (resource, attribute, shard)
  ) WITH (fillfactor = 50);
  ${RECORD_TABLES.flatMap((table) => eventsOf(table).map((event) => counter(table, event))).join('')}
`;

export const COUNT_FUNCTIONS = RECORD_TABLES.flatMap((table) =>
  eventsOf(table).map((event) => nameOf(table, event)),
);
