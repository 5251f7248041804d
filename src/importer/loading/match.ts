import { valueAfter, BELONGINGS, givenBit, incoming } from '../../records/cited-load.js';
import { PLURAL, type LoadedResource } from '../../database/resources.js';
import {
  refColumn,
  referencesOf,
  ALTERNATES,
  handled,
  REJECTED,
  keyColumn,
  RELATIVES,
  staged,
  stagedColumns,
  type StagedPlace,
} from '../staging/staged-tables.js';
import { EMAIL_OWNER, ownsEmails } from '../../records/parts.js';
import { shownName } from '../../records/columns.js';
import { columnsIn, TARGET, columnNames, isReference } from '../../records/schemas.js';
import { OWN_ROWS } from '../staging/settle.js';
import { publicIdSql } from '../rows/import-row.js';
import type { Conflict } from '../../records/cited-load-edits.js';

/*
 * SQL that resolves and validates the rows of each resource against the database. In these expressions `o` is a row
 * with resolved references, and `was` is its existing record, if any.
 */

/** The columns that identify a row without an id, as the record stores them. */
const CONTENT: Readonly<Record<LoadedResource, readonly string[]>> = {
  person: ['first_name', 'last_name'],
  organization: ['name'],
  membership: ['person_id', 'organization_id', `coalesce(role, 'member')`, 'title', 'start_date'],
  place: [
    'person_id',
    'organization_id',
    'membership_id',
    'name',
    'address',
    'CASE WHEN address IS NULL THEN latitude END',
    'CASE WHEN address IS NULL THEN longitude END',
  ],
};

/** SQL: a row's identifying content, as one comparable value. */
const contentOf = (resource: LoadedResource): string => `ROW(${CONTENT[resource].join(', ')})::text`;

const SAME_LOCATION = `t.name IS NOT DISTINCT FROM n.name AND t.address IS NOT DISTINCT FROM n.address
  AND (n.address IS NOT NULL OR (t.latitude = n.latitude AND t.longitude = n.longitude))`;

/** SQL conditions under which a record has the content of row `n`; each can use an index or a hash. */
const SAME: Readonly<Record<LoadedResource, readonly string[]>> = {
  person: [
    `coalesce(t.first_name, '') = coalesce(n.first_name, '') AND coalesce(t.last_name, '') = coalesce(n.last_name, '')`,
  ],
  organization: ['t.name = n.name'],
  // Matches by person, because an organization may have very many members: `+ 0` prevents the use of its index.
  membership: [
    `t.person_id = n.person_id AND t.organization_id + 0 = n.organization_id AND t.role = coalesce(n.role, 'member')
      AND t.title IS NOT DISTINCT FROM n.title AND t.start_date IS NOT DISTINCT FROM n.start_date`,
  ],
  place: ['person_id', 'organization_id', 'membership_id'].map(
    (owner) => `t.${owner} = n.${owner} AND ${SAME_LOCATION}`,
  ),
};

/** SQL: for rows without an id, their `seq` and the oldest record with the same content. */
function sameRecords(resource: LoadedResource, rows: string): string {
  const matches = SAME[resource].map(
    (condition) => `SELECT n.seq, t.id FROM ${rows} n JOIN ${PLURAL[resource]} t ON ${condition}
      WHERE n.derived AND n.found_id IS NULL AND NOT n.is_gone`,
  );
  return `SELECT seq, min(id) AS id FROM (${matches.join(' UNION ALL ')}) m GROUP BY seq`;
}

/** Required values by field: SQL that is true if the value would be missing once the row has been applied. */
const MISSING: Readonly<Record<LoadedResource, Readonly<Record<string, string>>>> = {
  person: {
    first_name: `${after('person', 'first_name')} IS NULL AND ${after('person', 'last_name')} IS NULL`,
  },
  organization: { name: `${after('organization', 'name')} IS NULL` },
  membership: Object.fromEntries(
    ['person_id', 'organization_id'].map((owner) => [
      owner,
      `o.record_id IS NULL AND o.${refColumn(owner)} IS NULL`,
    ]),
  ),
  place: {
    owner_id: `o.record_id IS NULL AND coalesce(${referencesOf('place')
      .map((owner) => `o.${refColumn(owner)}`)
      .join(', ')}) IS NULL`,
    address: `num_nulls(${after('place', 'address')}, ${after('place', 'latitude')}, ${after('place', 'longitude')}) = 3`,
    latitude: `num_nulls(${after('place', 'latitude')}, ${after('place', 'longitude')}) = 1`,
  },
};

