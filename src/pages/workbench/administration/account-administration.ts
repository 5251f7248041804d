import { Injectable, Logger } from '@nestjs/common';
import { Not } from 'typeorm';
import { AccountsService, type ActiveKey } from '../../../accounts/accounts.service.js';
import type { Account } from '../../../accounts/accounts.entities.js';
import { invalidField, notFound } from '../../../common/errors.js';
import { CreditBalance, CreditEntry } from '../../../credits/credits.entities.js';
import { Ledger, type Standing } from '../../../credits/ledger.js';
import { UsageSummaries, type DayBalance, type UsageSummary } from '../../../credits/usage.js';
import { Database } from '../../../database/database.js';
import { ROWS, type ListPage } from '../lists.js';

const DAYS = 30;
const ENTRIES = 10;

export interface AccountPageFacts {
  readonly account: Account;
  readonly standing: Standing;
  readonly key: ActiveKey | null;
  readonly usage: UsageSummary;
  readonly balances: readonly DayBalance[];
  /** Ledger entries except usage, newest first. */
  readonly entries: readonly CreditEntry[];
}

export interface Rights {
  readonly canEdit: boolean;
  readonly admin: boolean;
}

/**
 * Changes of accounts by administrators. The ledger records credits with their reason; the log records other changes.
 */
@Injectable()
export class AccountAdministration {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly db: Database,
    private readonly accounts: AccountsService,
    private readonly ledger: Ledger,
    private readonly usage: UsageSummaries,
  ) {}

  async find(text: string, page: number): Promise<ListPage<Account>> {
    const [items, total] = await this.accounts.search(text, (page - 1) * ROWS, ROWS);
    return { items, total, page, pages: Math.ceil(total / ROWS) };
  }

  usageOfAll(): Promise<UsageSummary['days']> {
    return this.usage.ofAll(DAYS);
  }

  /** Throws 404 if the account does not exist. */
  async facts(id: number): Promise<AccountPageFacts> {
    const account = await this.account(id);
    const [standing, key, usage, balances, entries] = await Promise.all([
      this.ledger.standing(id),
      this.accounts.activeKey(id),
      this.usage.lastDays(id, DAYS),
      this.usage.balances(id, DAYS),
      this.entries(id, ENTRIES),
    ]);
    return { account, standing, key, usage, balances, entries };
  }

  /** Throws 404, and 422 if administrators revoke their own right. */
  async setRights(id: number, { canEdit, admin }: Rights, by: number): Promise<void> {
    await this.account(id);
    if (id === by && !admin)
      throw invalidField(
        'admin',
        'conflict',
        'cannot be taken from yourself: another administrator does that',
      );
    await this.accounts.update(id, { canEdit, admin });
    this.logger.log(`Account ${id} has can_edit ${canEdit} and admin ${admin} now, by account ${by}.`);
  }

  /**
   * Adds or removes credits. Throws 404, and 422 if the ledger has a newer such entry than `last`, which makes
   * repeated submissions harmless.
   *
   * @param last id of the latest such entry on the form; 0 for none
   */
  async giveCredits(id: number, credits: number, reason: string, last: number, by: number): Promise<void> {
    await this.account(id);
    await this.db.transaction(async () => {
      await this.db.manager.findOneOrFail(CreditBalance, {
        where: { account_id: id },
        lock: { mode: 'pessimistic_write' },
      });
      const [latest] = await this.entries(id, 1);
      if ((latest?.id ?? 0) !== last)
        throw invalidField(
          'credits',
          'conflict',
          'were changed after this page was loaded: look at the ledger first',
        );
      await this.ledger.post({ accountId: id, kind: 'adjustment', credits, reference: reason });
    });
    this.logger.log(`Account ${id} was given ${credits} credits, by account ${by}.`);
  }

  async revokeKey(id: number, by: number): Promise<void> {
    await this.account(id);
    await this.accounts.revokeKey(id);
    this.logger.log(`The API key of account ${id} was revoked, by account ${by}.`);
  }

  private entries(accountId: number, take: number): Promise<CreditEntry[]> {
    const where = { account_id: accountId, kind: Not('usage' as const) };
    return this.db.manager.find(CreditEntry, { where, order: { id: 'DESC' }, take });
  }

  private async account(id: number): Promise<Account> {
    const account = await this.accounts.byId(id);
    if (account === null) throw notFound('No account has this number.');
    return account;
  }
}
