import { shownName } from './columns.js';
import { publicIdOf } from '../database/json.js';
import { PLURAL, type LoadedResource } from '../database/resources.js';
import { CHANGE_ROWS, followChanges, LOADS } from '../outbox/outbox.js';
import {
  changeEntry,
  changeObject,
  citationsOf,
  citationValues,
  historyOf,
  incoming,
  isChanged,
  isNewAlias,
  shownEmail,
  shownValue,
  valueAfter,
} from './cited-load.js';
import { CITATION, logged } from './cited-statements.js';
import { TARGET, columnNames } from './schemas.js';
import { ALIAS_OWNER, ownsEmails, EMAIL_OWNER, type EmailOwner, ownsAliases } from './parts.js';

/**
 * The ids of existing records that differ from their rows. Reads only, so that an import without news writes nothing.
 */
export function findDiffering(resource: LoadedResource): string {
  const differences = columnNames(resource).map((column) => isChanged(resource, column));
  differences.push(`EXISTS (SELECT FROM ${missingCitations(resource, 'i')})`);
  if (ownsEmails(resource)) {
    differences.push(`EXISTS (SELECT FROM ${missingEmails(resource, 'i')})`);
  }
  if (ownsAliases(resource)) {
    differences.push(
      `EXISTS (SELECT FROM unnest(i.aliases) AS given (name) WHERE ${isNewAlias(resource, 'i.id', 'given.name')})`,
    );
  }
  return `SELECT i.id FROM ${incoming(resource)} i JOIN ${PLURAL[resource]} t ON t.id = i.id
    WHERE NOT i.fresh AND (${differences.join(' OR ')}) ORDER BY i.id`;
}

/** Locks records for an update, in the order that all loads use. $1: their ids. */
export function lockRecords(resource: LoadedResource): string {
  return `SELECT id FROM ${PLURAL[resource]} WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`;
}

/**
 * Updates records that `lockRecords` has locked. Citations that a record lacks are added to it, and the last of them is
 * the citation of its change; if it has them all, the row's last one is stored again. $1: the records' ids. Returns the
 * seq of every row that was written, and the name that it replaced: see `replacedName`.
 */
export function updateLocked(resource: LoadedResource): string {
  const table = PLURAL[resource];
  const columns = columnNames(resource);
  const emails = ownsEmails(resource);
  const assignments = columns.map((column) => `${column} = ${valueAfter(resource, column, 'c', 't')}`);
  const entries = columns.map((column) => fieldChange(resource, column));
  if (emails) entries.push(changeEntry('email_addresses', 'e.known_and_new', 'e.known'));
  return `
    WITH target AS MATERIALIZED (
      SELECT * FROM ${incoming(resource)} WHERE id = ANY($1::bigint[])
    )${emails ? newEmails(resource) : ''}, changed AS MATERIALIZED (
      SELECT i.*, ${changeObject(entries)} AS entry, ${replacedName(resource)} AS replaced
      FROM target i JOIN ${table} t ON t.id = i.id ${emails ? 'LEFT JOIN shown_emails e ON e.id = i.id' : ''}
    ), missing AS MATERIALIZED (
      SELECT c.id, s.place FROM changed c CROSS JOIN LATERAL (SELECT s.place FROM ${missingCitations(resource, 'c')}) s
    ), source AS MATERIALIZED (
      SELECT nextval('source_references_id_seq') AS citation_id, c.id, c.entry, ${citationValues('c')}
      FROM (SELECT * FROM changed ORDER BY seq) c, ${citationsOf('c')}
      WHERE EXISTS (SELECT FROM missing m WHERE m.id = c.id AND m.place = s.place)
        OR (c.entry <> '{}' AND s.place = cardinality(c.urls) AND NOT EXISTS (SELECT FROM missing m WHERE m.id = c.id))
    ), latest AS MATERIALIZED (
      SELECT id, max(citation_id) AS citation_id FROM source WHERE entry <> '{}' GROUP BY id
    ), citation AS (
      INSERT INTO ${CITATION}
      SELECT citation_id, '${resource}', id, category, url, metadata, fields, NULL FROM source RETURNING *
    ), record AS (
      UPDATE ${table} t SET citation_id = latest.citation_id, updated_at = now(), ${assignments.join(', ')}
      FROM changed c JOIN latest USING (id) WHERE t.id = c.id
    )${emails ? writeEmails(resource) : ''}, change AS (
      INSERT INTO changes (resource, record_id, action, changed, citation_id)
      SELECT '${resource}', c.id, 'update', c.entry, latest.citation_id FROM changed c JOIN latest USING (id)
      ${CHANGE_ROWS}
    ), message AS (${followChanges(LOADS)}
    ), attachment AS (
      INSERT INTO changes (resource, record_id, action, changed, citation_id)
      SELECT '${resource}', s.id, 'update',
        jsonb_build_object('source_reference', jsonb_build_object('from', NULL, 'to', ${logged('k')})), k.id
      FROM source s JOIN citation k ON k.id = s.citation_id WHERE s.entry = '{}' ORDER BY k.id
    )
    SELECT DISTINCT c.seq::float8 AS seq, c.replaced FROM changed c JOIN source USING (id)`;
}

