import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOADS, WRITES } from '../outbox/outbox.js';
import { loadsTopicOf, topicOf, type Backend } from '../search/search-engine.js';
import { type Config, CONFIG, searchEngines } from '../config/config.js';
import { Database } from '../database/database.js';
import { missingMigrations } from '../database/migrate.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import { Dependencies } from './health.js';
import { OwnConnection } from '../database/unpooled-client.js';

/**
 * Indexing takes less than a second. A write that has waited this long indicates that no worker runs, or that indexing
 * fails.
 */
const MAX_WRITE_AGE_S = 300;
/** Indexing of an import may take hours, but has stalled if the same message stays first for this long. */
const STALLED_LOAD_S = 300;

interface Head {
  readonly topic: string;
  readonly id: number;
  /** Seconds since the message was written. */
  readonly age: number;
}

/** Reads the oldest message of each topic. This costs one index row per topic, whatever the length of the queue. */
const headsOf = (topics: readonly string[]): string => `
  SELECT topic, head.id, greatest(extract(epoch FROM clock_timestamp() - head.created_at), 0)::float8 AS age
  FROM (VALUES ${topics.map((topic) => `('${topic}')`).join()}) AS topics (topic) CROSS JOIN LATERAL (
    SELECT id, created_at FROM outbox o WHERE o.topic = topics.topic ORDER BY o.id LIMIT 1) head`;

/**
 * Lag of the search index. A shrinking backlog of an import is healthy, because writes by callers do not wait behind
 * it.
 */
export class IndexingLag {
  private readonly writes: ReadonlySet<string>;
  private readonly sql: string;
  private readonly loads = new Map<string, { readonly id: number; readonly since: number }>();
  private oldestWrite = 0;
  private oldestLoad = 0;

  /** @param query runs a statement, outside of the pool */
  constructor(
    private readonly query: <Row>(sql: string) => Promise<Row[]>,
    backends: readonly Backend[],
    private readonly now: () => number = () => performance.now(),
  ) {
    const writes = [WRITES, ...backends.map(topicOf)];
    this.writes = new Set(writes);
    this.sql = headsOf([...writes, LOADS, ...backends.map(loadsTopicOf)]);
  }

  /**
   * Age in seconds of the oldest unindexed write, and of the oldest unindexed record of an import; 0 if all are
   * indexed.
   */
  get details() {
    return { oldest_unindexed_write_age: this.oldestWrite, oldest_unindexed_load_age: this.oldestLoad };
  }

  /** Throws if a write is too old, or if indexing of an import has stalled. */
  async check(): Promise<void> {
    const heads = await this.query<Head>(this.sql);
    const oldest = (of: readonly Head[]) =>
      Math.max(0, ...of.map(({ age }) => Math.round(age * 1_000) / 1_000));
    const loads = heads.filter(({ topic }) => !this.writes.has(topic));
    this.oldestWrite = oldest(heads.filter(({ topic }) => this.writes.has(topic)));
    this.oldestLoad = oldest(loads);
    const stalled = this.secondsWithoutProgress(loads);
    if (this.oldestWrite > MAX_WRITE_AGE_S) throw new Error('Writes are not indexed.');
    if (stalled > STALLED_LOAD_S) throw new Error('Indexing of an import has stalled.');
  }

  private secondsWithoutProgress(heads: readonly Head[]): number {
    const now = this.now();
    for (const topic of this.loads.keys()) {
      if (!heads.some((head) => head.topic === topic)) this.loads.delete(topic);
    }
    for (const { topic, id } of heads) {
      if (this.loads.get(topic)?.id !== id) this.loads.set(topic, { id, since: now });
    }
    return Math.max(0, ...[...this.loads.values()].map(({ since }) => (now - since) / 1_000));
  }
}

/** Allocates a megabyte, and releases it at the commit. */
const TEST_FREE_SPACE = `
  CREATE TEMP TABLE room ON COMMIT DROP AS SELECT repeat(md5(n::text), 64) AS text FROM generate_series(1, 512) n`;

@Injectable()
export class CoreDependencies implements OnApplicationShutdown {
  private readonly connection: OwnConnection;

  constructor(
    dependencies: Dependencies,
    private readonly db: Database,
    private readonly elasticsearch: ElasticsearchConnection,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.connection = new OwnConnection(db);
    dependencies.add({ name: 'database', required: true, check: () => this.checkDatabase() });
    dependencies.add({ name: 'schema', required: true, check: () => this.checkSchema() });
    dependencies.add({ name: 'disk', required: false, check: () => this.checkDisk() });
    const lag = new IndexingLag((sql) => this.connection.query(sql), searchEngines(config));
    dependencies.add({
      name: 'indexing',
      required: false,
      check: () => lag.check(),
      details: () => lag.details,
    });
    if (elasticsearch.client) {
      // PostgreSQL is the fallback.
      dependencies.add({ name: 'search_index', required: false, check: () => this.checkIndex() });
    }
  }

  onApplicationShutdown(): void {
    this.connection.close();
  }

  /** Even reads need a writable database, for the charge. */
  private async checkDatabase(): Promise<void> {
    const [row] = await this.connection.query<{ transaction_read_only: string }>(
      'SHOW transaction_read_only',
    );
    if (row!.transaction_read_only === 'on') throw new Error('The database is read-only.');
  }

  private async checkSchema(): Promise<void> {
    const applied = await this.connection.query<{ name: string }>('SELECT name FROM migrations');
    const missing = missingMigrations(applied.map(({ name }) => name));
    if (missing.length > 0) throw new Error(`The schema lacks ${missing.join(', ')}: run migrate.`);
  }

  /** Tests for free space only after a write has failed for lack of it. */
  private async checkDisk(): Promise<void> {
    if (!this.db.diskIsFull) return;
    await this.connection.query(TEST_FREE_SPACE);
    this.db.diskIsFull = false;
  }

  /** Searches, because a reachable cluster may lack the index, or some of its shards. */
  private async checkIndex(): Promise<void> {
    const { client } = this.elasticsearch;
    const index = this.config.elasticsearch!.index;
    const answer = await client!.search({ index, size: 0, terminate_after: 1, track_total_hits: false });
    if (answer._shards.failed > 0) throw new Error(`${answer._shards.failed} shards are unavailable.`);
  }
}
