import { Injectable } from '@nestjs/common';
import { ILike, IsNull, Raw } from 'typeorm';
import { Database, likeLiteral } from '../database/database.js';
import { invalidField } from '../common/errors.js';
import { AccountChanges } from './account-changes.js';
import { Account, ApiKey, Password } from './accounts.entities.js';
import { newSecret } from './credentials.js';
import type { GraceHours } from './limits.js';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly canEdit?: boolean;
  readonly admin?: boolean;
  /** From `Passwords.hash`; without one the account cannot sign in until a reset link is used. */
  readonly passwordHash?: string;
}

export type ActiveKey = Pick<ApiKey, 'id' | 'prefix' | 'created_at' | 'last_used_at'>;

@Injectable()
export class AccountsService {
  constructor(
    private readonly db: Database,
    private readonly changes: AccountChanges,
  ) {}

  /** Creates an account without credits or key; throws 422 if the address already has an account. */
  create({ email, name, canEdit = false, admin = false, passwordHash }: NewAccount): Promise<Account> {
    return this.db.transaction(async () => {
      if (await this.find(email)) throw invalidField('email', 'taken', 'must not be that of another account');
      const { manager } = this.db;
      const account = await manager.save(manager.create(Account, { email, name, can_edit: canEdit, admin }));
      if (passwordHash) await manager.insert(Password, { account_id: account.id, hash: passwordHash });
      return account;
    });
  }

  /** Changes the given fields, effective in every process after the commit. */
  async update(
    accountId: number,
    { name, canEdit, admin }: Partial<Omit<NewAccount, 'email'>>,
  ): Promise<void> {
    const given = Object.entries({ name, can_edit: canEdit, admin }).filter(
      ([, value]) => value !== undefined,
    );
    if (given.length === 0) return;
    await this.db.manager.update(Account, { id: accountId }, Object.fromEntries(given));
    await this.db.afterCommit(() => this.changes.settled());
  }

  find(email: string): Promise<Account | null> {
    const sameEmail = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    return this.db.manager.findOneBy(Account, { email: sameEmail });
  }

  byId(id: number): Promise<Account | null> {
    return this.db.manager.findOneBy(Account, { id });
  }

  /** A page of the accounts whose address or name contains a text (empty: all), newest first, and their total. */
  search(text: string, skip: number, take: number): Promise<[Account[], number]> {
    const contains = ILike(`%${likeLiteral(text)}%`);
    const where = text === '' ? {} : [{ email: contains }, { name: contains }];
    return this.db.manager.findAndCount(Account, { where, skip, take, order: { id: 'DESC' } });
  }

  /** All accounts, in the order in which they were created. */
  list(): Promise<Account[]> {
    return this.db.manager.find(Account, { order: { id: 'ASC' } });
  }

  activeKey(accountId: number): Promise<ActiveKey | null> {
    return this.db.manager.findOne(ApiKey, {
      select: { id: true, prefix: true, created_at: true, last_used_at: true },
      where: { account_id: accountId, revoked_at: IsNull() },
    });
  }

  /** Rotated keys in their grace period, with its end. */
  replacedKeys(accountId: number): Promise<{ prefix: string; valid_until: Date }[]> {
    return this.db.manager
      .createQueryBuilder(ApiKey, 'key')
      .select(['key.prefix AS prefix', 'key.revoked_at AS valid_until'])
      .where('key.account_id = :accountId AND key.revoked_at > now()', { accountId })
      .orderBy('key.id')
      .getRawMany();
  }

  /** Replaces this key (null: no key) by a new one; returns null if it is no longer the active key. */
  replaceKey(accountId: number, presentId: number | null, graceHours: GraceHours): Promise<string | null> {
    return this.db.transaction(async () => {
      await this.db.manager.findOne(Account, {
        where: { id: accountId },
        lock: { mode: 'for_no_key_update' },
      });
      const present = await this.activeKey(accountId);
      return (present?.id ?? null) === presentId ? this.issueKey(accountId, graceHours) : null;
    });
  }

  /**
   * Creates a new key for the account. The old key stays valid for the grace period in hours; by default it is revoked
   * immediately.
   */
  issueKey(accountId: number, graceHours: GraceHours = 0): Promise<string> {
    return this.db.transaction(async () => {
      await this.endKeys(accountId, graceHours);
      const { secret, stored } = newSecret('dir_');
      await this.db.manager.insert(ApiKey, { account_id: accountId, ...stored });
      return secret;
    });
  }

  /** Revokes the account's key and its predecessors. Every process rejects them after the commit. */
  revokeKey(accountId: number): Promise<void> {
    return this.endKeys(accountId, 0);
  }

  /** Upper bound for the grace periods of the account's keys. */
  private async endKeys(accountId: number, hours: GraceHours): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .update(ApiKey)
      .set({ revoked_at: () => `least(revoked_at, now() + interval '${hours} hours')` })
      .where('account_id = :accountId AND (revoked_at IS NULL OR revoked_at > now())', { accountId })
      .execute();
    await this.db.afterCommit(() => this.changes.settled());
  }
}
