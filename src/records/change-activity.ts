import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../database/database.js';
import { moment, publicIdOfAny } from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { columnsIn, perResource, type CitedResource } from './schemas.js';

/** A change made by an account. */
export interface OwnChange {
  readonly id: number;
  readonly resource: Resource;
  readonly action: string;
  /** null if the record was deleted. */
  readonly public_id: string | null;
  /** The record's current name; null if it has none or was deleted. */
  readonly name: string | null;
  readonly fields: readonly string[];
  readonly changed_at: string;
}

/** SQL for the names of records whose name is not their column `name`. */
const NAMES: Readonly<Partial<Record<Resource, string>>> = {
  person: `SELECT concat_ws(' ', t.first_name, t.last_name) FROM people t`,
  membership: `SELECT concat_ws(', ', nullif(concat_ws(' ', p.first_name, p.last_name), ''), o.name)
    FROM memberships t JOIN people p ON p.id = t.person_id JOIN organizations o ON o.id = t.organization_id`,
  place: 'SELECT coalesce(t.name, t.address) FROM places t',
};
const namesOf = (resource: CitedResource): string | undefined =>
  NAMES[resource] ?? ('name' in columnsIn(resource) ? `SELECT t.name FROM ${PLURAL[resource]} t` : undefined);
const nameOf = Object.entries(perResource(namesOf))
  .map(([resource, names]) => (names ? `WHEN '${resource}' THEN (${names} WHERE t.id = c.record_id)` : ''))
  .join(' ');

/** $1 account, $2 limit. */
const LATEST = statement(`
  SELECT c.id, c.resource, c.action, ${publicIdOfAny('c.resource', 'c.record_id')} AS public_id,
    nullif(CASE c.resource ${nameOf} END, '') AS name,
    ARRAY(SELECT jsonb_object_keys(c.changed)) AS fields, ${moment('c.created_at')} AS changed_at
  FROM changes c WHERE c.account_id = $1 ORDER BY c.id DESC LIMIT $2`);

/** $1 account. The source of its latest cited change; removals are not cited. */
const LAST_SOURCE = statement(`
  SELECT s.source_category, s.url FROM (
    SELECT citation_id FROM changes WHERE account_id = $1 ORDER BY id DESC LIMIT 20) c
  JOIN source_references s ON s.id = c.citation_id ORDER BY c.citation_id DESC LIMIT 1`);

/** Limit of changes that are counted per account: a program that writes through the API may have millions. */
const MAX_COUNTED = 5_000;

/** $1 weeks. Numbers by week, the oldest first, with 0 for weeks that `counted (week, value)` lacks. */
export const countsByWeek = (counted: string): Statement =>
  statement(`
  WITH weeks AS (
    SELECT generate_series(date_trunc('week', now(), 'UTC') - ($1::int - 1) * interval '7 days',
      date_trunc('week', now(), 'UTC'), interval '7 days') AS week
  ), counted AS (${counted})
  SELECT to_char(weeks.week AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, coalesce(counted.value, 0) AS value
  FROM weeks LEFT JOIN counted USING (week) ORDER BY weeks.week`);

/** Changes by editors: those of the command line are loads. */
const BY_WEEK = countsByWeek(`
  SELECT date_trunc('week', c.created_at, 'UTC') AS week, count(*) AS value
  FROM accounts a CROSS JOIN LATERAL (
    SELECT created_at FROM changes WHERE account_id = a.id ORDER BY id DESC LIMIT ${MAX_COUNTED}) c
  WHERE a.can_edit GROUP BY 1`);

/** Reports who changed what, and when. */
@Injectable()
export class ChangeActivity {
  constructor(private readonly db: Database) {}

  /** The latest changes of an account, newest first. */
  latestOf(accountId: number, count: number): Promise<OwnChange[]> {
    return this.db.query(LATEST, [accountId, count]);
  }

  /** The source of an account's latest change; null without one. */
  async lastSource(accountId: number): Promise<{ source_category: string; url: string } | null> {
    const [row] = await this.db.query<{ source_category: string; url: string }>(LAST_SOURCE, [accountId]);
    return row ?? null;
  }

  /**
   * The number of changes by editors in each of the last weeks, oldest first; weeks start on Monday, UTC. Counts the
   * latest 5,000 changes of each editor.
   */
  byWeek(weeks: number): Promise<{ day: string; value: number }[]> {
    return this.db.query(BY_WEEK, [weeks]);
  }
}
