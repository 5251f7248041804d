import { Inject, Injectable } from '@nestjs/common';
import { AccountChanges } from '../accounts/account-changes.js';
import type { Account } from '../accounts/accounts.entities.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordResets, Passwords } from '../accounts/passwords.js';
import { ReconciliationTokens } from '../accounts/reconciliation-tokens.js';
import { type Config, CONFIG } from '../config/config.js';
import { Sessions } from '../accounts/sessions.js';
import { AccountOpening, CreditAudit, Ledger } from '../credits/ledger.js';
import { Database } from '../database/database.js';
import { serverAddress } from '../database/embedded-postgres.js';
import { CommandError } from './options.js';

@Injectable()
export class CommandAccounts {
  static readonly needs = [
    AccountChanges,
    AccountOpening,
    AccountsService,
    CreditAudit,
    Ledger,
    PasswordResets,
    Passwords,
    ReconciliationTokens,
    Sessions,
  ];

  constructor(
    readonly db: Database,
    readonly service: AccountsService,
    readonly opening: AccountOpening,
    readonly ledger: Ledger,
    readonly audit: CreditAudit,
    readonly tokens: ReconciliationTokens,
    private readonly resets: PasswordResets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(email: string): Promise<Account> {
    const account = await this.service.find(email);
    if (account !== null) return account;
    throw new CommandError(
      `No account has the email address ${email}: user:list lists all, and user:create creates one.`,
    );
  }

  async list() {
    return (await this.service.list()).map(identityOf);
  }

  /** A one-time link with which the account's owner sets a new password. */
  async resetLink(accountId: number): Promise<{ url: string; expiresAt: Date }> {
    const { path, expiresAt } = await this.resets.issue(accountId);
    const { databaseUrl, dataDir, publicUrl } = this.config;
    // PORT may be set only for the server, so the address comes from the running server.
    const running = databaseUrl === null ? serverAddress(dataDir) : null;
    return { url: (running ?? publicUrl) + path, expiresAt };
  }

  async shown(account: Account) {
    const { balance, owed } = await this.ledger.standing(account.id);
    return {
      ...identityOf(account),
      credits_remaining: account.admin ? 'unlimited' : balance,
      credits_owed: owed,
    };
  }
}

const identityOf = ({ id, email, name, can_edit, admin }: Account) => {
  return { id, email, name, can_edit, admin };
};