function after(resource: LoadedResource, column: string): string {
  return valueAfter(resource, column, 'o', 'was');
}

/** SQL: whether an editor set a date of the membership: an end before the start is then a conflict. */
const DATED_BY_EDITOR = `EXISTS (SELECT FROM changes c WHERE c.resource = 'membership' AND c.record_id = o.record_id
  AND c.account_id IS NOT NULL AND c.changed ?| ARRAY['start_date', 'end_date'])`;

/**
 * SQL: an array of `field:code` with the reasons for rejecting a row. A missing parent does not reject it.
 *
 * @param overwrite whether rows overwrite editors' changes
 */
function problemsOf(resource: LoadedResource, overwrite: boolean): string {
  const problems = [when('o.is_gone', 'id:gone')];
  for (const [field, condition] of Object.entries(MISSING[resource]))
    problems.push(when(condition, `${field}:required`));
  if (resource === 'membership') {
    const [start, end] = [after(resource, 'start_date'), after(resource, 'end_date')];
    const edited = overwrite ? 'false' : `CASE WHEN ${end} < ${start} THEN ${DATED_BY_EDITOR} END`;
    problems.push(when(`${end} < ${start} AND NOT ${edited}`, 'end_date:before_start'));
  }
  for (const column of referencesOf(resource)) {
    if (column === 'parent_id') continue;
    problems.push(nowhere(column), when(`o.${column}_ambiguous`, `${column}:ambiguous`));
  }
  return `array_remove(ARRAY[${problems.join(', ')}], NULL)`;
}

/** SQL: the code of a reference that cannot be resolved: the record does not exist, or was deleted. */
function nowhere(column: string): string {
  const ref = `o.${refColumn(column)}`;
  const former = `EXISTS (SELECT FROM former_ids f WHERE f.resource = '${TARGET[column]}' AND f.public_id = ${ref})`;
  const code = `CASE WHEN ${former} THEN '${column}:gone' ELSE '${column}:not_found' END`;
  return `CASE WHEN o.${column} IS NULL AND ${ref} IS NOT NULL THEN ${code} END`;
}

const when = (condition: string, problem: string): string => `CASE WHEN ${condition} THEN '${problem}' END`;

export interface Matched {
  /** Rows in this slice; 0 if none are left. */
  readonly size: number;
  readonly last: StagedPlace;
  /** New rows, and rows of existing records. */
  readonly fresh: number;
  readonly known: number;
  /** Rows of records that were merged, or whose survivors were, after the rows of merged records were separated. */
  readonly merged: number;
  readonly findings: readonly Finding[];
}

/** A finding about a row. `other` is the row that a repetition repeats, `replaced` a name that the row replaced. */
export interface Finding {
  readonly seq: number;
  readonly kind: 'problem' | 'warning' | 'repeated' | 'conflict' | 'replaced';
  readonly field: string;
  readonly code: string;
  readonly other?: number | null;
  readonly conflict?: Conflict;
  readonly replaced?: string;
}

/**
 * Takes the next staged rows, resolves their records and references, and inserts the valid ones into the incoming
 * table, new records with a new id, and into the list of handled records. Parents in the same batch are left to
 * LINK_PARENTS.
 *
 * $1, $2: level and seq after which to begin; $3: the last level; $4: how many rows.
 *
 * @param derived whether some rows are identified by their content
 * @param overwrite whether rows overwrite editors' changes
 */
