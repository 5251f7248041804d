import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import type { SearchDocument, SearchType } from '../documents.js';
import { filtersOf, type GivenFilters } from '../search.query.js';
import { Search } from '../search.js';

/** $1 milliseconds. Claims the search that was not checked since for the longest time. */
const CLAIM = statement(`
  UPDATE zero_result_searches z SET checked_at = clock_timestamp()
  FROM (
    SELECT id FROM zero_result_searches
    WHERE completed_at IS NULL AND NOT now_found AND checked_at < clock_timestamp() - $1::float8 * interval '1 ms'
    ORDER BY checked_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  ) due
  WHERE z.id = due.id RETURNING z.id, z.query, z.filters, z.last_searched_at`);

/** $1 an id, $2 when it was searched for last; a search without results since then counts more. */
const FOUND = statement(`
  UPDATE zero_result_searches SET now_found = true, updated_at = now() WHERE id = $1 AND last_searched_at = $2`);

/** A search that found nothing when it was made or checked last. */
export interface SavedSearch {
  readonly id: number;
  readonly query: string;
  readonly filters: Readonly<Partial<Record<keyof GivenFilters, string>>>;
  readonly last_searched_at: Date;
}

/** An index shows a document a moment after it has taken it. */
const PAUSE_MS = 700;
/** A search is followed by a rest of this many times its duration, so that checking takes a tenth of one connection. */
const REST = 9;
const MIN_REST_MS = 2;
/** The shutdown waits this long for a search that is running. */
const GRACE_MS = 1_000;

/**
 * Marks zero-result searches that have results now, by searching again. A write only notes that something changed,
 * whatever the number of searches. One pass checks all that were not checked since the last change, the longest unchecked
 * first and one at a time; what changes during a pass is seen by the next one. Each process begins with a pass, for changes
 * that it missed, and a failure asks for another one.
 */
@Injectable()
export class ZeroResultRechecker {
  protected readonly retryMs: number = 5_000;
  private readonly logger = new Logger('Search');
  private readonly stopping = new AbortController();
  /** When documents changed last, on the clock of `performance`; null once a pass has followed. */
  private changedAt: number | null = null;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly searches: Search,
  ) {}

  start(): void {
    this.changedAt = performance.now();
    this.running = this.run();
  }

  /** Takes note of documents that an engine has just indexed. */
  notice(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    this.changedAt = performance.now();
    this.wake();
  }

  /** Ends at once, but for a search that is running. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await Promise.race([this.running, sleep(GRACE_MS, undefined, { ref: false })]);
  }

  /** Claims the open search that was not checked for `ageMs` and for the longest time. No other process gets it meanwhile. */
  async claim(ageMs: number): Promise<SavedSearch | undefined> {
    return (await this.db.query<SavedSearch>(CLAIM, [ageMs]))[0];
  }

  /** Searches again, and marks the search if it has a result. It stays marked until it is repeated without results. */
  async check({ id, query, filters: { type, ...others }, last_searched_at }: SavedSearch): Promise<void> {
    const filters = filtersOf({ ...others, type: type?.split(',') as SearchType[] | undefined });
    // Without a hit an engine need not compute the best score, which decides whether to look further.
    const { answer } = await this.searches.find(query, filters, { offset: 0, limit: 1 });
    if (answer.total > 0) await this.db.query(FOUND, [id, last_searched_at]);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let failures = 0;
    while (!signal.aborted) {
      if (this.changedAt === null) await new Promise<void>((resolve) => (this.wake = resolve));
      await this.rest(PAUSE_MS);
      const changedAt = this.changedAt!;
      this.changedAt = null;
      try {
        await this.pass(changedAt);
        failures = 0;
      } catch (error) {
        this.changedAt = performance.now();
        if (signal.aborted) return;
        if (failures++ === 0) {
          this.logger.warn(`Zero-result searches are checked later: ${(error as Error).message}`);
        }
        await this.rest(this.retryMs);
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
