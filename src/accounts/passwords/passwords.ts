import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database, statement } from '../../database/database.js';
import { HashLanes } from './hash-lanes.js';
import {
  hashPassword,
  isOutdated,
  matchesPassword,
  unmatchableHash,
  type HashCost,
} from './password-hash.js';

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
