import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { AccountsService, type NewAccount } from '../accounts/accounts.service.js';
import { Database } from '../database/database.js';
import { Ledger } from './ledger.js';

/** What every new account starts with. */
export const INITIAL_CREDITS = 1_000;

/** Opens accounts: the account and its first credits, or neither. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountsService,
    private readonly ledger: Ledger,
  ) {}

  /** @param credits in place of the 1,000 */
  open(account: NewAccount, credits = INITIAL_CREDITS): Promise<Account> {
    return this.db.transaction(async () => {
      const opened = await this.accounts.create(account);
      await this.ledger.open(opened.id);
      if (credits > 0) await this.ledger.post({ accountId: opened.id, kind: 'signup_grant', credits });
      return opened;
    });
  }

  /** The same, with an API key, which is shown here and never again. */
  openWithKey(account: NewAccount, credits?: number): Promise<{ account: Account; key: string }> {
    return this.db.transaction(async () => {
      const opened = await this.open(account, credits);
      return { account: opened, key: await this.accounts.issueKey(opened.id) };
    });
  }
}
