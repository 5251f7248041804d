import { statement, type Statement } from '../database/database.js';
import { hex, publicIdOf } from '../database/json.js';
import { PLURAL } from '../database/resources.js';
import { CHANGE_ROWS, followChanges, WRITES } from '../outbox/outbox.js';
import { shownName, valueColumns } from '../records/columns.js';
import { loggedColumns } from '../records/removal.js';
import {
  columnNames,
  columnsIn,
  columnTypes,
  PARTS,
  perResource,
  TARGET,
  type CitedResource,
} from '../records/schemas.js';

/**
 * What a merge did to a row.
 *
 * `merged`: the record was merged into `into_id`; `before` is its row. `folded`: a part was folded into `into_id`.
 * `moved`: `owner_column` changed from `from_id` to `into_id`. `copied`: the citation was copied as `into_id`.
 * `filled`: columns were set; `before` has their values. `added`: a name alias was created. `redirected`: the former
 * ids of this record led to `from_id`, and now to `into_id`. `cited`: the citation was recorded by the merge.
 */
export type Effect = 'merged' | 'folded' | 'moved' | 'copied' | 'filled' | 'added' | 'redirected' | 'cited';

/** A row of `merge_parts`. */
export interface MergePart {
  readonly effect: Effect;
  /** A resource, `email_address` or `research_request`. */
  readonly kind: string;
  readonly record_id: number;
  readonly owner_column: string | null;
  readonly from_id: number | null;
  readonly into_id: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** A column of a part that refers to its owner. */
export interface OwnerColumn {
  readonly part: CitedResource;
  readonly column: string;
}

/** The parts that follow a record into another one: memberships first, whose own parts may have to follow. */
export const partsOfKind = (kind: CitedResource): OwnerColumn[] =>
  [...PARTS, 'organization' as const].flatMap((part) =>
    Object.entries(columnsIn(part)).flatMap(([column, { references }]) =>
      references === kind ? [{ part, column }] : [],
    ),
  );

/** Columns that a part's counterpart takes over where it has no value; those of a group together. */
const FILLS: Readonly<Partial<Record<CitedResource, readonly (readonly string[])[]>>> = {
  membership: [['end_date']],
  place: [['latitude', 'longitude']],
};
export const fillsOf = (kind: CitedResource): readonly (readonly string[])[] => FILLS[kind] ?? [];

/** SQL: whether part `k` of the record `into` says the same as part `t`; null if parts of this kind never do. */
function saysTheSame({ part, column }: OwnerColumn, into: string): string | null {
  const owner = (name: string) => `k.${name} = ${name === column ? into : `t.${name}`}`;
  // What the counterpart neither has nor takes over would be lost.
  const values = valueColumns(columnsIn(part))
    .filter(([name]) => !fillsOf(part).flat().includes(name))
    .map(([name]) => `k.${name} IS NOT DISTINCT FROM t.${name}`)
    .join(' AND ');
  if (part === 'membership') return `${owner('person_id')} AND ${owner('organization_id')} AND ${values}`;
  if (part === 'place') {
    return `${owner(column)} AND ${values}
      AND (t.address IS NOT NULL OR (k.latitude = t.latitude AND k.longitude = t.longitude))`;
  }
  // Children of an organization are organizations themselves.
  return part === 'organization' ? null : `${owner(column)} AND ${values}`;
}

/** $1 records, $2 the records that take their parts: each part, its new owner, and the part that says the same. */
export function findParts(owner: OwnerColumn): Statement {
  const same = saysTheSame(owner, 'u.into_id');
  const table = PLURAL[owner.part];
  return statement(`
    SELECT t.id, u.from_id, u.into_id AS owner_id,
      ${same === null ? 'NULL::bigint' : `(SELECT min(k.id) FROM ${table} k WHERE ${same})`} AS same_id
    FROM unnest($1::bigint[], $2::bigint[]) AS u (from_id, into_id) JOIN ${table} t ON t.${owner.column} = u.from_id
    ORDER BY t.id`);
}

/** Locks rows in the order of their ids. $1 ids. */
export const LOCK_ROWS = perResource((kind) =>
  statement(`SELECT * FROM ${PLURAL[kind]} WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE`),
);

/** $1 ids. */
export const READ_ROWS = perResource((kind) =>
  statement(`SELECT * FROM ${PLURAL[kind]} WHERE id = ANY($1::bigint[]) ORDER BY id`),
);

/** $1 to $5 the citation, $6 the merge, $7 the kind, $8 records, $9 whether the citations are hidden. */
export const CITE = statement(`
  WITH cited AS (
    INSERT INTO source_references (subject_type, subject_id, source_category, url, metadata, fields, recorded_by, deleted_at)
    SELECT $7::resource, id, $1, $2, $3::jsonb, $4::text[], $5::bigint, CASE WHEN $9::boolean THEN now() END
    FROM unnest($8::bigint[]) AS u (id) ORDER BY id RETURNING id, subject_id
  ), part AS (
    INSERT INTO merge_parts (merge_id, effect, kind, record_id)
    SELECT $6::bigint, 'cited', 'source_reference', id FROM cited WHERE NOT $9::boolean AND $6::bigint IS NOT NULL
  )
  SELECT id, subject_id FROM cited`);

/** SQL: the change-log and outbox rows of the rows `i`, which have `id` and `citation_id`. */
export const loggedRows = (kind: string, account: string, action: string, changed: string): string => `
    change AS (
      INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
      SELECT ${kind}, i.id, ${action}::change_action, ${changed}, ${account}::bigint, i.citation_id
      FROM i ORDER BY i.id ${CHANGE_ROWS}
    ), message AS (${followChanges(WRITES)}
    )`;

/** $1 ids, $2 their new owners, $3 citations, $4 the action, $5 the account. Moves parts to other owners. */
export function moveParts({ part, column }: OwnerColumn): Statement {
  const named = (id: string) => publicIdOf(PLURAL[TARGET[column]!], id);
  const changed = `jsonb_build_object('${shownName(column)}',
    jsonb_build_object('from', ${named('i.from_id')}, 'to', ${named('i.to_id')}))`;
  return statement(`
    WITH i AS MATERIALIZED (
      SELECT t.id, u.to_id, u.citation_id, t.${column} AS from_id
      FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS u (id, to_id, citation_id)
      JOIN ${PLURAL[part]} t USING (id)
    ), moved AS (
      UPDATE ${PLURAL[part]} t SET ${column} = i.to_id, citation_id = i.citation_id, updated_at = now()
      FROM i WHERE t.id = i.id
    ), ${loggedRows(`'${part}'`, '$5', '$4', changed)}
    SELECT count(*) FROM i`);
}

/** $1 an array of { id, citation_id, set, changed }, $2 the action, $3 the account. Changes records. */
export const TOUCH = perResource((kind) => {
  const sets = columnTypes(kind).map(
    ([name, type]) =>
      `${name} = CASE WHEN i.set ? '${name}' THEN (i.set ->> '${name}')::${type} ELSE t.${name} END`,
  );
  return statement(`
    WITH i AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS i (id bigint, citation_id bigint, set jsonb, changed jsonb)
    ), touched AS (
      UPDATE ${PLURAL[kind]} t SET citation_id = i.citation_id, updated_at = now(), ${sets.join(', ')}
      FROM i WHERE t.id = i.id
    ), ${loggedRows(`'${kind}'`, '$3', '$2', 'i.changed')}
    SELECT count(*) FROM i`);
});

/** SQL: the change-log entry of a row that is removed or restored: its values on one side. */
export const valuesOf = (kind: CitedResource, row: string, side: 'from' | 'to'): string => `coalesce((
      SELECT jsonb_object_agg(key, jsonb_build_object('from', ${side === 'from' ? 'value' : 'NULL'}, 'to', ${side === 'to' ? 'value' : 'NULL'}))
      FROM jsonb_each(jsonb_build_object(${loggedColumns(kind, row).join(', ')})) WHERE value <> 'null'), '{}')`;

/** SQL: redirects the former ids of rows `i`; the merge is $1. */
function redirects(kind: string): string {
  return `redirected AS (
      UPDATE former_ids f SET record_id = i.into_id, origin_id = coalesce(f.origin_id, f.record_id)
      FROM i WHERE f.resource = ${kind} AND f.record_id = i.id RETURNING f.origin_id, i.id AS from_id, i.into_id
    ), noted AS (
      INSERT INTO merge_parts (merge_id, effect, kind, record_id, from_id, into_id)
      SELECT DISTINCT $1::bigint, 'redirected', ${kind}, origin_id, from_id, into_id FROM redirected
    )`;
}

/**
 * $1 the merge, $2 the effect, $3 ids, $4 the records that take their place, $5 citations, $6 the account. Removes
 * rows; their ids and the ids that led to them lead to those records.
 */
export const FOLD = perResource((kind) => {
  const table = PLURAL[kind];
  const into = publicIdOf(table, 'i.into_id');
  const changed = `${valuesOf(kind, 'i', 'from')}
    || jsonb_build_object('into', jsonb_build_object('from', NULL, 'to', ${into}))`;
  return statement(`
    WITH i AS MATERIALIZED (
      SELECT t.id, t.public_id, ${columnNames(kind)
        .map((name) => `t.${name}`)
        .join(', ')}, u.into_id, u.citation_id
      FROM unnest($3::bigint[], $4::bigint[], $5::bigint[]) AS u (id, into_id, citation_id) JOIN ${table} t USING (id)
    ), gone AS (
      DELETE FROM ${table} t USING i WHERE t.id = i.id
    ), ${redirects(`'${kind}'`)}, former AS (
      INSERT INTO former_ids (resource, public_id, record_id, origin_id)
      SELECT '${kind}', public_id, into_id, id FROM i
    ), part AS (
      INSERT INTO merge_parts (merge_id, effect, kind, record_id, into_id, before)
      SELECT $1::bigint, $2::text, '${kind}', t.id, u.into_id, to_jsonb(t)
      FROM unnest($3::bigint[], $4::bigint[]) AS u (id, into_id) JOIN ${table} t USING (id)
    ), ${loggedRows(`'${kind}'`, '$6', `'merge'`, changed)}
    SELECT i.id, ${hex('i.public_id')} AS public_id, i.into_id FROM i`);
});

/** $1 the merge, $2 the effect, $3 the kind, $4 an array of rows, with the columns that the effect has. */
export const NOTE = statement(`
  INSERT INTO merge_parts (merge_id, effect, kind, record_id, owner_column, from_id, into_id, before)
  SELECT $1, $2, $3, record_id, owner_column, from_id, into_id, before
  FROM jsonb_to_recordset($4::jsonb) AS i
    (record_id bigint, owner_column text, from_id bigint, into_id bigint, before jsonb)`);

/**
 * $1 the merge, $2 the kind, $3 records, $4 the records that take their place. Copies the citations about records, and
 * the citations about those, as they were recorded.
 */
export const COPY_CITATIONS = statement(`
  WITH RECURSIVE about AS (
    SELECT s.id, u.into_id AS subject_id, NULL::bigint AS above
    FROM unnest($3::bigint[], $4::bigint[]) AS u (id, into_id)
    JOIN source_references s ON s.subject_type = $2::resource AND s.subject_id = u.id AND s.deleted_at IS NULL
    UNION ALL
    SELECT s.id, NULL, about.id FROM about
    JOIN source_references s ON s.subject_type = 'source_reference' AND s.subject_id = about.id AND s.deleted_at IS NULL
  ), i AS MATERIALIZED (
    SELECT o.id, o.subject_id, o.above, nextval('source_references_id_seq') AS into_id
    FROM (SELECT * FROM about ORDER BY id) o
  ), copy AS (
    INSERT INTO source_references (id, subject_type, subject_id, source_category, url, metadata, fields, recorded_by,
      provenance_id, merged_from_id, created_at, updated_at)
    SELECT i.into_id, s.subject_type, coalesce(i.subject_id, above.into_id), s.source_category, s.url, s.metadata,
      s.fields, s.recorded_by, provenance.into_id, s.id, s.created_at, s.updated_at
    FROM i JOIN source_references s ON s.id = i.id
      LEFT JOIN i above ON above.id = i.above LEFT JOIN i provenance ON provenance.id = s.provenance_id
  ), hidden AS (
    UPDATE source_references s SET deleted_at = now(), updated_at = now() FROM i WHERE s.id = i.id
  ), ${redirects(`'source_reference'`)}, former AS (
    INSERT INTO former_ids (resource, public_id, record_id, origin_id)
    SELECT 'source_reference', s.public_id, i.into_id, i.id FROM i JOIN source_references s ON s.id = i.id
  ), part AS (
    INSERT INTO merge_parts (merge_id, effect, kind, record_id, into_id)
    SELECT $1::bigint, 'copied', 'source_reference', id, into_id FROM i
  )
  SELECT count(*) FILTER (WHERE above IS NULL) AS copied FROM i`);

/**
 * $1 the merge, $2 organizations, $3 the survivor. Moves the research of the organizations, and of their domains if no
 * other organization has them.
 */
export const MOVE_RESEARCH = statement(`
  WITH i AS MATERIALIZED (
    SELECT id, organization_id FROM research_requests
    WHERE organization_id = ANY($2::bigint[]) OR (organization_id IS NULL AND domain = ANY(ARRAY(
      SELECT o.domain FROM organizations o WHERE o.id = ANY($2::bigint[]) AND NOT EXISTS (
        SELECT FROM organizations other WHERE other.domain = o.domain AND other.id <> ALL($2::bigint[])))))
    FOR UPDATE
  ), moved AS (
    UPDATE research_requests r SET organization_id = $3, updated_at = now() FROM i WHERE r.id = i.id
  )
  INSERT INTO merge_parts (merge_id, effect, kind, record_id, owner_column, from_id, into_id)
  SELECT $1, 'moved', 'research_request', id, 'organization_id', organization_id, $3 FROM i`);

/** $1 the merge: hides the citations that it recorded. */
export const HIDE_CITATIONS = statement(`
  UPDATE source_references SET deleted_at = now()
  WHERE id IN (SELECT record_id FROM merge_parts WHERE merge_id = $1 AND effect = 'cited') AND deleted_at IS NULL`);
