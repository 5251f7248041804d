import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { outsideOfRequests } from '../../common/request-context.js';
import { Database, statement } from '../../database/database.js';
import { IMPORT_LOCK, LOADS } from '../../outbox/outbox.js';
import { loadsTopicOf, topicsOf, type Backend } from '../search-engine.js';

const TRUST_MS = 1_000;

/**
 * $1 the engine's topics, $2 the topics of loads. The age of the oldest first message of each topic, which
 * takes a few index lookups for a queue of any length.
 */
const LAG = statement(`
  WITH heads AS (
    SELECT topic, head.created_at FROM unnest($1::text[]) AS topics (topic) CROSS JOIN LATERAL (
      SELECT created_at FROM outbox o WHERE o.topic = topics.topic ORDER BY o.id LIMIT 1) head
  )
  SELECT coalesce(max(greatest(extract(epoch FROM clock_timestamp() - created_at), 0)), 0)::float8 AS seconds,
    coalesce(bool_or(topic = ANY($2::text[])), false) OR EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = ${IMPORT_LOCK} AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isLoading"
  FROM heads`);

/** How far an engine is behind the records. */
interface Lag {
  /** Age of the oldest change that the engine has not indexed; 0 if it has indexed all. */
  readonly seconds: number;
  /** Whether an import is running or not yet indexed. Searches may then miss existing records. */
  readonly isLoading: boolean;
}

@Injectable()
export class IndexLag {
  private readonly known = new LRUCache<Backend, Promise<Lag>>({ max: 2, ttl: TRUST_MS });

  constructor(private readonly db: Database) {}

  /** The lag, cached for a second. */
  recent(backend: Backend): Promise<Lag> {
    const known = this.known.get(backend);
    if (known !== undefined) return known;
    const lag = outsideOfRequests(() => this.now(backend));
    this.known.set(backend, lag);
    lag.catch(() => this.known.delete(backend));
    return lag;
  }

  async now(backend: Backend): Promise<Lag> {
    const topics = topicsOf(backend);
    const [lag] = await this.db.query<Lag>(LAG, [topics, [LOADS, loadsTopicOf(backend)]]);
    return { ...lag!, seconds: Math.round(lag!.seconds * 10) / 10 };
  }
}
