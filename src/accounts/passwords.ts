import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { Password, PasswordReset } from './accounts.entities.js';
import { HashLanes, hashPassword, matchesPassword, unmatchableHash, type HashCost } from './password-hash.js';
import { isToken, newToken, tokenDigest } from './credentials.js';
import { AccountsService } from './accounts.service.js';
import { Sessions } from './sessions.js';

/** Half the CPUs, and at most two of libuv's four threads; the rest serves other work. */
const LANES = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

@Injectable()
export class Passwords {
  private readonly lanes = new HashLanes(LANES);
  private readonly cost: HashCost;
  private readonly unmatchable: string;

  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    @Inject(CONFIG) config: Config,
  ) {
    this.cost = config.passwordCost;
    this.unmatchable = unmatchableHash(this.cost);
  }

  /**
   * The hash to store for a password; throws 503 if too many are waiting.
   *
   * @param client the owner of the queue (see HashLanes)
   */
  hash(password: string, client: string): Promise<string> {
    return this.lanes.run(client, () => hashPassword(password, this.cost));
  }

  /**
   * The stored hash if the password matches, else null. Without a password or account (null) it takes the same time.
   * Throws 503 if too many are waiting.
   */
  async match(accountId: number | null, password: string, client: string): Promise<string | null> {
    const stored =
      accountId === null ? null : await this.db.manager.findOneBy(Password, { account_id: accountId });
    const hash = stored?.hash ?? this.unmatchable;
    return (await this.matches(password, hash, client)) ? hash : null;
  }

  /** Whether a stored hash matches the password; throws 503 if too many are waiting. */
  matches(password: string, hash: string, client: string): Promise<boolean> {
    return this.lanes.run(client, () => matchesPassword(password, hash));
  }

  async set(accountId: number, hash: string): Promise<void> {
    const row = { account_id: accountId, hash, updated_at: () => 'now()' };
    await this.db.manager.upsert(Password, row, ['account_id']);
  }

  /** Changes the account's password. Ends all its sessions and invalidates a pending link. */
  replace(accountId: number, hash: string): Promise<void> {
    return this.db.transaction(async () => {
      await this.set(accountId, hash);
      await this.sessions.endAll(accountId);
      await this.db.manager.delete(PasswordReset, { account_id: accountId });
    });
  }
}

/** Long enough to forward the link and open it. */
const VALID_HOURS = 24;

const ALIVE = 'digest = :digest AND expires_at > now()';

export interface PendingReset {
  readonly email: string;
  readonly keyPrefix: string | null;
}

/** One-time links for accounts without a known password. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsService,
  ) {}

  /** The path of a new link, shown once; invalidates the account's previous link. */
  async issue(accountId: number): Promise<{ path: string; expiresAt: Date }> {
    const token = newToken();
    const result = await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(PasswordReset)
      .values({
        account_id: accountId,
        digest: tokenDigest(token),
        expires_at: () => `now() + interval '${VALID_HOURS} hours'`,
      })
      .orUpdate(['digest', 'expires_at'], ['account_id'])
      .returning('expires_at')
      .execute();
    const [issued] = result.raw as { expires_at: Date }[];
    return { path: `/reset-password/${token}`, expiresAt: issued!.expires_at };
  }

  /** The account of a link; null if the link is unknown, used or expired. */
  async find(token: string): Promise<PendingReset | null> {
    if (!isToken(token)) return null;
    const reset = await this.db.manager
      .createQueryBuilder(PasswordReset, 'reset')
      .where(ALIVE, { digest: tokenDigest(token) })
      .getOne();
    if (reset === null) return null;
    const account = await this.accounts.byId(reset.account_id);
    const key = await this.accounts.activeKey(reset.account_id);
    return account && { email: account.email, keyPrefix: key?.prefix ?? null };
  }

  /**
   * Sets the password once; false if the link has been used or has expired.
   *
   * @param revokeKey also revoke the account's API key, in the same transaction
   */
  async use(token: string, password: string, revokeKey: boolean): Promise<boolean> {
    const hash = await this.passwords.hash(password, `reset ${token}`);
    return this.db.transaction(async () => {
      const result = await this.db.manager
        .createQueryBuilder()
        .delete()
        .from(PasswordReset)
        .where(ALIVE, { digest: tokenDigest(token) })
        .returning('account_id')
        .execute();
      const [used] = result.raw as { account_id: number }[];
      if (used === undefined) return false;
      await this.passwords.replace(used.account_id, hash);
      if (revokeKey) await this.accounts.revokeKey(used.account_id);
      return true;
    });
  }
}