export function matchRows(resource: LoadedResource, derived: boolean, overwrite: boolean): string {
  const table = PLURAL[resource];
  const references = referencesOf(resource);
  const partition = derived
    ? `record_id, CASE WHEN record_id IS NULL THEN ${contentOf(resource)} END`
    : 'record_id';
  return `
    WITH slice AS MATERIALIZED (
      SELECT * FROM ${staged(resource)}
      WHERE (level, seq) > ($1::int, $2::bigint) AND level <= $3::int ORDER BY level, seq LIMIT $4::int
    ), named AS MATERIALIZED (
      SELECT ${columnsOfRow(resource)}, coalesce(t.id, moved.id) AS found_id, f.record_id IS NOT NULL AND moved.id IS NULL AS is_gone,
        f.origin_id IS NOT NULL AND moved.id IS NOT NULL AND s.level < ${OWN_ROWS} AS is_merged
        ${references.map(referenceColumns).join('')}
      FROM slice s
      LEFT JOIN ${table} t ON t.public_id = s.public_id
      LEFT JOIN former_ids f ON f.resource = '${resource}' AND f.public_id = s.public_id AND t.id IS NULL
      LEFT JOIN ${table} moved ON moved.id = f.record_id
      ${references.map(referenceJoins).join('')}
    ), same AS MATERIALIZED (
      ${derived ? sameRecords(resource, 'named') : 'SELECT NULL::bigint AS seq, NULL::bigint AS id WHERE false'}
    ), resolved AS (
      SELECT n.*, coalesce(n.found_id, same.id) AS record_id FROM named n LEFT JOIN same USING (seq)
    ), valid AS (
      SELECT o.*, ${problemsOf(resource, overwrite)} AS problems
      FROM resolved o LEFT JOIN ${table} was ON was.id = o.record_id
    ), ordered AS (
      SELECT v.*, min(seq) FILTER (WHERE problems = '{}') OVER (PARTITION BY ${partition}) AS first_seq FROM valid v
    ), judged AS MATERIALIZED (
      SELECT o.*,
        CASE WHEN o.first_seq < o.seq AND (o.derived OR o.record_id IS NOT NULL) THEN o.first_seq ELSE h.seq END AS repeats
      FROM ordered o LEFT JOIN ${handled(resource)} h ON h.id = o.record_id AND o.level <= ${OWN_ROWS}
    ), accepted AS MATERIALIZED (
      SELECT *, coalesce(record_id, nextval('${table}_id_seq')) AS id, record_id IS NULL AS fresh
      FROM judged WHERE repeats IS NULL AND problems = '{}' ORDER BY seq
    ), taken AS (
      INSERT INTO ${incoming(resource)} SELECT ${incomingValues(resource)} FROM accepted
    ), seen AS (
      INSERT INTO ${handled(resource)} SELECT id, seq FROM accepted WHERE level <= ${OWN_ROWS}
    ), found AS (
      SELECT j.seq, CASE WHEN x.seq IS NULL THEN 'repeated' ELSE 'problem' END AS kind, 'id' AS field,
        'repeated' AS code, repeats AS other
      FROM judged j LEFT JOIN ${REJECTED} x ON x.seq = j.repeats WHERE repeats IS NOT NULL
      UNION ALL
      SELECT seq, 'problem', split_part(problem, ':', 1), split_part(problem, ':', 2), NULL
      FROM judged CROSS JOIN LATERAL unnest(problems) AS problem WHERE repeats IS NULL
    )
    SELECT (SELECT count(*)::int FROM slice) AS size,
      (SELECT json_build_object('level', level, 'seq', seq) FROM slice ORDER BY level DESC, seq DESC LIMIT 1) AS last,
      (SELECT count(*)::int FROM accepted WHERE fresh) AS fresh,
      (SELECT count(*)::int FROM accepted WHERE NOT fresh) AS known,
      (SELECT count(*)::int FROM judged WHERE is_merged OR (repeats IS NOT NULL AND level > ${OWN_ROWS})) AS merged,
      (SELECT coalesce(json_agg(found), '[]') FROM found) AS findings`;
}

/** Columns that are filled together. */
const TOGETHER: Readonly<Record<string, string>> = { latitude: 'longitude', longitude: 'latitude' };

