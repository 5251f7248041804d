import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { isToken, newToken, tokenDigest } from '../secret-token.js';
import { AccountsService } from '../accounts.service.js';
import { Passwords } from './passwords.js';

/** Time enough to hand the link over and to open it. */
const VALID_HOURS = 24;

const ISSUE = statement(`
  INSERT INTO password_resets (account_id, digest, expires_at)
  VALUES ($1, $2, now() + interval '${VALID_HOURS} hours')
  ON CONFLICT (account_id) DO UPDATE SET digest = EXCLUDED.digest, expires_at = EXCLUDED.expires_at
  RETURNING expires_at`);
const FIND = statement(`
  SELECT a.email, (
    SELECT k.prefix FROM api_keys k WHERE k.account_id = a.id AND k.revoked_at IS NULL
  ) AS "keyPrefix"
  FROM password_resets r JOIN accounts a ON a.id = r.account_id
  WHERE r.digest = $1 AND r.expires_at > now()`);
const USE = statement(
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
    const [row] = await this.db.query<{ expires_at: Date }>(ISSUE, [accountId, tokenDigest(token)]);
    return { path: `/reset-password/${token}`, expiresAt: row!.expires_at };
  }

  /** Whose password a link sets; null if the link is unknown, used or expired. */
  async find(token: string): Promise<PendingReset | null> {
    if (!isToken(token)) return null;
    const [row] = await this.db.query<PendingReset>(FIND, [tokenDigest(token)]);
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
      const [row] = await this.db.query<{ account_id: number }>(USE, [tokenDigest(token)]);
      if (row === undefined) return false;
      await this.passwords.replace(row.account_id, hash);
      if (revokeKey) await this.accounts.revokeKey(row.account_id);
      return true;
    });
  }
}
