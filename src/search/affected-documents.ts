import { statement } from '../database/database.js';
import type { Resource } from '../database/resources.js';

/*
 * Which documents a write makes out of date. A document holds words of other records: memberships and places hold the
 * name of their person or organization, members and children that of their organization, and every record what belongs to
 * it. Only those are queued in which something changes, by what the change log says of the write. The documents go from
 * table to table without passing this process: an organization may have very many members.
 */

/** Changes of a record that are read if a message, of an earlier release, does not name the one that it is about. */
const MAX_CHANGES = 20;

/** SQL: whether the write changed one of these fields. If its change is not known, it may have changed any. */
const changed = (...fields: string[]): string => `(w.action IS NULL OR w.changed ?| '{${fields.join()}}')`;

/**
 * SQL: the same of a record that was there before and still is. Nothing around a new record holds words of it yet, and
 * whatever comes has a message of its own; what belonged to a deleted one was deleted with it.
 */
const changedLater = (...fields: string[]): string =>
  `(w.action IS NULL OR (w.action = 'update' AND w.changed ?| '{${fields.join()}}'))`;

/** SQL: the record that was written, joined with its row. */
const rowOf = (resource: Resource, table: string): string =>
  `written w JOIN ${table} t ON w.resource = '${resource}' AND t.id = w.id`;

/** SQL: the records of a kind that written ones named before they were changed or deleted. */
const formerly = (owner: Resource, key: string, table: string): string => `
  SELECT '${owner}'::resource AS type, coalesce(t.id, f.record_id) AS id
  FROM written w CROSS JOIN LATERAL (SELECT (w.changed -> '${key}' ->> 'from')::uuid AS public_id) named
    LEFT JOIN ${table} t ON t.public_id = named.public_id
    LEFT JOIN former_ids f ON f.resource = '${owner}' AND f.public_id = named.public_id
  WHERE named.public_id IS NOT NULL`;

/** What the documents of members hold of their organization. */
const OF_ORGANIZATION = ['name', 'domain', 'organization_type', 'public_id'];
const OF_PERSON = ['first_name', 'last_name', 'public_id'];
const OWNERS = ['person_public_id', 'organization_public_id', 'membership_public_id'];

/** Appends the documents of `affected` to each of the topics in `$1`, and to a rebuild's if there is one; `$2` is since when. */
const QUEUE = `
  INSERT INTO outbox (topic, resource, record_id, created_at)
  SELECT topic, type, id, $2::timestamptz
  FROM affected CROSS JOIN (SELECT unnest($1::text[]) AS topic UNION SELECT 'search:rebuild' FROM search_rebuilds) topics
  WHERE id IS NOT NULL AND type IN ('person', 'organization', 'membership', 'place') ORDER BY type, id`;

/**
 * Which documents around an organization are out of date: those of its members and children (`name`), of its members
 * (`kind`), or of the people who are its members (`alias`), which hold what else it is called.
 */
export type Reach = 'name' | 'kind' | 'alias';

/**
 * Queues the documents of written records and of those around them, each once; $3 their resources, $4 their ids, $5 the
 * changes. Records that are gone are among them. What is left to be queued is around the organizations that it returns,
 * with their reach.
 */
