import { statement } from '../../database/database.js';
import type { Claim } from '../../outbox/outbox.js';
import type { ReadDocuments } from '../document-reader.js';
import type { SearchType } from '../documents.js';
import { topicOf, type Backend, type SearchIndex } from '../search-engine.js';

export interface ListedLetter {
  readonly target: Backend;
  readonly type: SearchType;
  readonly id: number;
  /** Null if the record was deleted. */
  readonly public_id: string | null;
  readonly reason: string;
  readonly refused_at: Date;
}

/** $1 target, $2 type, $3 ids. */
const REMOVE = statement(
  `DELETE FROM search_dead_letters WHERE target = $1 AND type = $2 AND record_id = ANY($3::bigint[])`,
);

/** $1 target, $2 type, $3 ids, $4 reasons. */
const PUT = statement(`
  INSERT INTO search_dead_letters (target, type, record_id, reason)
  SELECT $1, $2, r.* FROM unnest($3::bigint[], $4::text[]) AS r (id, reason) ORDER BY id
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

const COUNT = statement(`SELECT count(*) FROM search_dead_letters`);

/** $1 target, $2 its topic. */
const REPLAY = statement(`
  WITH taken AS (DELETE FROM search_dead_letters WHERE target = $1 RETURNING type, record_id)
  INSERT INTO outbox (topic, resource, record_id) SELECT $2, type, record_id FROM taken ORDER BY type, record_id
  RETURNING record_id`);

/** Maximum length of a stored reason, in characters. */
const MAX_REASON_LENGTH = 1_000;

/** The documents that engines rejected. */
export class DeadLetters {
  /** @param db runs statements in the caller's transaction, if there is one */
  constructor(private readonly db: Pick<Claim, 'query'>) {}

  /**
   * Delivers documents and removals to an engine. Stores the rejected documents, and deletes the dead letters
   * of the others. Returns the number of rejected documents.
   */
  async deliver(
    index: SearchIndex,
    type: SearchType,
    ids: readonly number[],
    { documents, gone, refused }: ReadDocuments,
  ): Promise<number> {
    const all = [...refused, ...(await index.index(documents))];
    await index.remove(gone);
    await this.db.query(REMOVE, [index.backend, type, ids]);
    if (all.length > 0) {
      const reasons = all.map(({ reason }) => reason.slice(0, MAX_REASON_LENGTH));
      await this.db.query(PUT, [index.backend, type, all.map(({ id }) => id), reasons]);
    }
    return all.length;
  }

  async count(): Promise<number> {
    const [row] = await this.db.query<{ count: number }>(COUNT);
    return row!.count;
  }

  list(): Promise<ListedLetter[]> {
    return this.db.query<ListedLetter>(LIST);
  }

  /** Queues the rejected documents of an engine again. Returns their number. */
  async replay(target: Backend): Promise<number> {
    return (await this.db.query(REPLAY, [target, topicOf(target)])).length;
  }
}
