import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import type { SearchDocument, SearchType } from '../search/documents.js';
import { filtersOf, type GivenFilters } from '../search/search.query.js';
import { Search } from '../search/search.js';

/** $1 milliseconds. Claims the least recently checked search that was not checked within that time. */
const CLAIM = statement(`
  UPDATE zero_result_searches z SET checked_at = clock_timestamp()
  FROM (
    SELECT id FROM zero_result_searches
    WHERE completed_at IS NULL AND NOT now_found AND checked_at < clock_timestamp() - $1::float8 * interval '1 ms'
    ORDER BY checked_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  ) due
  WHERE z.id = due.id RETURNING z.id, z.query, z.filters, z.last_searched_at`);

/** $1 id, $2 last_searched_at as it was read. A later search without results takes precedence. */
const FOUND = statement(`
  UPDATE zero_result_searches SET now_found = true, updated_at = now() WHERE id = $1 AND last_searched_at = $2`);

/** A search without results when it was last made or checked. */
export interface SavedSearch {
  readonly id: number;
  readonly query: string;
  readonly filters: Readonly<Partial<Record<keyof GivenFilters, string>>>;
  readonly last_searched_at: Date;
}

/** Documents become searchable shortly after they are indexed. */
const PAUSE_MS = 700;
/** Pause after a search, as a multiple of its duration, so that rechecks use a tenth of one connection. */
const REST = 9;
const MIN_REST_MS = 2;
/** Time that a shutdown waits for a running search. */
const GRACE_MS = 1_000;

/**
 * Repeats zero-result searches in the background, and marks those that have results now. A write only sets a
 * flag, whatever the number of searches. One pass checks all searches that were not checked since the last
 * change, least recently checked first and one at a time; the next pass covers changes during a pass. Each
 * process begins with a pass, for changes that it missed, and a failure schedules another one.
 */
@Injectable()
export class ZeroResultRechecker {
  protected readonly retryMs: number = 5_000;
  private readonly logger = new Logger('Search');
  private readonly stopping = new AbortController();
  /** Time of the last document change, on the clock of `performance`; null after a pass. */
  private changedAt: number | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly searches: Search,
  ) {}

  start(): void {
    this.changedAt = performance.now();
    this.running = this.run();
  }

  /** Notes the time at which an engine has indexed documents. */
  notice(documents: readonly SearchDocument[]): void {
    if (documents.length > 0) this.changedAt = performance.now();
  }

  /** Stops at once, except for a running search. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.running, sleep(GRACE_MS, undefined, { ref: false })]);
  }

  /**
   * Claims the least recently checked open search that was not checked within `ageMs`. No other process
   * claims it in the meantime.
   */
  async claim(ageMs: number): Promise<SavedSearch | undefined> {
    return (await this.db.query<SavedSearch>(CLAIM, [ageMs]))[0];
  }

  /** Repeats the search, and marks it if it has a result. The mark remains until a search without results. */
  async check({ id, query, filters: { type, ...others }, last_searched_at }: SavedSearch): Promise<void> {
    const filters = filtersOf({ ...others, type: type?.split(',') as SearchType[] | undefined });
    // With a limit of 0 an engine need not compute the best score, which decides whether further stages run.
    const { answer } = await this.searches.find(query, filters, { offset: 0, limit: 1 });
    if (answer.total > 0) await this.db.query(FOUND, [id, last_searched_at]);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted;) {
      await this.rest(failures === 0 ? PAUSE_MS : this.retryMs);
      const { changedAt } = this;
      if (changedAt === null) continue;
      this.changedAt = null;
      try {
        await this.pass(changedAt);
        failures = 0;
      } catch (error) {
        this.changedAt = performance.now();
        if (signal.aborted || failures++ > 0) continue;
        this.logger.warn(`Zero-result searches are checked later: ${(error as Error).message}`);
      }
    }
  }

  private async pass(changedAt: number): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const started = performance.now();
      const search = await this.claim(Math.max(0, started - changedAt - PAUSE_MS));
      if (search === undefined) return;
      await this.check(search);
      await this.rest(Math.max(MIN_REST_MS, REST * (performance.now() - started)));
    }
  }

  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