export const QUEUE_AFFECTED = statement(`
  WITH written AS MATERIALIZED (
    SELECT m.resource, m.id, c.action, c.changed
    FROM unnest($3::resource[], $4::bigint[], $5::bigint[]) AS m (resource, id, change_id)
    LEFT JOIN LATERAL (
      SELECT action, changed FROM changes WHERE id = m.change_id
      UNION ALL (
        SELECT NULL, changed FROM changes
        WHERE m.change_id IS NULL AND resource = m.resource AND record_id = m.id ORDER BY id DESC LIMIT ${MAX_CHANGES})
    ) c ON true
  ), belongs AS MATERIALIZED (
    -- What a written record belongs to, and belonged to.
    SELECT 'person'::resource AS type, t.person_id AS id FROM ${rowOf('membership', 'memberships')}
      WHERE ${changed('role', 'title', 'email_addresses', ...OWNERS)}
    UNION SELECT 'organization', t.organization_id FROM ${rowOf('membership', 'memberships')} WHERE ${changed(...OWNERS)}
    UNION SELECT o.type, o.id FROM ${rowOf('place', 'places')} CROSS JOIN LATERAL (VALUES
      ('person'::resource, t.person_id), ('organization', t.organization_id), ('membership', t.membership_id)) AS o (type, id)
      WHERE ${changed('name', 'address', ...OWNERS)}
    UNION SELECT o.type, o.id FROM ${rowOf('name_alias', 'name_aliases')} CROSS JOIN LATERAL (VALUES
      ('person'::resource, t.person_id), ('organization', t.organization_id)) AS o (type, id)
      WHERE ${changed('name', ...OWNERS)}
    UNION SELECT 'organization', t.parent_id FROM ${rowOf('organization', 'organizations')}
      WHERE ${changed('parent_organization_public_id')}
    UNION ${formerly('person', 'person_public_id', 'people')}
    UNION ${formerly('organization', 'organization_public_id', 'organizations')}
    UNION ${formerly('organization', 'parent_organization_public_id', 'organizations')}
    UNION ${formerly('membership', 'membership_public_id', 'memberships')}
  ), renamed AS MATERIALIZED (
    -- Records whose name changed, and that other documents show.
    SELECT w.resource AS type, w.id FROM written w WHERE w.resource = 'person' AND ${changedLater(...OF_PERSON)}
    UNION SELECT w.resource, w.id FROM written w
      WHERE w.resource = 'organization' AND ${changedLater(...OF_ORGANIZATION)}
    UNION SELECT w.resource, w.id FROM written w WHERE w.resource = 'membership' AND ${changedLater(...OWNERS)}
    UNION SELECT 'membership', m.id FROM written w JOIN memberships m ON w.resource = 'person' AND m.person_id = w.id
      WHERE ${changedLater(...OF_PERSON)}
  ), affected AS (
    SELECT resource AS type, id FROM written
    UNION SELECT type, id FROM belongs
    -- A person's document holds the places and addresses of its memberships.
    UNION SELECT 'person', m.person_id FROM belongs b JOIN memberships m ON b.type = 'membership' AND m.id = b.id
    UNION SELECT type, id FROM renamed
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'person' AND p.person_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'organization' AND p.organization_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'membership' AND p.membership_id = r.id
  ), queued AS (${QUEUE})
  SELECT 'name' AS reach, w.id FROM written w WHERE w.resource = 'organization' AND ${changedLater('name', 'public_id')}
  UNION SELECT 'kind', w.id FROM written w
    WHERE w.resource = 'organization' AND ${changedLater('domain', 'organization_type')}
  UNION SELECT 'alias', t.organization_id FROM ${rowOf('name_alias', 'name_aliases')}
    WHERE t.organization_id IS NOT NULL AND ${changed('name', ...OWNERS)}
  UNION SELECT 'alias', former.id FROM (
    ${formerly('organization', 'organization_public_id', 'organizations')} AND w.resource = 'name_alias'
  ) former WHERE former.id IS NOT NULL`);

/** What is around organizations, to be fetched bit by bit: memberships, children, people; $1 the organizations' ids. */
export const MEMBERS_CURSOR = `SELECT id FROM memberships WHERE organization_id = ANY($1::bigint[])`;
export const CHILDREN_CURSOR = `SELECT id FROM organizations WHERE parent_id = ANY($1::bigint[])`;
export const PEOPLE_CURSOR = `SELECT person_id AS id FROM memberships WHERE organization_id = ANY($1::bigint[])`;

/** Queues memberships of a renamed organization, with their people and places; $3 their ids. */
export const QUEUE_MEMBERS = statement(`
  WITH membership AS MATERIALIZED (
    SELECT id, person_id FROM memberships WHERE id = ANY($3::bigint[])
  ), affected AS (
    SELECT 'membership'::resource AS type, id FROM membership
    UNION SELECT 'person', person_id FROM membership
    UNION SELECT 'place', p.id FROM membership JOIN places p ON p.membership_id = membership.id
  )${QUEUE}`);

/** Queues documents of a type; $3 their ids. */
const queueDocuments = (type: Resource) =>
  statement(
    `WITH affected AS (SELECT DISTINCT '${type}'::resource AS type, unnest($3::bigint[]) AS id)${QUEUE}`,
  );
export const QUEUE_CHILDREN = queueDocuments('organization');
export const QUEUE_PEOPLE = queueDocuments('person');
