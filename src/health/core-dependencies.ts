import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { missingMigrations } from '../database/migrate.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import { Dependencies } from './dependencies.js';
import { IndexingLag } from './indexing-lag.js';
import { OwnConnection } from './own-connection.js';

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
    if (row!.transaction_read_only === 'on') throw new Error('The database takes no writes.');
  }

  private async checkSchema(): Promise<void> {
    const applied = await this.connection.query<{ name: string }>('SELECT name FROM migrations');
    const missing = missingMigrations(applied.map(({ name }) => name));
    if (missing.length > 0) throw new Error(`The schema lacks ${missing.join(', ')}.`);
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
    if (answer._shards.failed > 0) throw new Error(`${answer._shards.failed} shards do not answer.`);
  }
}
