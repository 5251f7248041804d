import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOADS, WRITES } from '../outbox/outbox.js';
import { loadsTopicOf, topicOf } from '../search/indexing/topics.js';
import type { Backend } from '../search/search-engine.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { missingMigrations } from '../database/migrate.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import { Dependencies } from './health.js';
import { OwnConnection } from '../database/unpooled-client.js';

/**
 * A write by hand is found within a second; one that is not after this time waits for a worker that is not there, or
 * fails.
 */
const LATEST_WRITE_S = 300;
/** A load may take hours; one whose first message stays the same for so long does not go on. */
const STALLED_LOAD_S = 300;

interface Head {
  readonly topic: string;
  /** The first message that waits. */
  readonly id: number;
  /** Seconds since its write. */
  readonly age: number;
}

/** Asks for the first message of each topic: of a queue of any length that is one row of an index. */
const headsOf = (topics: readonly string[]): string => `
  SELECT topic, head.id, greatest(extract(epoch FROM clock_timestamp() - head.created_at), 0)::float8 AS age
  FROM (VALUES ${topics.map((topic) => `('${topic}')`).join()}) AS topics (topic) CROSS JOIN LATERAL (
    SELECT id, created_at FROM outbox o WHERE o.topic = topics.topic ORDER BY o.id LIMIT 1) head`;

/**
 * How far the search index is behind what is written. A backlog of a load is no fault as long as it shrinks: a write by
 * hand does not wait behind it.
 */
export class IndexingLag {
  private readonly writes: ReadonlySet<string>;
  private readonly sql: string;
  private readonly loads = new Map<string, { readonly id: number; readonly since: number }>();
  private oldestWrite = 0;
  private oldestLoad = 0;

  /** @param query runs a statement, outside the pool */
  constructor(
    private readonly query: <Row>(sql: string) => Promise<Row[]>,
    backends: readonly Backend[],
    private readonly now: () => number = () => performance.now(),
  ) {
    const writes = [WRITES, ...backends.map(topicOf)];
    this.writes = new Set(writes);
    this.sql = headsOf([...writes, LOADS, ...backends.map(loadsTopicOf)]);
  }

  /** Seconds since the oldest write, and since the oldest record of a load, that is not indexed yet; 0 if all are. */
  get details() {
    return { oldest_unindexed_write_age: this.oldestWrite, oldest_unindexed_load_age: this.oldestLoad };
  }

  /** Throws if a write is too old, or a load does not go on. */
  async check(): Promise<void> {
    const heads = await this.query<Head>(this.sql);
    const oldest = (of: readonly Head[]) =>
      Math.max(0, ...of.map(({ age }) => Math.round(age * 1_000) / 1_000));
    const loads = heads.filter(({ topic }) => !this.writes.has(topic));
    this.oldestWrite = oldest(heads.filter(({ topic }) => this.writes.has(topic)));
    this.oldestLoad = oldest(loads);
    const stalled = this.secondsWithoutProgress(loads);
    if (this.oldestWrite > LATEST_WRITE_S) throw new Error('Writes are not indexed.');
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

/** A megabyte, given back at once. */
const TAKE_ROOM = `
  CREATE TEMP TABLE room ON COMMIT DROP AS SELECT repeat(md5(n::text), 64) AS text FROM generate_series(1, 512) n`;

/** The dependencies that every process has. */
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
    const lag = new IndexingLag(
      (sql) => this.connection.query(sql),
      config.elasticsearch === null ? ['database'] : ['database', 'elasticsearch'],
    );
    dependencies.add({
      name: 'indexing',
      required: false,
      check: () => lag.check(),
      details: () => lag.details,
    });
    if (elasticsearch.client) {
      // While it is away, PostgreSQL searches.
      dependencies.add({ name: 'search_index', required: false, check: () => this.checkIndex() });
    }
  }

  onApplicationShutdown(): void {
    this.connection.close();
  }

  /** One that takes no writes, as a replica, cannot take the credits of a call either. */
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

  /** Asked only after a write has failed: until then there was room. */
  private async checkDisk(): Promise<void> {
    if (!this.db.diskIsFull) return;
    await this.connection.query(TAKE_ROOM);
    this.db.diskIsFull = false;
  }

  /** A search, since a cluster may well be up without our index, or with a part of it. */
  private async checkIndex(): Promise<void> {
    const { client } = this.elasticsearch;
    const index = this.config.elasticsearch!.index;
    const answer = await client!.search({ index, size: 0, terminate_after: 1, track_total_hits: false });
    if (answer._shards.failed > 0) throw new Error(`${answer._shards.failed} shards are unavailable.`);
  }
}
