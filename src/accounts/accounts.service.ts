import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { CreditBalance } from '../credits/credit-balance.entity.js';
import { CreditEntry } from '../credits/credit-entry.entity.js';
import { invalidField } from '../http/errors.js';
import { Account } from './account.entity.js';
import { ApiKey } from './api-key.entity.js';
import { keyDigest, keyPrefix, newApiKey } from './key-format.js';

/** What every new account starts with. */
export const INITIAL_CREDITS = 1_000;

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly canEdit?: boolean;
  readonly admin?: boolean;
  /** In place of the 1,000. */
  readonly credits?: number;
}

@Injectable()
export class AccountsService {
  constructor(private readonly db: Database) {}

  /** Makes an account with its credits and its key. The key is returned here and never again. */
  create({ email, name, canEdit = false, admin = false, credits = INITIAL_CREDITS }: NewAccount) {
    return this.db.transaction(async () => {
      const taken = await this.find(email);
      if (taken) throw invalidField('email', 'taken', `must not be that of another account (${taken.email})`);
      const account = this.db.manager.create(Account, { email, name, can_edit: canEdit, admin });
      await this.db.manager.save(account);
      await this.db.manager.insert(CreditBalance, { account_id: account.id, balance: credits });
      await this.db.manager.insert(CreditEntry, {
        account_id: account.id,
        kind: 'signup_grant',
        credits,
        balance_after: credits,
      });
      return { account, key: await this.issueKey(account.id) };
    });
  }

  find(email: string): Promise<Account | null> {
    return this.db.manager
      .createQueryBuilder(Account, 'account')
      .where('lower(account.email) = lower(:email)', { email })
      .getOne();
  }

  /** Gives the account a new key; the one it had is revoked in the same commit. */
  issueKey(accountId: number): Promise<string> {
    return this.db.transaction(async () => {
      await this.revokeKey(accountId);
      const key = newApiKey();
      await this.db.manager.insert(ApiKey, {
        account_id: accountId,
        prefix: keyPrefix(key),
        digest: keyDigest(key),
      });
      return key;
    });
  }

  /** Revokes the account's key, if it has one. Every process refuses it from the commit on. */
  async revokeKey(accountId: number): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .update(ApiKey)
      .set({ revoked_at: () => 'now()' })
      .where('account_id = :accountId AND revoked_at IS NULL', { accountId })
      .execute();
  }
}
