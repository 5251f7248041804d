import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { OutageLog } from '../common/outage-log.js';
import { outsideOfRequests } from '../common/request-context.js';
import { type Config, CONFIG } from '../config/config.js';
import { Database, statement } from '../database/database.js';
import { deletion, Housekeeping, type Chore } from '../database/housekeeping.js';
import { SEARCH_TYPES } from '../search/documents.js';

/**
 * Serializes writers, so that the open searches of an account are counted exactly and writers cannot
 * deadlock.
 */
const LOCK = statement(`SELECT pg_advisory_xact_lock(hashtext('zero_result_searches'))`);

/**
 * $1 searches as JSON, $2 maximum number of open searches per account, 0 for no limit. Increments the counts
 * of known searches, and inserts new ones up to the limit.
 */
const RECORD = statement(`
  WITH asked AS (
    SELECT *, statement_timestamp() - age * interval '1 ms' AS searched_at, EXISTS (
      SELECT FROM zero_result_searches z WHERE z.normalized_query = a.normalized_query AND z.filters = a.filters) AS known
    FROM ROWS FROM (json_to_recordset($1) AS (
      account_id bigint, normalized_query text, filters jsonb, query text, count bigint, age float8
    )) WITH ORDINALITY AS a (account_id, normalized_query, filters, query, count, age, place)
  ), numbered AS (
    SELECT *, row_number() OVER (PARTITION BY account_id, known ORDER BY place) AS number FROM asked
  ), room AS (
    SELECT account_id, count(*) AS open FROM zero_result_searches
    WHERE completed_at IS NULL AND account_id IN (SELECT account_id FROM asked WHERE NOT known) GROUP BY account_id
  )
  INSERT INTO zero_result_searches AS saved
    (account_id, normalized_query, filters, query, search_count, first_searched_at, last_searched_at, checked_at)
  SELECT account_id, normalized_query, filters, query, count, searched_at, searched_at, searched_at
  FROM numbered LEFT JOIN room USING (account_id)
  WHERE known OR $2::bigint = 0 OR coalesce(open, 0) + number <= $2 ORDER BY place
  ON CONFLICT (normalized_query, filters) DO UPDATE SET
    search_count = saved.search_count + EXCLUDED.search_count,
    last_searched_at = greatest(saved.last_searched_at, EXCLUDED.last_searched_at),
    checked_at = EXCLUDED.checked_at, now_found = false, updated_at = now()`);

/** Maximum number of different searches that wait to be written; further ones are not recorded. */
const MAX_WAITING = 1_000;
const BATCH = 100;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 30_000;
/** Time that a shutdown waits for pending writes. */
const GRACE_MS = 2_000;

/** Interval of the deletion of expired searches: completed ones, and ones that were not repeated. */
const RETENTION_MS = 3_600_000;

/** A pending search without results, with the number of its occurrences. */
interface Waiting {
  readonly account_id: number;
  readonly normalized_query: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly query: string;
  count: number;
  /** Time of the last occurrence, on the clock of `performance`. */
  at: number;
}

/**
 * Records searches without results in the background, so that a search neither waits for the write nor fails
 * with it. Equal pending searches are written as one row. While the database rejects writes, searches stay
 * pending, up to a limit. Also deletes expired searches.
 */
@Injectable()
export class ZeroResults implements BeforeApplicationShutdown {
  private readonly outage = new OutageLog(
    new Logger('Search'),
    'Searches without results are recorded again.',
  );
  private readonly stopping = new AbortController();
  /** Delete expired searches. */
  readonly expiry: readonly Chore[];
  private readonly waiting = new Map<string, Waiting>();
  private writing: Promise<void> | null = null;

  constructor(
    private readonly db: Database,
    housekeeping: Housekeeping,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const age = `now() - interval '${config.searches.retentionDays} days'`;
    this.expiry = (['last_searched_at', 'completed_at'] as const).map((column) => ({
      name: `delete zero-result searches by ${column}`,
      everyMs: RETENTION_MS,
      slice: deletion('zero_result_searches', `${column} < ${age}`, column),
    }));
    for (const chore of this.expiry) housekeeping.add(chore);
  }

  /**
   * Counts a search without results. Never throws.
   *
   * @param folded the normalized query: searches with the same one are the same search
   */
  record(folded: string, query: string, filters: Readonly<Record<string, string>>, accountId: number): void {
    const search = { normalized_query: keyOf(folded), filters: comparable(filters) };
    const key = JSON.stringify([search.normalized_query, Object.entries(search.filters).sort()]);
    const known = this.waiting.get(key);
    if (known === undefined && this.waiting.size >= MAX_WAITING) return;
    // Moved to the end, so that a batch is in the order of last occurrence.
    this.waiting.delete(key);
    this.waiting.set(key, {
      account_id: known?.account_id ?? accountId,
      ...search,
      query: known?.query ?? query,
      count: (known?.count ?? 0) + 1,
      at: performance.now(),
    });
    this.writing ??= outsideOfRequests(() => this.write()).finally(() => (this.writing = null));
  }

  /** Resolves once all pending searches are written, or after `withinMs`. */
  async written(withinMs: number): Promise<void> {
    if (this.writing !== null) await Promise.race([this.writing, sleep(withinMs, undefined, { ref: false })]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.written(GRACE_MS);
  }

  /** Writes the pending searches; retries failures with exponential backoff until the process ends. */
  private async write(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; this.waiting.size > 0;) {
      const isLast = signal.aborted;
      try {
        await this.writeBatch();
        this.outage.over();
        failures = 0;
      } catch (error) {
        if (isLast) return;
        this.outage.away(`Searches without results are recorded later: ${(error as Error).message}`);
        const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures++, 10));
        await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  private async writeBatch(): Promise<void> {
    const batch = [...this.waiting].slice(0, BATCH).map(([key, search]) => ({ key, ...search }));
    await this.db.transaction(async () => {
      await this.db.query(LOCK);
      // The age includes the waits for a connection and for the lock.
      const now = performance.now();
      const rows = batch.map(({ key: _key, at, ...row }) => ({ ...row, age: Math.round(now - at) }));
      await this.db.query(RECORD, [JSON.stringify(rows), this.config.searches.openPerAccount]);
    });
    for (const { key, count } of batch) {
      const search = this.waiting.get(key)!;
      search.count -= count;
      if (search.count === 0) this.waiting.delete(key);
    }
  }
}

/** Maximum length of an unhashed key in bytes. With the filters it fits in the unique index (2,704 bytes). */
const MAX_BYTES = 500;

/** The key of a query: the query itself, or the digest of a long one. */
const keyOf = (folded: string): string =>
  Buffer.byteLength(folded) <= MAX_BYTES ? folded : hash('sha256', folded, 'base64url');

/** Filters are compared without case, and a filter of every type equals no filter. */
const comparable = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([name, value]) => name !== 'type' || value !== SEARCH_TYPES.join(','))
      .map(([name, value]) => [name, value.toLowerCase()]),
  );
