import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { invalidField } from '../http/errors.js';
import { Account } from './account.entity.js';
import { ApiKey } from './api-key.entity.js';
import { keyDigest, keyPrefix, newApiKey } from './key-format.js';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly canEdit?: boolean;
  readonly admin?: boolean;
}

@Injectable()
export class AccountsService {
  constructor(private readonly db: Database) {}

  /** Makes an account, without credits and without a key; throws 422 if the address has one already. */
  async create({ email, name, canEdit = false, admin = false }: NewAccount): Promise<Account> {
    if (await this.find(email)) throw invalidField('email', 'taken', 'must not be that of another account');
    return this.db.manager.save(this.db.manager.create(Account, { email, name, can_edit: canEdit, admin }));
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
