import { statement } from '../database/database.js';
import type { Resource } from '../database/resources.js';

/*
 * Which documents a write makes out of date. A document holds words of other records: memberships and places hold the
 * name of their person or organization, members and children that of their organization, and every record what belongs to
 * it. The documents go from table to table without passing this process: an organization may have very many members.
 */

/** The record that was written, joined with its row. */
const rowOf = (resource: Resource, table: string): string =>
  `written w JOIN ${table} t ON w.resource = '${resource}' AND t.id = w.id`;

/** The records of a kind that written ones named before they were changed or deleted, from the change log. */
const formerly = (owner: Resource, key: string, table: string): string => `
  SELECT '${owner}'::resource AS type, coalesce(t.id, f.record_id) AS id
  FROM written w JOIN changes c ON c.resource = w.resource AND c.record_id = w.id
    CROSS JOIN LATERAL (SELECT (c.changed -> '${key}' ->> 'from')::uuid AS public_id) named
    LEFT JOIN ${table} t ON t.public_id = named.public_id
    LEFT JOIN former_ids f ON f.resource = '${owner}' AND f.public_id = named.public_id
  WHERE w.resource <> 'source_reference' AND named.public_id IS NOT NULL`;

/** Appends the documents of `affected` to each of the topics in `$1`, and to a rebuild's if there is one; `$2` is since when. */
const QUEUE = `
  INSERT INTO outbox (topic, resource, record_id, created_at)
  SELECT topic, type, id, $2::timestamptz
  FROM affected CROSS JOIN (SELECT unnest($1::text[]) AS topic UNION SELECT 'search:rebuild' FROM search_rebuilds) topics
  WHERE id IS NOT NULL AND type IN ('person', 'organization', 'membership', 'place') ORDER BY type, id`;

/**
 * Queues the documents of written records and of those around them, each once; $3 their resources, $4 their ids. Records
 * that are gone are among them. What is left to be queued are the members and children of the organizations whose ids it
 * returns.
 */
export const QUEUE_AFFECTED = statement(`
  WITH written AS MATERIALIZED (
    SELECT * FROM unnest($3::resource[], $4::bigint[]) AS w (resource, id)
  ), belongs AS MATERIALIZED (
    -- What a written record belongs to, and belonged to.
    SELECT 'person'::resource AS type, t.person_id AS id FROM ${rowOf('membership', 'memberships')}
    UNION SELECT 'organization', t.organization_id FROM ${rowOf('membership', 'memberships')}
    UNION SELECT 'person', t.person_id FROM ${rowOf('place', 'places')}
    UNION SELECT 'organization', t.organization_id FROM ${rowOf('place', 'places')}
    UNION SELECT 'membership', t.membership_id FROM ${rowOf('place', 'places')}
    UNION SELECT 'person', t.person_id FROM ${rowOf('name_alias', 'name_aliases')}
    UNION SELECT 'organization', t.organization_id FROM ${rowOf('name_alias', 'name_aliases')}
    UNION SELECT 'organization', t.parent_id FROM ${rowOf('organization', 'organizations')}
    UNION ${formerly('person', 'person_public_id', 'people')}
    UNION ${formerly('organization', 'organization_public_id', 'organizations')}
    UNION ${formerly('organization', 'parent_organization_public_id', 'organizations')}
    UNION ${formerly('membership', 'membership_public_id', 'memberships')}
  ), renamed AS MATERIALIZED (
    -- Whose name or alias may be another now: other documents hold it.
    SELECT resource AS type, id FROM written WHERE resource IN ('person', 'organization')
    UNION SELECT 'organization', t.organization_id FROM ${rowOf('name_alias', 'name_aliases')}
    UNION ${formerly('organization', 'organization_public_id', 'organizations')} AND w.resource = 'name_alias'
  ), membership AS MATERIALIZED (
    SELECT id FROM written WHERE resource = 'membership'
    UNION SELECT id FROM belongs WHERE type = 'membership'
    UNION SELECT m.id FROM renamed r JOIN memberships m ON r.type = 'person' AND m.person_id = r.id
  ), affected AS (
    SELECT resource AS type, id FROM written
    UNION SELECT type, id FROM belongs
    UNION SELECT 'membership', id FROM membership
    UNION SELECT 'person', m.person_id FROM membership JOIN memberships m USING (id)
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'person' AND p.person_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'organization' AND p.organization_id = r.id
    UNION SELECT 'place', p.id FROM membership JOIN places p ON p.membership_id = membership.id
  ), queued AS (${QUEUE})
  SELECT id FROM renamed WHERE type = 'organization' AND id IS NOT NULL`);

/** The members of organizations, to be fetched bit by bit; $1 the organizations' ids. */
export const MEMBERS_CURSOR = `SELECT id FROM memberships WHERE organization_id = ANY($1::bigint[])`;

/** Queues members of a renamed organization, with their places; $3 ids of memberships. */
export const QUEUE_MEMBERS = statement(`
  WITH membership AS MATERIALIZED (
    SELECT id, person_id FROM memberships WHERE id = ANY($3::bigint[])
  ), affected AS (
    SELECT 'membership'::resource AS type, id FROM membership
    UNION SELECT 'person', person_id FROM membership
    UNION SELECT 'place', p.id FROM membership JOIN places p ON p.membership_id = membership.id
  )${QUEUE}`);

/** The children of organizations; $1 the organizations' ids. */
export const CHILDREN_CURSOR = `SELECT id FROM organizations WHERE parent_id = ANY($1::bigint[])`;

/** Queues children of a renamed organization; $3 their ids. */
export const QUEUE_CHILDREN = statement(`
  WITH affected AS (SELECT 'organization'::resource AS type, unnest($3::bigint[]) AS id)${QUEUE}`);