/**
 * SQL: the name of record `t`, if row `i` keeps no part of it and cites none of the record's sources: the two may be
 * different records, whose ids are the same only because their files have the same corpus. Null otherwise.
 */
function replacedName(resource: LoadedResource): string {
  if (!ownsAliases(resource)) return 'NULL::text';
  const isKept = ALIAS_OWNER[resource].parts.map(
    (column) => `coalesce(${valueAfter(resource, column, 'i', 't')} = t.${column}, false)`,
  );
  return `CASE WHEN NOT (${isKept.join(' OR ')}) AND NOT EXISTS (
        SELECT FROM source_references r WHERE r.subject_type = '${resource}' AND r.subject_id = t.id
          AND r.url = ANY(i.urls) AND r.deleted_at IS NULL) THEN ${ALIAS_OWNER[resource].name} END`;
}

/** SQL: the value of a column of record `t` as the change log shows it; null if it is null. */
export function shownBefore(column: string): string {
  const target = TARGET[column];
  return target ? `'"' || ${publicIdOf(PLURAL[target], `t.${column}`)} || '"'` : shownValue(column, 't');
}

/** SQL: the change-log entry of one column; null if the column is unchanged. */
function fieldChange(resource: LoadedResource, column: string): string {
  const entry = changeEntry(
    shownName(column),
    `coalesce(${shownValue(column, 'i')}, 'null')`,
    `coalesce(${shownBefore(column)}, 'null')`,
  );
  return `CASE WHEN ${isChanged(resource, column)} THEN ${entry} END`;
}

/**
 * SQL: a row's own citations that its record neither has nor had before an editor deleted them. An undo hides copies
 * and its merge's own citations, which no editor deleted; it leaves an original hidden whose copy an editor deleted.
 */
const missingCitations = (resource: LoadedResource, row: string): string => {
  const deleted = `'{source_reference,from}' @> jsonb_build_object('source_category', s.category, 'url', s.url)`;
  return `${citationsOf(row)} WHERE ${row}.own_sources AND NOT EXISTS (
    SELECT FROM source_references r WHERE r.subject_type = '${resource}' AND r.subject_id = ${row}.id
      AND r.source_category = s.category AND r.url = s.url AND (r.deleted_at IS NULL OR r.merged_from_id IS NULL
        AND EXISTS (SELECT FROM former_ids f WHERE f.resource = 'source_reference' AND f.origin_id = r.id)))
    AND NOT EXISTS (SELECT FROM changes c WHERE c.resource = '${resource}' AND c.record_id = ANY(${historyOf(resource, `${row}.id`)})
      AND c.changed #> ${deleted} AND c.changed #> '{source_reference,to}' = 'null')`;
};

/** SQL: the email addresses of a row that its record lacks, or has with another verified_at. */
export const missingEmails = (resource: EmailOwner, row: string): string =>
  `unnest(${row}.emails, ${row}.verified) WITH ORDINALITY AS given (address, verified_at, place)
    LEFT JOIN email_addresses k ON k.${EMAIL_OWNER[resource]} = ${row}.id AND lower(k.address) = lower(given.address)
    WHERE k.id IS NULL OR (given.verified_at IS NOT NULL AND given.verified_at IS DISTINCT FROM k.verified_at)`;

function newEmails(resource: EmailOwner): string {
  const owner = EMAIL_OWNER[resource];
  return `, new_email AS MATERIALIZED (
      SELECT DISTINCT ON (i.id, lower(m.address)) i.id, m.*
      FROM target i CROSS JOIN LATERAL (
        SELECT given.*, k.id AS known_id, k.address AS known_address FROM ${missingEmails(resource, 'i')}) m
      ORDER BY i.id, lower(m.address), m.place DESC
    ), shown_emails AS (
      SELECT n.id,
        (SELECT coalesce(json_agg(${shownEmail('k.address', 'k.verified_at')} ORDER BY k.id), '[]')
         FROM email_addresses k WHERE k.${owner} = n.id)::text AS known,
        (SELECT json_agg(a.shown ORDER BY a.known_id, a.place) FROM (
          SELECT k.id AS known_id, 0 AS place, ${shownEmail('k.address', 'coalesce(m.verified_at, k.verified_at)')} AS shown
          FROM email_addresses k LEFT JOIN new_email m ON m.known_id = k.id WHERE k.${owner} = n.id
          UNION ALL
          SELECT NULL, m.place, ${shownEmail('m.address', 'm.verified_at')} FROM new_email m
          WHERE m.id = n.id AND m.known_id IS NULL) a)::text AS known_and_new
      FROM (SELECT DISTINCT id FROM new_email) n
    )`;
}

function writeEmails(resource: EmailOwner): string {
  const owner = EMAIL_OWNER[resource];
  return `, email AS (
      INSERT INTO email_addresses (${owner}, address, verified_at, citation_id)
      SELECT m.id, m.address, m.verified_at, latest.citation_id FROM new_email m JOIN latest USING (id) ORDER BY m.id, m.place
      ON CONFLICT (${owner}, lower(address)) WHERE ${owner} IS NOT NULL
      DO UPDATE SET verified_at = EXCLUDED.verified_at, citation_id = EXCLUDED.citation_id, updated_at = now()
    )`;
}
