import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Database } from '../../database/database.js';
import { NO_PROGRESS } from '../../progress/progress.js';
import { ElasticsearchRebuild } from './elasticsearch-rebuild.js';
import type { ElasticsearchIndices } from '../engines/elasticsearch/elasticsearch-indices.js';
import { RebuildLock } from './rebuild-lock.js';
import type { Reindex } from './reindex.js';

const EVERY_MS = 3_000;
/** A shutdown does not wait longer for an Elasticsearch that hangs. */
const GRACE_MS = 10_000;

/**
 * Sees to it that there is an index in Elasticsearch: makes and fills it when it is missing, at the first start or after
 * Elasticsearch came back empty, and when it is another release's. Also takes away what a killed rebuild has left.
 */
export class IndexKeeper {
  private readonly logger = new Logger('IndexKeeper');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Database,
    private readonly indices: ElasticsearchIndices,
    private readonly reindex: Reindex,
  ) {}

  start(): void {
    this.running = this.look().then(() => {
      if (!this.stopping.signal.aborted) this.timer = setTimeout(() => this.start(), EVERY_MS).unref();
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.timer) clearTimeout(this.timer);
    await Promise.race([this.running, sleep(GRACE_MS, undefined, { ref: false })]);
  }

  private async look(): Promise<void> {
    try {
      const live = await this.indices.live();
      if (live?.current) await this.clearRemains();
      else if (!(await RebuildLock.isTaken(this.db))) await this.make(live !== null);
    } catch (error) {
      // Searches and the outbox say it when Elasticsearch is down.
      this.logger.debug(`The search index was not looked after: ${(error as Error).message}`);
    }
  }

  private async make(outdated: boolean): Promise<void> {
    this.logger.log(
      outdated
        ? 'The index in Elasticsearch was made by another release: it is built anew.'
        : 'There is no index in Elasticsearch: it is built.',
    );
    const { documents, index } = await this.reindex.run(['elasticsearch'], NO_PROGRESS, this.stopping.signal);
    this.logger.log(`The index in Elasticsearch was built: ${documents} documents in ${index}.`);
  }

  /** Only what no process works on any more. */
  private async clearRemains(): Promise<void> {
    if (!(await ElasticsearchRebuild.leftSomething(this.db, this.indices))) return;
    const lock = await RebuildLock.take(this.db.pool);
    if (lock === null) return;
    try {
      await ElasticsearchRebuild.clearRemains(this.db, this.indices);
      this.logger.log('What an earlier building of the index had left was cleared away.');
    } finally {
      await lock.release();
    }
  }
}
