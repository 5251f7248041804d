import type { Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import type { Claim } from '../outbox/outbox.js';

/** Time after which another worker takes over what one has claimed. */
const LEASE_MS = 60_000;
/** Time after which searches find an indexed document. */
const SEARCHABLE_AFTER_MS = 2_000;

const SEARCHABLE = `interval '${SEARCHABLE_AFTER_MS} ms'`;

/** $1 whether a load queued the documents, $2 resources, $3 ids. The order keeps engines from a deadlock. */
const QUEUE = statement(`
  INSERT INTO duplicate_checks (resource, record_id, is_load, indexed_at, due_at)
  SELECT resource, record_id, $1, clock_timestamp(), clock_timestamp() + ${SEARCHABLE}
  FROM (SELECT DISTINCT resource, record_id FROM unnest($2::resource[], $3::bigint[]) AS u (resource, record_id)) indexed
  ORDER BY resource, record_id
  ON CONFLICT (resource, record_id) DO UPDATE
    SET is_load = duplicate_checks.is_load AND excluded.is_load, indexed_at = excluded.indexed_at`);

/** Has the records of indexed documents compared with their neighbours, some seconds later, when searches find them. */
export async function queueChecks(
  claim: Claim,
  isLoad: boolean,
  indexed: readonly { readonly type: string; readonly id: number }[],
): Promise<void> {
  const compared = indexed.filter(({ type }) => type === 'person' || type === 'organization');
  if (compared.length === 0) return;
  await claim.query(QUEUE, [isLoad, compared.map(({ type }) => type), compared.map(({ id }) => id)]);
}

/** $1 whether loads, $2 limit. */
const CLAIM = statement(`
  UPDATE duplicate_checks c SET due_at = clock_timestamp() + interval '${LEASE_MS} ms'
  FROM (
    SELECT resource, record_id FROM duplicate_checks WHERE is_load = $1 AND due_at <= clock_timestamp()
    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ) due
  WHERE c.resource = due.resource AND c.record_id = due.record_id RETURNING c.resource, c.record_id AS id`);

const NOW = statement(`SELECT clock_timestamp()::text AS now`);

const IS_OWN = 'c.resource = own.resource AND c.record_id = own.record_id';

/**
 * $1 resource, $2 ids, $3 when their comparison began. A record that was indexed since is compared again. The order in
 * which rows are locked is that of the indexer.
 */
const FINISH = statement(`
  WITH own AS MATERIALIZED (
    SELECT resource, record_id, indexed_at FROM duplicate_checks
    WHERE resource = $1::resource AND record_id = ANY($2::bigint[]) ORDER BY resource, record_id FOR UPDATE
  ), finished AS (
    DELETE FROM duplicate_checks c USING own WHERE ${IS_OWN} AND own.indexed_at <= $3::timestamptz - ${SEARCHABLE}
  )
  UPDATE duplicate_checks c SET due_at = own.indexed_at + ${SEARCHABLE}
  FROM own WHERE ${IS_OWN} AND own.indexed_at > $3::timestamptz - ${SEARCHABLE}`);

/** A record to compare with its neighbours. */
interface Due {
  readonly resource: Party;
  readonly id: number;
}

/**
 * The queue of records to compare with similar ones. The indexer adds each record in the transaction that
 * indexes its document. A row is deleted with the result of a comparison that began when searches found the
 * document. Each record is therefore compared at least once, even if a process dies in between.
 */
@Injectable()
export class DuplicateChecks {
  constructor(private readonly db: Database) {}

  /** The records that wait longest, which no other worker takes for a minute. */
  claim(isLoad: boolean, limit: number): Promise<Due[]> {
    return this.db.query<Due>(CLAIM, [isLoad, limit]);
  }

  /** The time of the database's clock, for `finish`. */
  async now(): Promise<string> {
    return (await this.db.query<{ now: string }>(NOW))[0]!.now;
  }

  /** Notes that records were compared. */
  async finish(resource: Party, ids: readonly number[], began: string): Promise<void> {
    await this.db.query(FINISH, [resource, ids, began]);
  }
}
