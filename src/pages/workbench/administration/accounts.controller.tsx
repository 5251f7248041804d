import { Get, Post, Query, Logger } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Account } from '../../../accounts/accounts.entities.js';
import { AccountsService } from '../../../accounts/accounts.service.js';
import type { SignedIn } from '../../../accounts/sessions.js';
import { notFound } from '../../../common/errors.js';
import { CreditBalance, CreditEntry } from '../../../credits/credits.entities.js';
import { Ledger } from '../../../credits/ledger.js';
import { UsageService } from '../../../credits/usage.js';
import { Database } from '../../../database/database.js';
import { NumericId } from '../../../http/params.js';
import { adjustment, counted } from '../../../values/numbers.js';
import { text } from '../../../values/text.js';
import { FormCheck, Submit } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import {
  AdministratorsOnly,
  Submitted,
  Owner,
  type FormBody,
  type FieldProblem,
} from '../../visits/visit.js';
import { pageNumber, textParameter, ROWS } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { AdministeredAccountPage } from './account.page.js';
import { Badge, Empty, List, Section, When } from '../components/ui.js';
import { UsageChart } from '../../charts/bar-chart.js';

const DAYS = 30;
const ENTRIES = 10;
const MAX_REASON = 200;

const pathOf = (id: number): string => `/workbench/accounts/${id}`;

/**
 * Changes of accounts by administrators. The ledger records credits with their reason; the log records other changes.
 */
@InteractivePages('workbench/accounts', AdministratorsOnly())
export class AccountsController {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly db: Database,
    private readonly accounts: AccountsService,
    private readonly ledger: Ledger,
    private readonly usage: UsageService,
  ) {}

  @Get()
  async list(@Query('q') given: unknown, @Query('page') wanted: unknown) {
    const searched = textParameter(given).trim().slice(0, 256);
    const page = pageNumber(wanted);
    const [[items, total], usage] = await Promise.all([
      this.accounts.search(searched, (page - 1) * ROWS, ROWS),
      this.usage.ofAll(DAYS),
    ]);
    const address = (to: number) =>
      `/workbench/accounts?${new URLSearchParams({ q: searched, page: String(to) })}`;
    return workbenchPage(
      <Shell
        title="Accounts"
        path="/workbench/accounts"
        lead={`${counted(total, 'account')}${searched === '' ? '' : ` with “${searched}”`}, newest first`}
      >
        <search>
          <form action="/workbench/accounts" class="actions">
            <input
              type="search"
              name="q"
              value={searched}
              aria-label="Name or email address"
              placeholder="Name or email address"
              class="short"
            />
            <Submit kind="quiet">Search</Submit>
          </form>
        </search>
        <List
          list={{ items, page, pages: Math.ceil(total / ROWS) }}
          href={address}
          empty={
            <Empty title="No accounts found" text={<a href="/workbench/accounts">Show all accounts</a>} />
          }
        >
          {({ id, email, name, can_edit, admin, created_at }) => (
            <div class="line">
              <a href={pathOf(id)} data-open>
                {name}
              </a>
              <span class="soft">{email}</span>
              {can_edit && <Badge tone="good">editor</Badge>}
              {admin && <Badge tone="wait">administrator</Badge>}
              <span class="soft aside">
                Created <When at={created_at} />
              </span>
            </div>
          )}
        </List>
        <Section id="usage" title="Usage by day">
          <UsageChart title="Credits used by all accounts, by day" days={usage} />
        </Section>
      </Shell>,
    );
  }

  @Get(':id')
  show(@NumericId() id: number) {
    return this.page(id);
  }

  @Post(':id/rights')
  async rights(@Owner() owner: SignedIn, @NumericId() id: number, @Submitted() form: FormBody) {
    await this.account(id);
    const [canEdit, admin] = [form.has('can_edit'), form.has('admin')];
    if (id === owner.accountId && !admin) {
      const message =
        'The right to administer cannot be taken from yourself: another administrator does that.';
      return this.page(id, [{ field: 'admin', message }]);
    }
    await this.accounts.update(id, { canEdit, admin });
    this.logger.log(
      `Account ${id} has can_edit ${canEdit} and admin ${admin} now, by account ${owner.accountId}.`,
    );
    return new SeeOther(`${pathOf(id)}?notice=rights`);
  }

  @Post(':id/credits')
  async credits(@Owner() owner: SignedIn, @NumericId() id: number, @Submitted() form: FormBody) {
    await this.account(id);
    const check = new FormCheck();
    const credits = check.take('credits', 'Credits', adjustment(form.text('credits').trim()));
    const reason = check.take('reason', 'Reason', text(MAX_REASON)(form.text('reason')));
    if (credits === undefined || reason === undefined) return this.page(id, check.problems);
    if (!(await this.giveCredits(id, credits, reason, Number(form.text('last'))))) {
      const message = 'Credits were changed after this page was loaded: look at the ledger first.';
      return this.page(id, [{ field: 'credits', message }]);
    }
    this.logger.log(`Account ${id} was given ${credits} credits, by account ${owner.accountId}.`);
    return new SeeOther(`${pathOf(id)}?notice=credits`);
  }

  @Post(':id/revoke-key')
  async revokeKey(@Owner() owner: SignedIn, @NumericId() id: number) {
    await this.account(id);
    await this.accounts.revokeKey(id);
    this.logger.log(`The API key of account ${id} was revoked, by account ${owner.accountId}.`);
    return new SeeOther(`${pathOf(id)}?notice=account-key-revoked`);
  }

  private async page(id: number, problems: readonly FieldProblem[] = []) {
    const account = await this.account(id);
    const [standing, activeKey, usage, balances, entries] = await Promise.all([
      this.ledger.standing(id),
      this.accounts.activeKey(id),
      this.usage.lastDays(id, DAYS),
      this.usage.balances(id, DAYS),
      this.entries(id, ENTRIES),
    ]);
    const facts = { account, standing, activeKey, usage, balances, entries };
    return workbenchPage(<AdministeredAccountPage {...facts} />, { problems });
  }

  /**
   * Adds or removes credits. Returns false if the ledger has a newer such entry than `last`, which makes repeated
   * submissions harmless.
   *
   * @param last id of the latest such entry on the form; 0 for none
   */
  private giveCredits(accountId: number, credits: number, reason: string, last: number): Promise<boolean> {
    return this.db.transaction(async () => {
      await this.db.manager.findOneOrFail(CreditBalance, {
        where: { account_id: accountId },
        lock: { mode: 'pessimistic_write' },
      });
      const [latest] = await this.entries(accountId, 1);
      if ((latest?.id ?? 0) !== last) return false;
      await this.ledger.post({ accountId, kind: 'adjustment', credits, reference: reason });
      return true;
    });
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
