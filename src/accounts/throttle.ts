import { isIPv6 } from 'node:net';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { ApiError } from '../common/errors.js';

/** The network that an address is counted as: an IPv4 address itself, an IPv6 address's /64, since one customer has many addresses in it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/** How often something may be tried. */
export interface Allowance {
  /** What is counted, in words of its own: `sign-in address 192.0.2.7`. */
  readonly of: string;
  /** How many at once, */
  readonly burst: number;
  /** and then one in so many seconds. */
  readonly everySeconds: number;
}

/** 429, with the time to wait. It does not say what was tried, so that it tells nothing about it. */
const tooManyAttempts = (seconds: number) => {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiError(429, 'too_many_attempts', `Too many attempts: wait ${wait} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  });
};

/** One moment for each allowance: how far its attempts have run ahead of the clock (the GCRA of traffic shaping). */
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

/** Counts attempts in the database, so that all processes count together and a restart forgets nothing. */
@Injectable()
export class Throttle {
  constructor(private readonly db: Database) {}

  /** Counts one attempt on every allowance; if one of them is used up, on none, and throws 429. */
  async take(allowances: readonly Allowance[]): Promise<void> {
    await this.db.transaction(async () => {
      for (const allowance of inOneOrder(allowances)) {
        if (await this.takeOne(allowance)) continue;
        const [row] = await this.db.query<{ seconds: number }>(WAIT, parametersOf(allowance));
        throw tooManyAttempts(row?.seconds ?? allowance.everySeconds);
      }
    });
  }

  /** Counts one attempt if the allowance has room for it; says whether it had. */
  async takeOne(allowance: Allowance): Promise<boolean> {
    const rows = await this.db.query(TAKE, parametersOf(allowance));
    return rows.length > 0;
  }

  /** Takes back what was counted for an attempt that turned out to be right. */
  async giveBack(allowances: readonly Allowance[]): Promise<void> {
    for (const { of, everySeconds } of inOneOrder(allowances)) {
      await this.db.query(GIVE_BACK, [keyOf(of), everySeconds]);
    }
  }
}

const keyOf = (of: string): Buffer => createHash('sha256').update(of).digest();

const parametersOf = ({ of, burst, everySeconds }: Allowance) => [
  keyOf(of),
  everySeconds,
  burst * everySeconds,
];

/** Rows are locked in one order everywhere, so that attempts do not wait for each other in a circle. */
const inOneOrder = (allowances: readonly Allowance[]): readonly Allowance[] =>
  [...allowances].sort((a, b) => (a.of < b.of ? -1 : 1));
