import { normalizeIP } from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { ApiError } from '../common/errors.js';
import { tokenDigest } from './credentials.js';

/**
 * The network of an address for counting: an IPv4 address, or the /64 of an IPv6 address, since one customer has a
 * whole /64.
 */
export const networkOf = (address: string): string => normalizeIP(address);

export interface Allowance {
  /** The counted key: `sign-in address 192.0.2.7`. */
  readonly of: string;
  /** The burst size, */
  readonly burst: number;
  /** and then one per this many seconds. */
  readonly everySeconds: number;
}

/** 429 with the time to wait, and without details that would leak information. */
const tooManyAttempts = (seconds: number) => {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiError(429, 'too_many_attempts', `Too many attempts: retry after ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
};

/** One timestamp per allowance: its theoretical arrival time (GCRA). */
const TAKE = statement(`
  INSERT INTO throttles AS t (key, busy_until) VALUES ($1, now() + $2::int * interval '1 second')
  ON CONFLICT (key) DO UPDATE SET busy_until = greatest(t.busy_until, now()) + $2::int * interval '1 second'
  WHERE greatest(t.busy_until, now()) + $2::int * interval '1 second' <= now() + $3::int * interval '1 second'
  RETURNING true AS taken`);
const WAIT = statement(`
  SELECT greatest(1, ceil(extract(epoch FROM busy_until - now()) + $2::int - $3::int))::int AS seconds
  FROM throttles WHERE key = $1`);
const GIVE_BACK = statement(
  `UPDATE throttles SET busy_until = busy_until - $2::int * interval '1 second' WHERE key = $1`,
);

/** Counts attempts in the database, shared by all processes and kept across restarts. */
@Injectable()
export class Throttle {
  constructor(private readonly db: Database) {}

  /** Counts one attempt on every allowance; if any is exhausted, counts none and throws 429. */
  async take(allowances: readonly Allowance[]): Promise<void> {
    await this.db.transaction(async () => {
      for (const allowance of inOneOrder(allowances)) {
        if (await this.takeOne(allowance)) continue;
        const [row] = await this.db.query<{ seconds: number }>(WAIT, parametersOf(allowance));
        throw tooManyAttempts(row?.seconds ?? allowance.everySeconds);
      }
    });
  }

  /** Counts one attempt if the allowance permits it; returns whether it did. */
  async takeOne(allowance: Allowance): Promise<boolean> {
    const rows = await this.db.query(TAKE, parametersOf(allowance));
    return rows.length > 0;
  }

  async giveBack(allowances: readonly Allowance[]): Promise<void> {
    for (const { of, everySeconds } of inOneOrder(allowances)) {
      await this.db.query(GIVE_BACK, [tokenDigest(of), everySeconds]);
    }
  }
}

const parametersOf = ({ of, burst, everySeconds }: Allowance) => [
  tokenDigest(of),
  everySeconds,
  burst * everySeconds,
];

/** Rows are always locked in the same order, to avoid deadlocks. */
const inOneOrder = (allowances: readonly Allowance[]): readonly Allowance[] =>
  [...allowances].sort((a, b) => (a.of < b.of ? -1 : 1));