/**
 * SQL: the columns of a staged row `s`. A row of a merged record, loaded after its survivor's row, fills the
 * empty columns of the survivor `moved`.
 */
function columnsOfRow(resource: LoadedResource): string {
  const empty = columnNames(resource).map((column) => {
    const other = TOGETHER[column];
    const isEmpty = `moved.${column} IS NULL${other === undefined ? '' : ` AND moved.${other} IS NULL`}`;
    return `CASE WHEN ${isEmpty} THEN ${givenBit(resource, column)} ELSE 0 END`;
  });
  const missing: Record<string, string> = { given: `s.given & (${empty.join(' | ')})` };
  if (ownsEmails(resource)) {
    missing['verified'] = `ARRAY(
        SELECT CASE WHEN k.id IS NULL THEN e.verified_at END
        FROM unnest(s.emails, s.verified) WITH ORDINALITY AS e (address, verified_at, place)
        LEFT JOIN email_addresses k ON k.${EMAIL_OWNER[resource]} = moved.id AND lower(k.address) = lower(e.address)
        ORDER BY e.place)`;
  }
  return Object.keys(stagedColumns(resource))
    .map((column) => {
      const value = missing[column];
      if (value === undefined) return `s.${column}`;
      return `CASE WHEN s.level > ${OWN_ROWS} AND moved.id IS NOT NULL THEN ${value} ELSE s.${column} END AS ${column}`;
    })
    .join(', ');
}

/** The columns of the incoming table, in its order. An absent value becomes the column's default. */
function incomingValues(resource: LoadedResource): string {
  const columns = columnNames(resource).flatMap((column) => {
    if (isReference(column)) return [column, shownName(column)];
    const absent = columnsIn(resource)[column]!.options.default;
    return [absent === undefined ? column : `coalesce(${column}, '${absent}')`];
  });
  return ['seq', 'id', 'fresh', 'public_id', 'given', ...columns, ...Object.keys(BELONGINGS)].join(', ');
}

/** The record of a reference: its key, its public id, and whether it is one of several. */
const referenceColumns = (column: string): string => `,
        coalesce(${column}_t.id, ${column}_e.id) AS ${column},
        coalesce(${column}_t.public_id, ${column}_e.public_id) AS ${shownName(column)},
        ${column}_e.rank = 2 AND ${column}_e.candidates > 1 AS ${column}_ambiguous`;

/**
 * Resolves a reference: to the record with the public id, else to the record that had it or that a row of this import
 * gives as an alternate, else to a record of a related corpus.
 */
function referenceJoins(column: string): string {
  const resource = TARGET[column]!;
  const table = PLURAL[resource];
  const ref = `s.${refColumn(column)}`;
  return `
      LEFT JOIN ${table} ${column}_t ON ${column}_t.public_id = ${ref}
      LEFT JOIN LATERAL (
        SELECT t.id, t.public_id, c.rank, count(*) OVER (PARTITION BY c.rank) AS candidates
        FROM (
          SELECT ${ref} AS public_id, 0 AS rank
          UNION ALL
          SELECT a.public_id, 1 FROM ${ALTERNATES} a WHERE a.resource = '${resource}' AND a.alternate = ${ref}
          UNION ALL
          SELECT ${publicIdSql('r.relative', `s.${keyColumn(column)}`)}, 2 FROM ${RELATIVES} r
          WHERE r.corpus = s.corpus AND s.${keyColumn(column)} IS NOT NULL
        ) c
        CROSS JOIN LATERAL (
          SELECT t.id, t.public_id FROM ${table} t WHERE t.public_id = c.public_id
          UNION ALL
          SELECT t.id, t.public_id FROM former_ids f JOIN ${table} t ON t.id = f.record_id
          WHERE f.resource = '${resource}' AND f.public_id = c.public_id
        ) t
        WHERE ${column}_t.id IS NULL AND ${ref} IS NOT NULL
        ORDER BY c.rank LIMIT 1
      ) ${column}_e ON true`;
}
