import { errors } from '@elastic/elasticsearch';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '../config/config.js';
import { ApiError } from '../common/errors.js';
import { searchFellBack } from '../common/events.js';
import { outsideOfRequests } from '../common/request-context.js';
import { Database, statement } from '../database/database.js';
import { CircuitBreaker, LAST_PAUSE_MS } from '../outbound/circuit-breaker.js';
import { IMPORT_LOCK, LOADS } from '../outbox/outbox.js';
import { DatabaseEngine } from './engines/database/database-engine.js';
import { RefusedSearch } from './engines/elasticsearch/elasticsearch-engine.js';
import { ElasticsearchConnection } from './engines/elasticsearch/elasticsearch-connection.js';
import { loadsTopicOf, topicsOf, type Backend, type SearchEngine } from './search-engine.js';

export interface Answered<T> {
  readonly backend: Backend;
  readonly answer: T;
}

/** A search to run on an engine. It must be safe to run twice. */
type Work<T extends { readonly total: number }> = (engine: SearchEngine) => Promise<T>;

/** Selects the engine that answers: Elasticsearch if it is configured and answers, else PostgreSQL. */
@Injectable()
export class SearchBackends implements OnApplicationShutdown {
  private readonly logger = new Logger('Search');
  /** Null if PostgreSQL is the only engine. */
  private readonly indexed: { readonly engine: SearchEngine; readonly breaker: CircuitBreaker } | null;

  constructor(
    private readonly database: DatabaseEngine,
    { engine }: ElasticsearchConnection,
    @Inject(CONFIG) { elasticsearch }: Config,
  ) {
    this.indexed = engine && { engine, breaker: this.breakerOf(engine, elasticsearch!.timeoutMs) };
  }

  /** Runs the search on the configured engine, or on PostgreSQL if that engine does not answer in time. */
  async answer<T extends { readonly total: number }>(work: Work<T>): Promise<Answered<T>> {
    return (await this.fromIndex(work)) ?? (await this.fromDatabase(work));
  }

  /** Runs the search on the configured engine. Throws 503 `search_unavailable` if it does not answer. */
  async answerFromIndex<T extends { readonly total: number }>(work: Work<T>): Promise<Answered<T>> {
    if (this.indexed === null) return this.fromDatabase(work);
    const answered = await this.fromIndex(work);
    if (answered === null) throw searchUnavailable();
    return answered;
  }

  onApplicationShutdown(): void {
    this.indexed?.breaker.stop();
  }

  private async fromDatabase<T extends { readonly total: number }>(work: Work<T>): Promise<Answered<T>> {
    return { backend: this.database.backend, answer: await work(this.database) };
  }

  /** Null if no index is configured or the index does not answer. */
  private async fromIndex<T extends { readonly total: number }>(work: Work<T>): Promise<Answered<T> | null> {
    if (this.indexed === null) return null;
    const { engine, breaker } = this.indexed;
    try {
      const answer = await breaker.run(async () => {
        const found = await work(engine);
        if (found.total === 0) await this.requireFilled(engine);
        return found;
      });
      return { backend: engine.backend, answer };
    } catch (error) {
      if (isRefusal(error)) this.logger.warn(`Elasticsearch refused a search: ${error.message}`);
      return null;
    }
  }

  private breakerOf(engine: SearchEngine, timeoutMs: number): CircuitBreaker {
    return new CircuitBreaker({
      timeoutMs,
      probe: () => this.requireFilled(engine),
      isOutage: (error) => !isRefusal(error),
      onOpen: ({ message }) => {
        searchFellBack.publish({ active: true });
        this.logger.warn(`PostgreSQL searches until Elasticsearch answers again: ${message}`);
      },
      onClose: () => {
        searchFellBack.publish({ active: false });
        this.logger.log('Elasticsearch answers again.');
      },
    });
  }

  /** An index that returned without its documents counts as a failure. */
  private async requireFilled(engine: SearchEngine): Promise<void> {
    if ((await engine.isEmpty()) && !(await this.database.isEmpty())) {
      throw new Error('The index is empty, and the directory is not.');
    }
  }
}

/** Only this query fails; the index answers others. */
const isRefusal = (error: unknown): error is errors.ResponseError | RefusedSearch =>
  (error instanceof errors.ResponseError || error instanceof RefusedSearch) && error.statusCode === 400;

/** The error of searches that only the configured index may answer, when it is unavailable. */
export const searchUnavailable = () =>
  new ApiError(503, 'search_unavailable', 'The search index cannot be reached: try again later.', {
    headers: { 'Retry-After': String(LAST_PAUSE_MS / 1_000) },
  });

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
  private readonly known = new LRUCache<Backend, Lag>({
    max: 2,
    ttl: TRUST_MS,
    fetchMethod: (backend) => outsideOfRequests(() => this.now(backend)),
  });

  constructor(private readonly db: Database) {}

  /** The lag, cached for a second. */
  recent(backend: Backend): Promise<Lag> {
    return this.known.forceFetch(backend);
  }

  async now(backend: Backend): Promise<Lag> {
    const topics = topicsOf(backend);
    const [lag] = await this.db.query<Lag>(LAG, [topics, [LOADS, loadsTopicOf(backend)]]);
    return { ...lag!, seconds: Math.ceil(lag!.seconds * 10) / 10 };
  }
}
