import { shownName } from './columns.js';
import { hex } from '../database/json.js';
import { PLURAL, type LoadedResource } from '../database/resources.js';
import {
  givenBit,
  historyOf,
  incoming,
  isChanged,
  isNewAlias,
  shownValue,
  valueAfter,
} from './cited-load.js';
import { ownsEmails, ALIAS_OWNER, ownsAliases } from './parts.js';
import { missingEmails, shownBefore } from './cited-load-update.js';
import { columnNames } from './schemas.js';

/*
 * A load does not overwrite an editor's decision. The change log records who last wrote each field, in the transaction
 * of the write; a load has no account. So no other state is needed that a crash could leave inconsistent. The
 * statements here remove from the incoming rows the values that conflict with editors' decisions, and return them. In
 * all of them $1 is the ids of the records that differ from their rows.
 */

/** A conflict: the record's value as JSON, and the row's; `kept` is null if an editor removed the value. */
export interface Conflict {
  readonly seq: number;
  readonly field: string;
  readonly kept: string | null;
  readonly given: string;
}

/** Columns that are valid only together: an editor's decision on one of them covers all. */
const ATOMIC: Readonly<Partial<Record<LoadedResource, readonly (readonly string[])[]>>> = {
  place: [
    ['latitude', 'longitude'],
    ['person_id', 'organization_id', 'membership_id'],
  ],
};

/** Columns whose kept value can contradict a new one, and the condition under which it does. */
const RULES: Readonly<Partial<Record<LoadedResource, { columns: readonly string[]; broken: string }>>> = {
  person: {
    columns: ['first_name', 'last_name'],
    broken: `num_nulls(${after('person', 'first_name')}, ${after('person', 'last_name')}) = 2`,
  },
  membership: {
    columns: ['start_date', 'end_date'],
    broken: `${after('membership', 'end_date')} < ${after('membership', 'start_date')}`,
  },
  place: {
    columns: ['address', 'latitude', 'longitude'],
    broken: `num_nulls(${after('place', 'address')}, ${after('place', 'latitude')}, ${after('place', 'longitude')}) = 3`,
  },
};

/** The statements that remove conflicts from the incoming rows of a resource, in order of execution. */
export function keepEdits(resource: LoadedResource): string[] {
  const rule = RULES[resource];
  return [
    keep(resource, columnNames(resource), isEdited(resource)),
    ...(rule ? [keep(resource, rule.columns, rule.broken)] : []),
    ...(ownsEmails(resource) ? [keepEmails(resource)] : []),
    ...(ownsAliases(resource) ? [keepAliases(resource)] : []),
  ];
}

/** SQL: one row for each column in which row `i` differs from record `t`. */
function differences(resource: LoadedResource, columns: readonly string[]): string {
  const values = columns.map((column) => {
    const group = ATOMIC[resource]?.find((together) => together.includes(column)) ?? [column];
    return `('${shownName(column)}', ${isChanged(resource, column)}, ${bitsOf(resource, group)},
      coalesce(${shownBefore(column)}, 'null'), coalesce(${shownValue(column, 'i')}, 'null'))`;
  });
  return `(VALUES ${values.join(', ')}) AS f (field, differs, bits, kept, given)`;
}

/**
 * SQL: whether change `c` of a record that exists is no editor's decision: an undo, a merge that was undone, or the
 * move of a part by a merge. A record that was merged exists again only because the merge was undone.
 */
const UNDECIDED = `(c.action = 'unmerge' OR c.action = 'merge' AND (c.changed ? 'into' OR NOT c.changed ? 'merged' OR EXISTS (
  SELECT FROM changes u WHERE u.resource = c.resource AND u.record_id = c.record_id AND u.id > c.id
    AND u.action = 'unmerge' AND u.changed #> '{merged,from}' @> (c.changed #> '{merged,to}'))))`;

/** SQL: whether row `i` is that of a merged record. */
const isMerged = (resource: LoadedResource): string => `EXISTS (SELECT FROM former_ids f
  WHERE f.resource = '${resource}' AND f.public_id = i.public_id AND f.origin_id IS NOT NULL)`;

/** Drops incoming fields in which row `i` and record `t` differ, and for which `isKept` holds. */
const keep = (resource: LoadedResource, columns: readonly string[], isKept: string): string => `
  WITH edited AS MATERIALIZED (
    SELECT i.seq, f.* FROM ${incoming(resource)} i JOIN ${PLURAL[resource]} t ON t.id = i.id
    CROSS JOIN LATERAL ${differences(resource, columns)}
    WHERE i.id = ANY($1::bigint[]) AND NOT i.fresh AND f.differs AND ${isKept}
  ), kept AS (
    UPDATE ${incoming(resource)} i SET given = i.given & ~e.bits
    FROM (SELECT seq, bit_or(bits) AS bits FROM edited GROUP BY seq) e WHERE i.seq = e.seq
  )
  SELECT seq::float8 AS seq, field, kept, given FROM edited`;

/** Whether an editor changed field `f` last; for a row of a merged record also if one did in a merged record. */
const isEdited = (resource: LoadedResource): string => `(
  SELECT (array_agg(c.account_id IS NOT NULL ORDER BY c.id DESC))[1] FROM changes c
  WHERE c.resource = '${resource}' AND c.record_id = ANY(CASE WHEN ${isMerged(resource)} THEN
    ${historyOf(resource, 'i.id')} ELSE ARRAY[i.id] END) AND c.changed ? f.field AND NOT ${UNDECIDED})`;

