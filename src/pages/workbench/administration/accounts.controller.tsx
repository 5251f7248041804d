import { Get, Post, Query, Logger } from '@nestjs/common';
import type { ComponentChildren } from 'preact';
import { Not } from 'typeorm';
import type { Account } from '../../../accounts/accounts.entities.js';
import { AccountsService, type ActiveKey } from '../../../accounts/accounts.service.js';
import { notFound } from '../../../common/errors.js';
import { CreditBalance, CreditEntry } from '../../../credits/credits.entities.js';
import { Ledger } from '../../../credits/ledger.js';
import { UsageService } from '../../../credits/usage.js';
import { Database } from '../../../database/database.js';
import { NumericId } from '../../../http/params.js';
import { MAX_QUERY } from '../../../search/search.query.js';
import { adjustment, counted, grouped } from '../../../values/numbers.js';
import { stripInvisible, text } from '../../../values/text.js';
import { Choice, Field, Form, FormCheck, Submit } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { AdministratorsOnly, CurrentVisit, type FieldProblem, type Visit } from '../../visits/visit.js';
import { pageNumber, textParameter, ROWS } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { Badge, Empty, List, NamedCell, Section, TableSection, Tile, When } from '../components/ui.js';
import { BalanceChart, UsageChart } from '../../charts/bar-chart.js';

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
    const searched = stripInvisible(textParameter(given).slice(0, MAX_QUERY)).trim();
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
  async rights(@CurrentVisit() { owner, form }: Visit, @NumericId() id: number) {
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
  async credits(@CurrentVisit() { owner, form }: Visit, @NumericId() id: number) {
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
  async revokeKey(@CurrentVisit() { owner }: Visit, @NumericId() id: number) {
    await this.account(id);
    await this.accounts.revokeKey(id);
    this.logger.log(`The API key of account ${id} was revoked, by account ${owner.accountId}.`);
    return new SeeOther(`${pathOf(id)}?notice=account-key-revoked`);
  }

  private async page(id: number, problems: readonly FieldProblem[] = []) {
    const account = await this.account(id);
    const [{ balance, owed }, activeKey, usage, balances, entries] = await Promise.all([
      this.ledger.standing(id),
      this.accounts.activeKey(id),
      this.usage.lastDays(id, DAYS),
      this.usage.balances(id, DAYS),
      this.entries(id, ENTRIES),
    ]);
    const path = pathOf(id);
    return workbenchPage(
      <Shell
        title={account.name}
        path="/workbench/accounts"
        above={{ href: '/workbench/accounts', text: 'Accounts' }}
        lead={account.email}
      >
        <div class="tiles">
          <Tile title="Balance" figure={account.admin ? 'Unlimited' : grouped(balance)}>
            {owed > 0 ? `${counted(owed, 'credit')} owed` : account.admin ? 'not metered' : 'credits'}
          </Tile>
          <Tile title="API key" figure={activeKey ? `${activeKey.prefix}…` : 'None'}>
            {lastUse(activeKey)}
          </Tile>
        </div>
        <div class="sides">
          <Section id="rights" title="Rights">
            <Form action={`${path}/rights`}>
              <fieldset aria-labelledby="rights">
                <Choice
                  type="checkbox"
                  name="can_edit"
                  label="Edit the directory"
                  isChosen={account.can_edit}
                />
                <Choice
                  type="checkbox"
                  name="admin"
                  label="Administer the service (unmetered)"
                  isChosen={account.admin}
                />
                <div class="actions">
                  <Submit kind="quiet">Save rights</Submit>
                </div>
              </fieldset>
            </Form>
          </Section>
          <Section id="credits-form" title="Adjust credits">
            <Form action={`${path}/credits`}>
              <fieldset aria-labelledby="credits-form">
                <input type="hidden" name="last" value={entries[0]?.id ?? 0} />
                <Field
                  name="credits"
                  label="Credits"
                  hint="A negative number takes credits away."
                  inputMode="decimal"
                />
                <Field name="reason" label="Reason" hint="Appears in the ledger." />
                <div class="actions">
                  <Submit kind="quiet">Adjust</Submit>
                </div>
              </fieldset>
            </Form>
          </Section>
        </div>
        {activeKey && (
          <Section id="key" title="API key">
            <Form action={`${path}/revoke-key`}>
              <p class="soft">Calls with this key fail from then on. The owner can create a new key.</p>
              <p>
                <Submit kind="danger">Revoke key</Submit>
              </p>
            </Form>
          </Section>
        )}
        <Section id="usage" title="Last 30 days">
          <UsageChart days={usage.days} />
          {!account.admin && <BalanceChart balances={balances} />}
        </Section>
        <TableSection
          id="ledger"
          title="Grants, purchases and adjustments"
          columns={['Date', 'Kind', 'Credits', 'Balance', 'Reference']}
          classes={['', 'figures', 'figures', 'wrap']}
          rows={entries.map(({ created_at, kind, credits: changed, balance_after, reference }) => [
            <When at={created_at} exact />,
            kind.replaceAll('_', ' '),
            <NamedCell name="Credits">{changed > 0 ? `+${grouped(changed)}` : grouped(changed)}</NamedCell>,
            <NamedCell name="Balance">{grouped(balance_after)}</NamedCell>,
            reference,
          ])}
        />
      </Shell>,
      { problems },
    );
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

function lastUse(key: ActiveKey | null): ComponentChildren {
  if (key === null) return 'no API access';
  if (key.last_used_at === null) return 'not used yet';
  return (
    <>
      Last used <When at={key.last_used_at} />
    </>
  );
}
