import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import type { Resource } from '../database/resources.js';
import type { DocumentRef } from './documents.js';

/** A record that was written, as the outbox names it. */
export interface WrittenRecord {
  readonly resource: Resource;
  readonly record_id: number;
}

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

/** $1 resources, $2 ids. */
const AFFECTED = statement(`
  WITH written AS MATERIALIZED (
    SELECT * FROM unnest($1::resource[], $2::bigint[]) AS w (resource, id)
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
    UNION SELECT type, id FROM belongs
      WHERE type = 'organization' AND EXISTS (SELECT FROM written WHERE resource = 'name_alias')
  ), membership AS MATERIALIZED (
    SELECT id FROM written WHERE resource = 'membership'
    UNION SELECT id FROM belongs WHERE type = 'membership'
    UNION SELECT m.id FROM renamed r JOIN memberships m ON r.type = 'person' AND m.person_id = r.id
    UNION SELECT m.id FROM renamed r JOIN memberships m ON r.type = 'organization' AND m.organization_id = r.id
  ), affected AS (
    SELECT resource AS type, id FROM written
    UNION SELECT type, id FROM belongs
    UNION SELECT 'membership', id FROM membership
    UNION SELECT 'person', m.person_id FROM membership JOIN memberships m USING (id)
    UNION SELECT 'organization', o.id FROM renamed r JOIN organizations o ON r.type = 'organization' AND o.parent_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'person' AND p.person_id = r.id
    UNION SELECT 'place', p.id FROM renamed r JOIN places p ON r.type = 'organization' AND p.organization_id = r.id
    UNION SELECT 'place', p.id FROM membership JOIN places p ON p.membership_id = membership.id
  )
  SELECT type, id FROM affected
  WHERE id IS NOT NULL AND type IN ('person', 'organization', 'membership', 'place') ORDER BY type, id`);

/** Finds the documents that writes make out of date. */
@Injectable()
export class AffectedDocuments {
  constructor(private readonly db: Database) {}

  /**
   * The documents of the written records and of those around them, each once. A document holds words of other records:
   * memberships and places hold the name of their person or organization, members and children that of their
   * organization, and every record what belongs to it. Records that are gone are among them.
   */
  of(written: readonly WrittenRecord[]): Promise<DocumentRef[]> {
    return this.db.query<DocumentRef>(AFFECTED, [
      written.map(({ resource }) => resource),
      written.map(({ record_id }) => record_id),
    ]);
  }
}
