import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { isToken, newToken, tokenDigest } from './credentials.js';
import { deletion, type Chore } from '../database/housekeeping.js';
import type { Caller } from '../http/params.js';

/** A session expires after this time without requests, */
const IDLE_DAYS = 7;
/** and after this time in any case. */
export const MAX_DAYS = 30;
const SEEN_MINUTES = 5;

export type SignedIn = Omit<Caller, 'apiKey'>;

const START = statement(`
  WITH device AS (
    INSERT INTO known_devices (account_id, digest) VALUES ($1, $3)
    ON CONFLICT (account_id, digest) DO UPDATE SET seen_at = now()
  )
  INSERT INTO sessions (account_id, digest) VALUES ($1, $2)`);
const ALIVE = `s.seen_at > now() - interval '${IDLE_DAYS} days' AND s.created_at > now() - interval '${MAX_DAYS} days'`;
const FIND = statement(`
  SELECT a.id AS "accountId", a.email, a.name, a.can_edit AS "canEdit", a.admin,
         s.seen_at < now() - interval '${SEEN_MINUTES} minutes' AS stale
  FROM sessions s JOIN accounts a ON a.id = s.account_id
  WHERE s.digest = $1 AND ${ALIVE}`);
const SEEN = statement(`UPDATE sessions SET seen_at = now() WHERE digest = $1`);
const END = statement(`DELETE FROM sessions WHERE digest = $1`);
const FORGET = statement(`
  WITH device AS (DELETE FROM known_devices WHERE account_id = $1) DELETE FROM sessions WHERE account_id = $1`);

/** Sessions of signed-in browsers. A browser holds a random token; the database stores its SHA-256. */
@Injectable()
export class Sessions {
  constructor(private readonly db: Database) {}

  /** Starts a session and remembers the device; returns the token for the cookie. */
  async start(accountId: number, device: string): Promise<string> {
    const token = newToken();
    await this.db.query(START, [accountId, tokenDigest(token), tokenDigest(device)]);
    return token;
  }

  async find(token: string | null): Promise<SignedIn | null> {
    if (!isToken(token)) return null;
    const digest = tokenDigest(token);
    const [row] = await this.db.query<SignedIn & { stale: boolean }>(FIND, [digest]);
    if (row === undefined) return null;
    const { stale, ...signedIn } = row;
    if (stale) await this.db.query(SEEN, [digest]);
    return signedIn;
  }

  async end(token: string): Promise<void> {
    await this.db.query(END, [tokenDigest(token)]);
  }

  /** Ends all sessions of an account, and forgets its devices. */
  async endAll(accountId: number): Promise<void> {
    await this.db.query(FORGET, [accountId]);
  }
}

/** A device is forgotten after this time without a sign-in. */
const DEVICE_DAYS = 365;

const before = (table: string, column: string, days: number): Chore => ({
  name: `delete rows of ${table} that have expired by ${column}`,
  everyMs: 3_600_000,
  slice: deletion(table, `${column} < now() - interval '${days} days'`, column),
});

/** Deletes expired rows, which are already rejected on use. */
export const EXPIRED: readonly Chore[] = [
  before('sessions', 'seen_at', IDLE_DAYS),
  before('sessions', 'created_at', MAX_DAYS),
  before('known_devices', 'seen_at', DEVICE_DAYS),
  before('password_resets', 'expires_at', 0),
  before('pending_sign_ups', 'expires_at', 0),
  before('throttles', 'busy_until', 0),
];
