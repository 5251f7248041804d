import { statement, type Statement } from '../../database/database.js';
import type { DocumentRef, SearchType } from '../documents.js';
import type { Backend, RefusedDocument } from '../search-engine.js';
import { topicOf } from './topics.js';

/** Runs statements, in whatever transaction the caller has. */
export interface Queries {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

export interface ListedLetter {
  readonly target: Backend;
  readonly type: SearchType;
  readonly id: number;
  /** Null if the record is gone. */
  readonly public_id: string | null;
  readonly reason: string;
  readonly refused_at: Date;
}

/** $1 target, $2 types, $3 ids. */
const REMOVE = statement(`
  DELETE FROM search_dead_letters d USING unnest($2::resource[], $3::bigint[]) AS r (type, id)
  WHERE d.target = $1 AND d.type = r.type AND d.record_id = r.id`);

/** $1 target, $2 types, $3 ids, $4 reasons. */
const PUT = statement(`
  INSERT INTO search_dead_letters (target, type, record_id, reason)
  SELECT $1, r.* FROM unnest($2::resource[], $3::bigint[], $4::text[]) AS r (type, id, reason) ORDER BY type, id
  ON CONFLICT (target, type, record_id) DO UPDATE SET reason = EXCLUDED.reason, refused_at = now()`);

const LIST = statement(`
  SELECT d.target, d.type, d.record_id AS id, replace(coalesce(p.public_id, o.public_id, m.public_id, l.public_id)::text, '-', '')
    AS public_id, d.reason, d.refused_at
  FROM search_dead_letters d
    LEFT JOIN people p ON d.type = 'person' AND p.id = d.record_id
    LEFT JOIN organizations o ON d.type = 'organization' AND o.id = d.record_id
    LEFT JOIN memberships m ON d.type = 'membership' AND m.id = d.record_id
    LEFT JOIN places l ON d.type = 'place' AND l.id = d.record_id
  ORDER BY d.refused_at, d.target, d.type, d.record_id`);

/** $1 a target, $2 its topic. */
const REPLAY = statement(`
  WITH taken AS (DELETE FROM search_dead_letters WHERE target = $1 RETURNING type, record_id)
  INSERT INTO outbox (topic, resource, record_id) SELECT $2, type, record_id FROM taken ORDER BY type, record_id
  RETURNING record_id`);

/** More of an engine's explanation says nothing more. */
const MAX_REASON_LENGTH = 1_000;

/** The documents that engines would not take. */
export class DeadLetters {
  constructor(private readonly db: Queries) {}

  /** Keeps those of the documents that were refused, and forgets the others, which are in the index now or gone. */
  async settle(
    target: Backend,
    delivered: readonly DocumentRef[],
    refused: readonly RefusedDocument[],
  ): Promise<void> {
    await this.db.query(REMOVE, [target, ...columns(delivered)]);
    if (refused.length === 0) return;
    const reasons = refused.map(({ reason }) => reason.slice(0, MAX_REASON_LENGTH));
    await this.db.query(PUT, [target, ...columns(refused), reasons]);
  }

  list(): Promise<ListedLetter[]> {
    return this.db.query<ListedLetter>(LIST);
  }

  /** Queues the documents that an engine has refused once more; returns how many there are. */
  async replay(target: Backend): Promise<number> {
    return (await this.db.query(REPLAY, [target, topicOf(target)])).length;
  }
}

const columns = (refs: readonly DocumentRef[]) => [refs.map(({ type }) => type), refs.map(({ id }) => id)];
