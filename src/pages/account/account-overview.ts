import { Injectable } from '@nestjs/common';
import { AccountsService, type ActiveKey } from '../../accounts/accounts.service.js';
import { BillingService, type PackOffer, type PurchaseSummary } from '../../billing/billing.service.js';
import { Ledger, type Standing } from '../../credits/ledger.js';
import { UsageSummaries, type UsageSummary } from '../../credits/usage-summary.js';

const DAYS = 30;

/** What the account page shows of an account. */
export interface Overview {
  readonly standing: Standing;
  readonly activeKey: ActiveKey | null;
  readonly usage: UsageSummary;
  /** null: no credits are sold on this server. */
  readonly packs: readonly PackOffer[] | null;
  readonly purchases: readonly PurchaseSummary[];
}

/** Gathers what the account page shows. */
@Injectable()
export class AccountOverview {
  constructor(
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly usage: UsageSummaries,
    private readonly billing: BillingService,
  ) {}

  async of(accountId: number): Promise<Overview> {
    const [standing, activeKey, usage, purchases] = await Promise.all([
      this.ledger.standing(accountId),
      this.accounts.activeKey(accountId),
      this.usage.lastDays(accountId, DAYS),
      this.billing.purchases(accountId),
    ]);
    return {
      standing,
      activeKey,
      usage,
      purchases,
      packs: this.billing.enabled ? this.billing.packs() : null,
    };
  }
}
