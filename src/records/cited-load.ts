import { shownName } from './columns.js';
import { hex, moment } from '../database/json.js';
import { type LoadedResource, PLURAL, RESOURCES } from '../database/resources.js';
import { CHANGE_ROWS, followChanges, LOADS } from '../outbox/outbox.js';
import { CITATION } from './cited-statements.js';
import { bearerOf } from './public-ids.js';
import { columnNames, columnTypes, isReference } from './schemas.js';
import { ALIAS_OWNER, EMAIL_OWNER, ownsEmails, type AliasOwner, type EmailOwner } from './parts.js';

/*
 * The door for many directory records at once. `cited-write.ts` takes one record with one citation; here each record of
 * a temporary table has its own. Both write the same rows: record, citations, email addresses, name aliases, change-log
 * and outbox rows, which the caller commits together.
 */

/** The temporary table with the records of the running transaction. */
export const incoming = (resource: LoadedResource): string => `incoming_${resource}`;

/**
 * Columns that every kind of record has in addition to its own. The last citation is that of the record's change; citations
 * that are not the record's own are used for changes only.
 */
export const BELONGINGS = {
  emails: 'text[]',
  verified: 'timestamptz[]',
  aliases: 'text[]',
  categories: 'text[]',
  urls: 'text[]',
  details: 'jsonb',
  own_sources: 'boolean',
  own_id: 'boolean',
} as const;

/** SQL: whether the row sets a column. Other columns stay unchanged. */
function isGiven(resource: LoadedResource, column: string, row: string): string {
  return `(${row}.given & ${givenBit(resource, column)}) <> 0`;
}

/** SQL: the value of a column after row `row` is applied to record `record`. */
export const valueAfter = (resource: LoadedResource, column: string, row: string, record: string): string =>
  `CASE WHEN ${isGiven(resource, column, row)} THEN ${row}.${column} ELSE ${record}.${column} END`;

/** SQL: whether row `i` changes a column of record `t`. */
export const isChanged = (resource: LoadedResource, column: string): string =>
  `(${isGiven(resource, column, 'i')} AND i.${column} IS DISTINCT FROM t.${column})`;

export const givenBit = (resource: LoadedResource, column: string): number =>
  2 ** columnNames(resource).indexOf(column);

/** `id` is the record's key, new if `fresh`; a reference is stored by key and by the id that the change log shows. */
export function incomingTable(resource: LoadedResource): string {
  const columns = columnTypes(resource).flatMap(([name, type]) =>
    isReference(name) ? [`${name} ${type}`, `${shownName(name)} uuid`] : [`${name} ${type}`],
  );
  const belongings = Object.entries(BELONGINGS).map(([name, type]) => `${name} ${type}`);
  return `CREATE TEMPORARY TABLE ${incoming(resource)} (
    seq bigint, id bigint, fresh boolean, public_id uuid, given integer,
    ${[...columns, ...belongings].join(', ')}
  ) ON COMMIT DELETE ROWS`;
}

/** SQL: an array of the keys of a record and of those that were merged into it, whose history it has. */
export const historyOf = (resource: LoadedResource, id: string): string => `ARRAY(
    SELECT ${id} UNION ALL SELECT f.origin_id FROM former_ids f
    WHERE f.resource = '${resource}' AND f.record_id = ${id} AND f.origin_id IS NOT NULL)`;

/** SQL: the citations of a row, one row each, in order. */
export const citationsOf = (row: string): string =>
  `unnest(${row}.categories, ${row}.urls) WITH ORDINALITY AS s (category, url, place)`;

/** SQL: the columns of `source_references` that come from `citationsOf`. */
export const citationValues = (row: string): string => `s.category, s.url,
  ${row}.details -> (s.place::int - 1) -> 'metadata' AS metadata,
  ${fieldNames(`${row}.details -> (s.place::int - 1) -> 'fields'`)} AS fields`;

const fieldNames = (json: string): string =>
  `CASE WHEN ${json} IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(${json})) END`;

/** SQL: the change-log entry of one field; null, and thus omitted, if the value is null. */
export const changeEntry = (field: string, to: string, from = `'null'`): string =>
  `'"${field}":{"from":' || ${from} || ',"to":' || ${to} || '}'`;

/** SQL: a change-log entry built from such parts. */
export const changeObject = (entries: readonly string[]): string =>
  `('{' || concat_ws(',', ${entries.join(', ')}) || '}')::jsonb`;

/** SQL: a column's value as the change log shows it; null if it is null. */
export const shownValue = (column: string, row: string): string =>
  isReference(column)
    ? `'"' || ${hex(`${row}.${shownName(column)}`)} || '"'`
    : `to_json(${row}.${column})::text`;

/** SQL: an email address as the change log shows it. */
export const shownEmail = (address: string, verifiedAt: string): string =>
  `json_strip_nulls(json_build_object('address', ${address}, 'verified_at', ${moment(verifiedAt)}))`;

