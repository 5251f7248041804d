import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { deletion, Housekeeping } from '../../database/housekeeping.js';
import type { HostLeases, Release } from '../researcher/fetch/host-turns.js';

/** Lets a lease expire that its process did not release. Exceeds the longest request. */
const LEASE_MS = 30_000;
/** The maximum polling interval of a waiting process, in milliseconds: a lease may be released early. */
const MAX_POLL_MS = 500;
const RETRY_MS = 1_000;

/**
 * $1 keys, $2 the holder, $3 milliseconds. Acquires all keys or none. The rows are written in the order of
 * their keys, so that concurrent statements cannot deadlock.
 */
const ACQUIRE = statement(`
  WITH busy AS (
    SELECT max(held_until) AS until FROM research_host_leases WHERE key = ANY($1::text[]) AND held_until > now()
  ), taken AS (
    INSERT INTO research_host_leases AS l (key, holder, held_until)
    SELECT key, $2::uuid, now() + $3 * interval '1 ms' FROM unnest($1::text[]) AS key, busy
    WHERE busy.until IS NULL ORDER BY key
    ON CONFLICT (key) DO UPDATE SET holder = EXCLUDED.holder, held_until = EXCLUDED.held_until WHERE l.held_until <= now()
    RETURNING key
  )
  SELECT (SELECT count(*) FROM taken) AS taken,
    coalesce(extract(epoch FROM busy.until - now()) * 1000, 0)::float8 AS wait_ms FROM busy`);

/** $1 keys, $2 the milliseconds until they are free, $3 the holder. */
const RELEASE = statement(`
  UPDATE research_host_leases SET held_until = now() + $2 * interval '1 ms'
  WHERE key IN (
    SELECT key FROM research_host_leases WHERE key = ANY($1::text[]) AND holder = $3::uuid ORDER BY key FOR UPDATE)`);

/**
 * Leases on hosts, stored in PostgreSQL. Across all processes, one request at a time goes to an address or a
 * domain. A lease lasts from before the request until the end of the pause after it. A waiting process holds
 * no connection and no lock.
 */
@Injectable()
export class PostgresHostLeases implements HostLeases {
  private readonly logger = new Logger('Research');

  constructor(
    private readonly db: Database,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add({
      name: 'delete expired host leases',
      everyMs: 3_600_000,
      slice: deletion('research_host_leases', `held_until < now() - interval '1 hour'`, 'held_until'),
    });
  }

  /** While PostgreSQL is unavailable, no worker acquires a lease. */
  async acquire(keys: readonly string[], signal: AbortSignal): Promise<Release> {
    const holder = randomUUID();
    for (;;) {
      signal.throwIfAborted();
      const waitMs = await this.tryAcquire(keys, holder);
      if (waitMs === null) return (pauseMs) => this.release(keys, holder, pauseMs);
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Null if the keys were acquired, otherwise the milliseconds to wait before the next try. */
  private async tryAcquire(keys: readonly string[], holder: string): Promise<number | null> {
    try {
      const [row] = await this.db.query<{ taken: number; wait_ms: number }>(ACQUIRE, [
        keys,
        holder,
        LEASE_MS,
      ]);
      if (row!.taken === keys.length) return null;
      // Another process acquired some of the keys concurrently.
      if (row!.taken > 0) await this.release(keys, holder, 0);
      return Math.min(row!.wait_ms, MAX_POLL_MS) + Math.random() * 20;
    } catch (error) {
      this.logger.warn(`Research waits for PostgreSQL: ${(error as Error).message}`);
      return RETRY_MS;
    }
  }

  /** A lease that cannot be released expires. */
  private async release(keys: readonly string[], holder: string, pauseMs: number): Promise<void> {
    await this.db.query(RELEASE, [keys, pauseMs, holder]).catch(() => undefined);
  }
}
