import { Injectable } from '@nestjs/common';
import { outsideOfRequests } from '../../common/request-context.js';
import { Database, statement } from '../../database/database.js';
import { IMPORT_LOCK, LOADS } from '../../outbox/outbox.js';
import { loadsTopicOf, topicsOf, type Backend } from '../search-engine.js';

const TRUST_MS = 1_000;

/**
 * $1 the engine's topics, $2 those of loads. Of the first message of each topic the age of the oldest: of a queue of any
 * length these are a few rows of an index.
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
  /** Since the oldest change that it does not show; 0 if it shows all. */
  readonly seconds: number;
  /** An import runs, or the engine does not show all that one loaded: what is not found may be there. */
  readonly isLoading: boolean;
}

@Injectable()
export class IndexLag {
  private readonly known = new Map<Backend, { readonly at: number; readonly lag: Promise<Lag> }>();

  constructor(private readonly db: Database) {}

  /** The lag as it was at most a second ago. */
  recent(backend: Backend): Promise<Lag> {
    const known = this.known.get(backend);
    if (known !== undefined && performance.now() - known.at < TRUST_MS) return known.lag;
    const lag = outsideOfRequests(() => this.now(backend));
    this.known.set(backend, { at: performance.now(), lag });
    lag.catch(() => this.known.delete(backend));
    return lag;
  }

  async now(backend: Backend): Promise<Lag> {
    const topics = topicsOf(backend);
    const [lag] = await this.db.query<Lag>(LAG, [topics, [LOADS, loadsTopicOf(backend)]]);
    return { ...lag!, seconds: Math.round(lag!.seconds * 10) / 10 };
  }
}