/** Creates the fresh records. Returns no rows; throws PostgreSQL's errors. */
export function createFresh(resource: LoadedResource): string {
  const columns = columnNames(resource);
  const entries = columns.map((column) => changeEntry(shownName(column), shownValue(column, 'i')));
  const emails = ownsEmails(resource);
  if (emails) entries.push(changeEntry('email_addresses', 'e.shown', `'[]'`));
  return `
    WITH source AS MATERIALIZED (
      SELECT nextval('source_references_id_seq') AS citation_id, i.id, ${citationValues('i')}
      FROM (SELECT * FROM ${incoming(resource)} WHERE fresh ORDER BY seq) i, ${citationsOf('i')}
    ), latest AS MATERIALIZED (
      SELECT id, max(citation_id) AS citation_id FROM source GROUP BY id
    ), citation AS (
      INSERT INTO ${CITATION}
      SELECT citation_id, '${resource}', id, category, url, metadata, fields, NULL FROM source
    ), record AS (
      INSERT INTO ${PLURAL[resource]} (id, public_id, citation_id, ${columns.join(', ')})
      SELECT i.id, i.public_id, latest.citation_id, ${columns.map((column) => `i.${column}`).join(', ')}
      FROM ${incoming(resource)} i JOIN latest USING (id) ORDER BY i.id
    )${emails ? freshEmails(resource) : ''}, change AS (
      INSERT INTO changes (resource, record_id, action, changed, citation_id)
      SELECT '${resource}', i.id, 'create', ${changeObject(entries)}, latest.citation_id
      FROM ${incoming(resource)} i JOIN latest USING (id)
        ${emails ? 'LEFT JOIN shown_emails e USING (id)' : ''} ORDER BY i.id ${CHANGE_ROWS}
    )${followChanges(LOADS)}`;
}

/**
 * The rows of new records that name a public id which a record of another kind has or had. Other rows have a hash of
 * their corpus and id.
 */
export function freshButTaken(resource: LoadedResource): string {
  const otherKinds = RESOURCES.filter((other) => other !== resource);
  return `
  SELECT i.seq::float8 AS seq FROM ${incoming(resource)} i
  CROSS JOIN LATERAL (${bearerOf('i.public_id', otherKinds)}) bearer WHERE i.fresh AND i.own_id ORDER BY i.seq`;
}

function freshEmails(resource: EmailOwner): string {
  return `, new_email AS MATERIALIZED (
      SELECT DISTINCT ON (i.id, lower(e.address)) i.id, latest.citation_id, e.*
      FROM ${incoming(resource)} i JOIN latest USING (id),
        unnest(i.emails, i.verified) WITH ORDINALITY AS e (address, verified_at, place)
      ORDER BY i.id, lower(e.address), e.place DESC
    ), email AS (
      INSERT INTO email_addresses (${EMAIL_OWNER[resource]}, address, verified_at, citation_id)
      SELECT id, address, verified_at, citation_id FROM new_email ORDER BY id, place
    ), shown_emails AS (
      SELECT id, json_agg(${shownEmail('address', 'verified_at')} ORDER BY place)::text AS shown
      FROM new_email GROUP BY id
    )`;
}

/** Creates the name aliases that their owners lack. Returns the seq of every existing owner that got one. */
export function addAliases(resource: AliasOwner): string {
  const { column } = ALIAS_OWNER[resource];
  const entries = [
    changeEntry('name', 'to_json(a.name)::text'),
    changeEntry(shownName(column), `'"' || ${hex('a.public_id')} || '"'`),
  ];
  return `
    WITH alias AS MATERIALIZED (
      SELECT nextval('name_aliases_id_seq') AS id, nextval('source_references_id_seq') AS citation_id,
        o.seq, o.fresh, o.id AS owner_id, o.public_id, given.name, ${citationValues('o')}
      FROM (SELECT * FROM ${incoming(resource)} WHERE aliases <> '{}' ORDER BY seq) o
      CROSS JOIN LATERAL (SELECT o.categories[cardinality(o.urls)] AS category, o.urls[cardinality(o.urls)] AS url,
        cardinality(o.urls) AS place) s
      CROSS JOIN LATERAL unnest(o.aliases) AS given (name)
      WHERE o.fresh OR ${isNewAlias(resource, 'o.id', 'given.name')}
    ), citation AS (
      INSERT INTO ${CITATION}
      SELECT citation_id, 'name_alias', id, category, url, metadata, fields, NULL FROM alias
    ), record AS (
      INSERT INTO name_aliases (id, citation_id, name, ${column})
      SELECT id, citation_id, name, owner_id FROM alias
    ), change AS (
      INSERT INTO changes (resource, record_id, action, changed, citation_id)
      SELECT 'name_alias', id, 'create', ${changeObject(entries)}, citation_id FROM alias a ${CHANGE_ROWS}
    ), message AS (${followChanges(LOADS)}
    )
    SELECT DISTINCT seq::float8 AS seq FROM alias WHERE NOT fresh`;
}

/** SQL: true if an owner has the name neither as its own nor as an alias. */
export function isNewAlias(resource: AliasOwner, owner: string, alias: string): string {
  const { column, name } = ALIAS_OWNER[resource];
  return `NOT EXISTS (SELECT FROM name_aliases n WHERE n.${column} = ${owner} AND n.name = ${alias})
    AND NOT EXISTS (SELECT FROM ${PLURAL[resource]} t WHERE t.id = ${owner} AND ${name} = ${alias})`;
}
