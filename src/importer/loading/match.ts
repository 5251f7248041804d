import { shownName } from '../../changes/diff.js';
import { PLURAL } from '../../database/resources.js';
import {
  BELONGINGS,
  columnsOf,
  incoming,
  isReference,
  type LoadedResource,
} from '../../source-references/cited-load.js';
import { TARGET } from '../../source-references/cited-statements.js';
import { publicIdSql } from '../rows/identity.js';
import {
  ALTERNATES,
  handled,
  keyColumn,
  refColumn,
  referencesOf,
  RELATIVES,
  resourceOf,
  staged,
} from '../staging/staged-tables.js';
import { contentOf, noticesOf, problemsOf, sameRecords } from './meaning.js';

/** Where a row stands in the order in which its resource is loaded. */
export interface StagedPlace {
  readonly level: number;
  readonly seq: number;
}

/** What `matchRows` returns, in one row. */
export interface Matched {
  /** How many rows were taken; 0: there are no more. */
  readonly size: number;
  /** The last one. */
  readonly last: StagedPlace;
  /** How many of them are new, and how many are there already. */
  readonly fresh: number;
  readonly known: number;
  readonly findings: readonly Found[];
}

/** `what` is `field:code`; for a repetition, `other` is the row that it repeats. */
export type Found = readonly [
  seq: number,
  kind: 'problem' | 'notice' | 'repeated',
  what: string | null,
  other: number | null,
];

/**
 * Takes the next staged rows, finds the records that they are and that they name, and puts those that can be loaded into
 * the incoming table, fresh ones with a new id. It writes to no other table. A parent that comes in with its children is
 * for LINK_PARENTS to find.
 *
 * $1, $2: level and seq after which to begin; $3: the last level; $4: how many rows.
 *
 * @param derived whether there are rows that are identified by what they say
 * @param overwrite whether rows undo what editors have changed
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
      SELECT s.*, coalesce(t.id, moved.id) AS found_id, f.record_id IS NOT NULL AND moved.id IS NULL AS is_gone
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
    ), ordered AS (
      SELECT r.*, first_value(seq) OVER (PARTITION BY ${partition} ORDER BY seq) AS first_seq FROM resolved r
    ), judged AS MATERIALIZED (
      SELECT o.*, ${problemsOf(resource, overwrite)} AS problems,
        ${noticesOf(resource)} AS notices,
        CASE WHEN o.first_seq <> o.seq AND (o.derived OR o.record_id IS NOT NULL) THEN o.first_seq ELSE h.seq END AS repeats
      FROM ordered o LEFT JOIN ${table} was ON was.id = o.record_id LEFT JOIN ${handled(resource)} h ON h.id = o.record_id
    ), accepted AS MATERIALIZED (
      SELECT *, coalesce(record_id, nextval('${table}_id_seq')) AS id, record_id IS NULL AS fresh
      FROM judged WHERE repeats IS NULL AND problems = '{}' ORDER BY seq
    ), taken AS (
      INSERT INTO ${incoming(resource)} SELECT ${incomingValues(resource)} FROM accepted
    ), seen AS (
      INSERT INTO ${handled(resource)} SELECT id, seq FROM accepted
    ), found AS (
      SELECT seq, 'repeated' AS kind, NULL AS what, repeats AS other FROM judged WHERE repeats IS NOT NULL
      UNION ALL SELECT seq, 'problem', unnest(problems), NULL FROM judged WHERE repeats IS NULL
      UNION ALL SELECT seq, 'notice', unnest(notices), NULL FROM accepted
    )
    SELECT (SELECT count(*)::int FROM slice) AS size, 
      (SELECT json_build_object('level', level, 'seq', seq) FROM slice ORDER BY level DESC, seq DESC LIMIT 1) AS last,
      (SELECT count(*)::int FROM accepted WHERE fresh) AS fresh,
      (SELECT count(*)::int FROM accepted WHERE NOT fresh) AS known,
      (SELECT coalesce(json_agg(json_build_array(seq, kind, what, other)), '[]') FROM found) AS findings`;
}

/** The incoming table's columns, in its order. A role that is not given is that of any member. */
function incomingValues(resource: LoadedResource): string {
  const columns = columnsOf(resource).flatMap((column) => {
    if (isReference(column)) return [column, shownName(column)];
    return column === 'role' ? [`coalesce(role, 'member')`] : [column];
  });
  return ['seq', 'id', 'fresh', 'public_id', 'given', ...columns, ...Object.keys(BELONGINGS)].join(', ');
}

/** The record that a reference names: its key, the id it is shown by, and how it was found. */
const referenceColumns = (column: string): string => `,
        coalesce(${column}_t.id, ${column}_e.id) AS ${column},
        coalesce(${column}_t.public_id, ${column}_e.public_id) AS ${shownName(column)},
        ${column}_e.rank = 2 AS ${column}_related, coalesce(${column}_e.candidates, 1) AS ${column}_candidates`;

/**
 * A reference leads to the record that has the public id, else to the one that had it, or that a row of this import has
 * under another one; else to one of a related corpus.
 */
function referenceJoins(column: string): string {
  const table = TARGET[column]!;
  const resource = resourceOf(column);
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
