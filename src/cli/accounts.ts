import { AccountChanges } from '../accounts/account-changes.js';
import type { Account } from '../accounts/accounts.entities.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordResets, Passwords } from '../accounts/passwords.js';
import type { Config } from '../config/config.js';
import { AccountOpening, Ledger } from '../credits/ledger.js';
import { serverAddress } from '../database/embedded/server-address.js';
import type { Database } from '../database/database.js';

/** What commands do with accounts, put together by hand: a command needs no application around it. */
export class CommandAccounts {
  readonly changes: AccountChanges;
  readonly service: AccountsService;
  readonly opening: AccountOpening;
  readonly ledger: Ledger;
  private readonly resets: PasswordResets;

  constructor(
    readonly db: Database,
    private readonly config: Config,
  ) {
    this.changes = new AccountChanges(db);
    this.service = new AccountsService(db, this.changes);
    this.ledger = new Ledger(db);
    this.opening = new AccountOpening(db, this.service, this.ledger);
    this.resets = new PasswordResets(db, new Passwords(db, config), this.service);
  }

  /** A one-time link with which the owner of an account sets a new password. */
  async resetLink(accountId: number): Promise<{ url: string; expiresAt: Date }> {
    const { path, expiresAt } = await this.resets.issue(accountId);
    const { databaseUrl, dataDir, publicUrl } = this.config;
    // PORT is the server's, and need not be set where a command runs.
    const running = databaseUrl === null ? serverAddress(dataDir) : null;
    return { url: (running ?? publicUrl) + path, expiresAt };
  }

  /** An account as commands print it. */
  async shown({ id, email, name, can_edit, admin }: Account) {
    const { balance } = await this.ledger.standing(id);
    return { id, email, name, can_edit, admin, credits_remaining: admin ? 'unlimited' : balance };
  }
}
