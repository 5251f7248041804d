import { statement, type Statement } from '../database/database.js';
import { hex } from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { columnTypes, perResource, type CitedResource } from './schemas.js';
import { EMAIL_OWNER, ownsEmails } from './parts.js';
import { CHANGE_ROWS, followChanges, WRITES } from '../outbox/outbox.js';

/*
 * Each statement writes citation, record, change row and outbox row at once, so that no transaction can hold one
 * without the others. Parameters $1 to $5 are the citation's in both.
 */
export const CITATION = `source_references (id, subject_type, subject_id, source_category, url, metadata, fields, recorded_by)`;

/**
 * $6 changed fields (jsonb[]), $7 public ids or nulls, $8… one array per column, then email addresses and their
 * verified_at.
 */
function createStatement(resource: CitedResource): Statement {
  const columns = columnTypes(resource);
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], index) => `$${index + 8}::${type}[]`).join(', ');
  return statement(`
    WITH input AS MATERIALIZED (
      SELECT nextval('${PLURAL[resource]}_id_seq') AS id, nextval('source_references_id_seq') AS citation_id, u.*
      FROM unnest($6::jsonb[], $7::uuid[], ${arrays}) AS u (changed, public_id, ${names})
    ), citation AS (
      INSERT INTO ${CITATION}
      SELECT citation_id, '${resource}', id, $1, $2, $3::jsonb, $4::text[], $5::bigint FROM input
    ), record AS (
      INSERT INTO ${PLURAL[resource]} (id, public_id, citation_id, ${names})
      SELECT id, coalesce(public_id, gen_random_uuid()), citation_id, ${names} FROM input RETURNING *
    ), change AS (
      INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
      SELECT '${resource}', id, 'create', changed, $5::bigint, citation_id FROM input ${CHANGE_ROWS}
    ), message AS (${followChanges(WRITES)}
    )${emailsPart(resource, columns.length + 8)}
    SELECT * FROM record ORDER BY id`);
}

/**
 * $6 changed fields (jsonb), $7 the record's id, $8 its public id, $9… its columns, then emails, then emails to remove.
 */
function updateStatement(resource: CitedResource): Statement {
  const columns = columnTypes(resource);
  const assignments = columns.map(([name, type], index) => `${name} = $${index + 9}::${type}`).join(', ');
  return statement(`
    WITH input AS MATERIALIZED (
      SELECT $7::bigint AS id, nextval('source_references_id_seq') AS citation_id
    ), citation AS (
      INSERT INTO ${CITATION}
      SELECT citation_id, '${resource}', id, $1, $2, $3::jsonb, $4::text[], $5::bigint FROM input
    ), record AS (
      UPDATE ${PLURAL[resource]} t
      SET citation_id = input.citation_id, updated_at = now(), public_id = $8::uuid, ${assignments}
      FROM input WHERE t.id = input.id RETURNING t.*
    ), change AS (
      INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
      SELECT '${resource}', id, 'update', $6::jsonb, $5::bigint, citation_id FROM input ${CHANGE_ROWS}
    ), message AS (${followChanges(WRITES)}
    )${emailsPart(resource, columns.length + 9)}${removedEmails(resource, columns.length + 11)}
    SELECT * FROM record`);
}

/** Adds email addresses to the one record of `input`; an existing address gets the new verified_at. */
function emailsPart(resource: CitedResource, parameter: number): string {
  if (!ownsEmails(resource)) return '';
  const owner = EMAIL_OWNER[resource];
  return `, email AS (
      INSERT INTO email_addresses (${owner}, address, verified_at, citation_id)
      SELECT input.id, e.address, e.verified_at, input.citation_id
      FROM input, (
        -- Uses PostgreSQL's lower(), as the unique index does.
        SELECT DISTINCT ON (lower(address)) address, verified_at, place
        FROM unnest($${parameter}::text[], $${parameter + 1}::timestamptz[])
          WITH ORDINALITY AS given (address, verified_at, place)
        ORDER BY lower(address), place DESC
      ) e
      ORDER BY e.place
      ON CONFLICT (${owner}, lower(address)) WHERE ${owner} IS NOT NULL
      DO UPDATE SET verified_at = EXCLUDED.verified_at, citation_id = EXCLUDED.citation_id, updated_at = now()
    )`;
}

/** Removes email addresses, spelled as stored, from the one record of `input`. */
function removedEmails(resource: CitedResource, parameter: number): string {
  if (!ownsEmails(resource)) return '';
  return `, removed AS (
      DELETE FROM email_addresses e USING input
      WHERE e.${EMAIL_OWNER[resource]} = input.id AND e.address = ANY($${parameter}::text[])
    )`;
}

export const CREATE = perResource(createStatement);
export const UPDATE = perResource(updateStatement);

/** Other records may refer to a record during its change, but not during its removal. */
export const LOCK = {
  change: perResource((resource) => lockStatement(resource, 'NO KEY UPDATE')),
  removal: perResource((resource) => lockStatement(resource, 'UPDATE')),
};

function lockStatement(resource: CitedResource, strength: string): Statement {
  return statement(`SELECT * FROM ${PLURAL[resource]} WHERE public_id = $1 FOR ${strength}`);
}

/** SQL: the ids of the citations about records, and of the citations about those. */
export const citationsAbout = (resource: Resource, ids: string): string => `
  WITH RECURSIVE about (id) AS (
    SELECT id FROM source_references WHERE subject_type = '${resource}' AND subject_id = ANY(${ids})
    UNION ALL
    SELECT s.id FROM source_references s JOIN about ON s.subject_type = 'source_reference' AND s.subject_id = about.id
  )
  SELECT id FROM about`;

/** SQL: a citation as the change log of its subject shows it. */
export const logged = (s: string): string =>
  `jsonb_build_object('public_id', ${hex(`${s}.public_id`)}, 'source_category', ${s}.source_category, 'url', ${s}.url,
    'metadata', ${s}.metadata, 'fields', ${s}.fields)`;
