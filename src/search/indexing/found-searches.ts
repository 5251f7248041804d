import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { SearchDocument } from '../documents.js';
import type { SavedSearch, ZeroResultRechecker } from '../zero-results/zero-result-rechecker.js';

/** An index shows a document a moment after it has taken it. */
const PAUSE_MS = 700;
const BATCH = 10;
/** A search is followed by a rest of this many times its duration, so that checking takes a tenth of one connection. */
const REST = 9;
const MIN_REST_MS = 2;
const RETRY_MS = 5_000;
/** A search that is under way when the process ends is not waited for any longer. */
const GRACE_MS = 1_000;

/**
 * Marks saved searches that have results now. A write only notes that something changed, whatever the number of saved
 * searches. One pass checks all that were not checked since the last change, the longest unchecked first and one at a
 * time; what changes during a pass is seen by the next one. Each process begins with a pass, for changes that it missed.
 */
export class FoundSearches {
  private readonly logger = new Logger('Search');
  private readonly stopping = new AbortController();
  /** When documents changed last, on the clock of `performance`; null once a pass has followed. */
  private changedAt: number | null = null;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  /** Claimed, and not checked yet. */
  private claimed: SavedSearch[] = [];
  /** Could not be checked: tried again behind all others. */
  private readonly failed: SavedSearch[] = [];

  constructor(
    private readonly rechecker: ZeroResultRechecker,
    private readonly retryMs = RETRY_MS,
  ) {}

  start(): void {
    this.changedAt = performance.now();
    this.running = this.run();
  }

  /** Takes note of documents that an engine has just been given. */
  notice(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    this.changedAt = performance.now();
    this.wake();
  }

  /** Ends at once, but for a search that is under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await Promise.race([this.running, sleep(GRACE_MS, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let failures = 0;
    while (!signal.aborted) {
      if (this.changedAt === null) await new Promise<void>((resolve) => (this.wake = resolve));
      await this.rest(PAUSE_MS);
      const changedAt = this.changedAt;
      if (changedAt === null) continue;
      this.changedAt = null;
      try {
        await this.pass(changedAt);
        failures = 0;
      } catch (error) {
        this.changedAt ??= changedAt;
        if (signal.aborted) return;
        if (failures++ === 0) {
          this.logger.warn(`Saved searches are checked later: ${(error as Error).message}`);
        }
        await this.rest(this.retryMs);
      }
    }
  }

  private async pass(changedAt: number): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const search = await this.next(changedAt);
      if (search === undefined) return;
      const started = performance.now();
      try {
        await this.rechecker.check(search);
      } catch (error) {
        this.failed.push(search);
        throw error;
      }
      await this.rest(Math.max(MIN_REST_MS, REST * (performance.now() - started)));
    }
  }

  private async next(changedAt: number): Promise<SavedSearch | undefined> {
    if (this.claimed.length === 0) {
      const age = Math.max(0, performance.now() - changedAt - PAUSE_MS);
      this.claimed = await this.rechecker.claim(age, BATCH);
    }
    return this.claimed.shift() ?? this.failed.shift();
  }

  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
