import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { Database, statement } from '../database/database.js';
import {
  HashLanes,
  hashPassword,
  isOutdated,
  matchesPassword,
  unmatchableHash,
  type HashCost,
} from './password-hash.js';
import { isToken, newToken, tokenDigest } from './secrets.js';
import { AccountsService } from './accounts.service.js';

/** Half the processors, and two of libuv's four threads at most: the rest is for everything else. */
const LANES = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

const FIND = statement(`SELECT hash FROM passwords WHERE account_id = $1`);
const SET = statement(`
  INSERT INTO passwords (account_id, hash) VALUES ($1, $2)
  ON CONFLICT (account_id) DO UPDATE SET hash = EXCLUDED.hash, updated_at = now()`);
const REFRESH = statement(`UPDATE passwords SET hash = $3 WHERE account_id = $1 AND hash = $2`);
const END_SESSIONS = statement(`DELETE FROM sessions WHERE account_id = $1`);
const FORGET_DEVICES = statement(`DELETE FROM known_devices WHERE account_id = $1`);
const VOID_LINKS = statement(`DELETE FROM password_resets WHERE account_id = $1`);

/** Sets and checks passwords. */
@Injectable()
export class Passwords {
  private readonly lanes = new HashLanes(LANES);
  private readonly cost: HashCost;
  private readonly unmatchable: string;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.cost = config.passwordCost;
    this.unmatchable = unmatchableHash(this.cost);
  }

  /**
   * What is stored of a password; throws 503 if too many wait to be hashed.
   *
   * @param client whose turn it takes (see HashLanes)
   */
  hash(password: string, client: string): Promise<string> {
    return this.lanes.run(client, () => hashPassword(password, this.cost));
  }

  /**
   * The stored hash that the password matches; null if it does not. An account without a password, or no account at
   * all (null), takes the same time and is the same answer. Throws 503 if too many wait.
   */
  async match(accountId: number | null, password: string, client: string): Promise<string | null> {
    const [row] = await this.db.query<{ hash: string }>(FIND, [accountId]);
    const hash = row?.hash ?? this.unmatchable;
    if (!(await this.matches(password, hash, client))) return null;
    return isOutdated(hash, this.cost) ? this.refresh(accountId!, hash, password, client) : hash;
  }

  /** Whether a stored hash is that of the password; throws 503 if too many wait. */
  matches(password: string, hash: string, client: string): Promise<boolean> {
    return this.lanes.run(client, () => matchesPassword(password, hash));
  }

  /** Gives the account its first password. */
  async set(accountId: number, hash: string): Promise<void> {
    await this.db.query(SET, [accountId, hash]);
  }

  /** Gives the account another password. Ends all sessions of the account and voids a pending link. */
  replace(accountId: number, hash: string): Promise<void> {
    return this.db.transaction(async () => {
      await this.set(accountId, hash);
      for (const consequence of [END_SESSIONS, FORGET_DEVICES, VOID_LINKS]) {
        await this.db.query(consequence, [accountId]);
      }
    });
  }

  /** The same password, hashed at the present cost. */
  private async refresh(
    accountId: number,
    before: string,
    password: string,
    client: string,
  ): Promise<string> {
    const hash = await this.hash(password, client);
    await this.db.query(REFRESH, [accountId, before, hash]);
    return hash;
  }
}

/** Time enough to hand the link over and to open it. */
const VALID_HOURS = 24;

const ISSUE_RESET = statement(`
  INSERT INTO password_resets (account_id, digest, expires_at)
  VALUES ($1, $2, now() + interval '${VALID_HOURS} hours')
  ON CONFLICT (account_id) DO UPDATE SET digest = EXCLUDED.digest, expires_at = EXCLUDED.expires_at
  RETURNING expires_at`);
const FIND_RESET = statement(`
  SELECT a.email, (
    SELECT k.prefix FROM api_keys k WHERE k.account_id = a.id AND k.revoked_at IS NULL
  ) AS "keyPrefix"
  FROM password_resets r JOIN accounts a ON a.id = r.account_id
  WHERE r.digest = $1 AND r.expires_at > now()`);
const USE_RESET = statement(
  `DELETE FROM password_resets WHERE digest = $1 AND expires_at > now() RETURNING account_id`,
);

/** The account whose password a link sets. */
export interface PendingReset {
  readonly email: string;
  /** Of its API key; null if it has none. */
  readonly keyPrefix: string | null;
}

/** One-time links for people who have lost their password, or never had one. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsService,
  ) {}

  /** The path of a new link, shown once; an earlier one of the account is void. */
  async issue(accountId: number): Promise<{ path: string; expiresAt: Date }> {
    const token = newToken();
    const [row] = await this.db.query<{ expires_at: Date }>(ISSUE_RESET, [accountId, tokenDigest(token)]);
    return { path: `/reset-password/${token}`, expiresAt: row!.expires_at };
  }

  /** Whose password a link sets; null if the link is unknown, used or expired. */
  async find(token: string): Promise<PendingReset | null> {
    if (!isToken(token)) return null;
    const [row] = await this.db.query<PendingReset>(FIND_RESET, [tokenDigest(token)]);
    return row ?? null;
  }

  /**
   * Sets the password, once; false if the link has meanwhile been used or has expired.
   *
   * @param revokeKey also revoke the account's API key, in the same commit
   */
  async use(token: string, password: string, revokeKey: boolean): Promise<boolean> {
    const hash = await this.passwords.hash(password, `reset ${token}`);
    return this.db.transaction(async () => {
      const [row] = await this.db.query<{ account_id: number }>(USE_RESET, [tokenDigest(token)]);
      if (row === undefined) return false;
      await this.passwords.replace(row.account_id, hash);
      if (revokeKey) await this.accounts.revokeKey(row.account_id);
      return true;
    });
  }
}
