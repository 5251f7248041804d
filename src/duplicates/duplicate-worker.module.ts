import type { Party } from '../database/resources.js';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { OutageLog } from '../common/outage-log.js';
import { outsideOfRequests } from '../common/request-context.js';
import { CONFIG, type Config } from '../config/config.js';
import { IndexLag } from '../search/search-backends.js';
import { SearchModule } from '../search/search.module.js';
import { DuplicateChecks } from './duplicate-checks.js';
import { DuplicateScan } from './duplicate-scan.js';
import { Namesakes } from './namesakes.js';

/** Records that are compared at once. */
const WRITES = 20;
const LOADS = 100;
/** Pause after a comparison of loads, as a multiple of its duration, so that they use a quarter of one process. */
const REST = 3;
const IDLE_MS = 1_000;
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5_000;
/** Records of a batch that fail one by one before the batch is given up. */
const MAX_FAILURES = 3;
/** Time that a shutdown waits for a running comparison. */
const GRACE_MS = 5_000;

/** Compares written records with similar ones, and those of loads last: not while an import runs. */
@Injectable()
export class DuplicateWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly idleMs: number = IDLE_MS;
  protected readonly firstRetryMs: number = FIRST_RETRY_MS;
  protected readonly restFactor: number = REST;
  private readonly outage = new OutageLog(new Logger('Duplicates'), 'Records are compared again.');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly checks: DuplicateChecks,
    private readonly scan: DuplicateScan,
    private readonly lag: IndexLag,
    @Inject(CONFIG) private readonly config: Pick<Config, 'elasticsearch'>,
  ) {}

  onApplicationBootstrap(): void {
    this.running = outsideOfRequests(() => this.run());
  }

  /** Stops at once, except for a running comparison. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.running, sleep(GRACE_MS, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted;) {
      const began = performance.now();
      try {
        const hasWritten = await this.next(false, WRITES);
        const hasLoaded = !hasWritten && (await this.nextLoad());
        if (hasWritten || hasLoaded) {
          failures = 0;
          this.outage.over();
        } else await this.rest(this.idleMs);
        if (hasLoaded) await this.rest(this.restFactor * (performance.now() - began));
      } catch (error) {
        this.outage.away(`Records are compared with their neighbours later: ${(error as Error).message}`);
        await this.rest(Math.min(MAX_RETRY_MS, this.firstRetryMs * 2 ** Math.min(failures++, 10)));
      }
    }
  }

  /** While an import runs, comparisons would slow it down. */
  private async nextLoad(): Promise<boolean> {
    const { isLoading } = await this.lag.now(
      this.config.elasticsearch === null ? 'database' : 'elasticsearch',
    );
    return !isLoading && this.next(true, LOADS);
  }

  /** Compares those that waited longest; false if none waits. A failed one is due again in a minute. */
  private async next(isLoad: boolean, limit: number): Promise<boolean> {
    const due = await this.checks.claim(isLoad, limit);
    for (const [resource, some] of Map.groupBy(due, (one) => one.resource)) {
      await this.compare(
        resource,
        some.map(({ id }) => id),
      );
    }
    return due.length > 0;
  }

  /** Compares records together, and one by one if that fails, because a single record may be the cause. */
  private async compare(resource: Party, ids: readonly number[]): Promise<void> {
    const failures: unknown[] = [];
    const compare = (some: readonly number[]) =>
      this.scan.compare(resource, some, { andAround: true }).catch((error: unknown) => failures.push(error));
    await compare(ids);
    if (failures.length === 0) return;
    for (const id of ids.length === 1 ? [] : ids) {
      this.stopping.signal.throwIfAborted();
      await compare([id]);
      if (failures.length > MAX_FAILURES) break;
    }
    if (ids.length === 1 || failures.length > 1) throw failures[0];
  }

  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}

@Module({
  imports: [SearchModule],
  providers: [DuplicateChecks, DuplicateScan, DuplicateWorker, Namesakes],
})
export class DuplicateWorkerModule {}
