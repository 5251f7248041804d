import { Injectable } from '@nestjs/common';
import { AccountsService, type ActiveKey } from '../../accounts/accounts.service.js';
import { BillingService, type PackOffer, type PurchaseSummary } from '../../billing/billing.service.js';
import { Ledger, type Standing } from '../../credits/ledger.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { UsageSummaries, type DayBalance, type UsageSummary } from '../../credits/usage.js';
import { ZeroResultsService } from '../../zero-results/zero-results.service.js';
import { listPage } from '../workbench/lists.js';
import { ResearchTasks } from '../workbench/research/research-tasks.js';

const DAYS = 30;

/** Pending tasks of editors. */
export interface Tasks {
  readonly openSearches: number;
  /** Domains with findings to review. */
  readonly openDomains: number;
}

/** Data of the account page. */
export interface AccountSummary {
  readonly standing: Standing;
  readonly activeKey: ActiveKey | null;
  /** null if the owner is not an editor. */
  readonly tasks: Tasks | null;
}

/** Data of the billing page. */
export interface Sales {
  /** null if the server sells no credits. */
  readonly packs: readonly PackOffer[] | null;
  readonly purchases: readonly PurchaseSummary[];
}

/** Collects the data of the account pages. */
@Injectable()
export class AccountOverview {
  constructor(
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly usages: UsageSummaries,
    private readonly billing: BillingService,
    private readonly zeroResults: ZeroResultsService,
    private readonly research: ResearchTasks,
  ) {}

  async summary({ accountId, canEdit }: SignedIn): Promise<AccountSummary> {
    const [standing, activeKey, tasks] = await Promise.all([
      this.ledger.standing(accountId),
      this.accounts.activeKey(accountId),
      canEdit ? this.tasks() : null,
    ]);
    return { standing, activeKey, tasks };
  }

  async usage({
    accountId,
    admin,
  }: SignedIn): Promise<{ usage: UsageSummary; balances: DayBalance[] | null }> {
    const [usage, balances] = await Promise.all([
      this.usages.lastDays(accountId, DAYS),
      admin ? null : this.usages.balances(accountId, DAYS),
    ]);
    return { usage, balances };
  }

  async sales({ accountId }: SignedIn): Promise<Sales> {
    const purchases = await this.billing.purchases(accountId);
    return { packs: this.billing.enabled ? this.billing.packs() : null, purchases };
  }

  private async tasks(): Promise<Tasks> {
    const [searches, { total }] = await Promise.all([
      this.zeroResults.list({ per_page: 1 }, ''),
      this.research.open(1, 1),
    ]);
    return { openSearches: listPage(searches, 'zero_result_searches').total, openDomains: total };
  }
}