/**
 * Drops incoming email addresses that an editor removed (a load removes none), and those whose verified_at an editor set
 * last.
 */
function keepEmails(resource: 'person' | 'organization' | 'membership'): string {
  const logged = `changes c WHERE c.resource = '${resource}' AND c.action IN ('create', 'update')
    AND c.record_id = ANY(${historyOf(resource, 'i.id')}) AND c.changed ? 'email_addresses'`;
  const entry = (side: 'from' | 'to') => `(SELECT e FROM
    jsonb_array_elements(nullif(c.changed -> 'email_addresses' -> '${side}', 'null')) e
    WHERE lower(e ->> 'address') = lower(m.address) LIMIT 1)`;
  return `
  WITH edited AS MATERIALIZED (
    SELECT i.seq, m.place, m.address, m.known FROM ${incoming(resource)} i
    CROSS JOIN LATERAL (SELECT given.*, k.address AS known FROM ${missingEmails(resource, 'i')}) m
    WHERE i.id = ANY($1::bigint[]) AND NOT i.fresh AND CASE WHEN m.known IS NULL THEN EXISTS (
      SELECT FROM ${logged} AND (${entry('from')} IS NULL) <> (${entry('to')} IS NULL)
    ) ELSE (
      SELECT (array_agg(c.account_id IS NOT NULL ORDER BY c.id DESC))[1] FROM ${logged}
        AND ${entry('from')} -> 'verified_at' IS DISTINCT FROM ${entry('to')} -> 'verified_at'
    ) END
  ), kept AS (
    UPDATE ${incoming(resource)} i SET (emails, verified) = (
      SELECT coalesce(array_agg(g.address ORDER BY g.place), '{}'), coalesce(array_agg(g.verified_at ORDER BY g.place), '{}')
      FROM unnest(i.emails, i.verified) WITH ORDINALITY AS g (address, verified_at, place)
      WHERE NOT EXISTS (SELECT FROM edited e WHERE e.seq = i.seq AND e.place = g.place))
    WHERE i.seq IN (SELECT seq FROM edited)
  )
  SELECT seq::float8 AS seq, 'emails' AS field, to_json(known)::text AS kept, to_json(address)::text AS given FROM edited`;
}

/**
 * SQL: the ids of the aliases that an owner `i` has, or had until an editor removed them. Aliases that a merge moved
 * have another owner, until an editor removes them; those that a merge added are none of the owner's after its undo.
 */
const aliasesEver = (resource: 'person' | 'organization'): string => `
      SELECT n.id FROM name_aliases n WHERE n.${ALIAS_OWNER[resource].column} = i.id
      UNION ALL
      SELECT d.record_id FROM changes d WHERE d.resource = 'name_alias' AND d.action <> 'create'
        AND d.action <> 'unmerge' AND NOT EXISTS (SELECT FROM name_aliases n WHERE n.id = d.record_id)
        AND NOT EXISTS (SELECT FROM merge_parts p JOIN merges m ON m.id = p.merge_id
          WHERE p.kind = 'name_alias' AND p.record_id = d.record_id AND p.effect = 'added' AND m.undone_at IS NOT NULL)
        AND coalesce(d.changed #>> '{person_public_id,from}', d.changed #>> '{organization_public_id,from}') IN (
          SELECT ${hex('t.public_id')} FROM ${PLURAL[resource]} t WHERE t.id = i.id
          UNION ALL
          SELECT ${hex('f.public_id')} FROM former_ids f WHERE f.resource = '${resource}' AND f.record_id = i.id)`;

/** Drops incoming name aliases that the record had under this name until an editor removed, renamed or moved them. */
const keepAliases = (resource: 'person' | 'organization'): string => `
  WITH absent AS MATERIALIZED (
    SELECT i.seq, i.id, g.name, g.place FROM ${incoming(resource)} i
    CROSS JOIN LATERAL unnest(i.aliases) WITH ORDINALITY AS g (name, place)
    WHERE i.id = ANY($1::bigint[]) AND NOT i.fresh AND ${isNewAlias(resource, 'i.id', 'g.name')}
  ), edited AS MATERIALIZED (
    SELECT i.seq, i.name, i.place FROM absent i WHERE EXISTS (
      SELECT FROM changes c WHERE c.resource = 'name_alias' AND c.record_id IN (${aliasesEver(resource)})
        AND i.name IN (c.changed #>> '{name,from}', c.changed #>> '{name,to}'))
  ), kept AS (
    UPDATE ${incoming(resource)} i SET aliases = ARRAY(
      SELECT g.name FROM unnest(i.aliases) WITH ORDINALITY AS g (name, place)
      WHERE NOT EXISTS (SELECT FROM edited e WHERE e.seq = i.seq AND e.place = g.place) ORDER BY g.place)
    WHERE i.seq IN (SELECT seq FROM edited)
  )
  SELECT seq::float8 AS seq, 'aliases' AS field, NULL AS kept, to_json(name)::text AS given FROM edited`;

function after(resource: LoadedResource, column: string): string {
  return valueAfter(resource, column, 'i', 't');
}

const bitsOf = (resource: LoadedResource, columns: readonly string[]): number =>
  columns.reduce((bits, column) => bits | givenBit(resource, column), 0);
