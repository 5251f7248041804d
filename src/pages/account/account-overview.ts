import { Injectable } from '@nestjs/common';
import { AccountsService, type ActiveKey } from '../../accounts/accounts.service.js';
import { BillingService, type PackOffer, type PurchaseSummary } from '../../billing/billing.service.js';
import { Ledger, type Standing } from '../../credits/ledger.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { UsageSummaries, type UsageSummary } from '../../credits/usage.js';
import { EditorTasks, type Tasks } from './editor-tasks.js';

const DAYS = 30;

/** What the account page shows of an account. */
export interface Overview {
  readonly standing: Standing;
  readonly activeKey: ActiveKey | null;
  readonly usage: UsageSummary;
  /** null: no credits are sold on this server. */
  readonly packs: readonly PackOffer[] | null;
  readonly purchases: readonly PurchaseSummary[];
  /** null: the owner is no editor. */
  readonly tasks: Tasks | null;
}

/** Gathers what the account page shows. */
@Injectable()
export class AccountOverview {
  constructor(
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly usage: UsageSummaries,
    private readonly billing: BillingService,
    private readonly tasks: EditorTasks,
  ) {}

  async of({ accountId, canEdit }: SignedIn): Promise<Overview> {
    const [standing, activeKey, usage, purchases, tasks] = await Promise.all([
      this.ledger.standing(accountId),
      this.accounts.activeKey(accountId),
      this.usage.lastDays(accountId, DAYS),
      this.billing.purchases(accountId),
      canEdit ? this.tasks.open() : null,
    ]);
    return {
      standing,
      activeKey,
      usage,
      purchases,
      tasks,
      packs: this.billing.enabled ? this.billing.packs() : null,
    };
  }
}
