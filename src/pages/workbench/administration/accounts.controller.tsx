import { Controller, Get, Post, Query, Injectable, Logger } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ApiError, invalidField, notFound } from '../../../common/errors.js';
import { NumericId } from '../../../http/params.js';
import { adjustment } from '../../../values/numbers.js';
import { text } from '../../../values/text.js';
import { FormCheck, type FieldProblem } from '../../forms/form.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { AdministratorsOnly, Submitted, Owner, type FormBody } from '../../visits/visit.js';
import { pageNumber, textParameter, ROWS, type ListPage } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { AccountsPage, AdministeredAccountPage, type AccountPageFacts } from './accounts.page.js';
import { Not } from 'typeorm';
import { AccountsService } from '../../../accounts/accounts.service.js';
import type { Account } from '../../../accounts/accounts.entities.js';
import { CreditBalance, CreditEntry } from '../../../credits/credits.entities.js';
import { Ledger } from '../../../credits/ledger.js';
import { UsageSummaries, type UsageSummary } from '../../../credits/usage.js';
import { Database } from '../../../database/database.js';

const DAYS = 30;
const ENTRIES = 10;

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

const NOTICES = new Map<unknown, string>([
  ['rights', 'Rights saved.'],
  ['credits', 'Credits adjusted.'],
  ['key', 'API key revoked.'],
]);

const MAX_REASON = 200;

@Controller('workbench/accounts')
@InteractivePages()
@AdministratorsOnly()
export class AccountsController {
  constructor(private readonly administration: AccountAdministration) {}

  @Get()
  async list(@Query('q') given: unknown, @Query('page') page: unknown) {
    const searched = textParameter(given).trim().slice(0, 256);
    const [list, usage] = await Promise.all([
      this.administration.find(searched, pageNumber(page)),
      this.administration.usageOfAll(),
    ]);
    return workbenchPage(<AccountsPage text={searched} list={list} usage={usage} />);
  }

  @Get(':id')
  show(@NumericId() id: number, @Query('notice') notice: unknown) {
    return this.page(id, { notice: NOTICES.get(notice) });
  }

  @Post(':id/rights')
  async rights(@Owner() { accountId }: SignedIn, @NumericId() id: number, @Submitted() form: FormBody) {
    const rights = { canEdit: form.has('can_edit'), admin: form.has('admin') };
    return this.done(id, 'rights', () => this.administration.setRights(id, rights, accountId));
  }

  @Post(':id/credits')
  async credits(@Owner() { accountId }: SignedIn, @NumericId() id: number, @Submitted() form: FormBody) {
    const check = new FormCheck();
    const typed = { credits: form.text('credits').trim(), reason: form.text('reason') };
    const credits = check.take('credits', 'Credits', adjustment(typed.credits));
    const reason = check.take('reason', 'Reason', text(MAX_REASON)(typed.reason));
    if (credits === undefined || reason === undefined)
      return this.page(id, { problems: check.problems, typed });
    const last = Number(form.text('last'));
    return this.done(
      id,
      'credits',
      () => this.administration.giveCredits(id, credits, reason, last, accountId),
      typed,
    );
  }

  @Post(':id/revoke-key')
  async revokeKey(@Owner() { accountId }: SignedIn, @NumericId() id: number) {
    await this.administration.revokeKey(id, accountId);
    return new SeeOther(`/workbench/accounts/${id}?notice=key`);
  }

  /** Form targets; a GET redirects to the page with the form. */
  @Get([':id/rights', ':id/credits', ':id/revoke-key'])
  formAddress(@NumericId() id: number) {
    return new SeeOther(`/workbench/accounts/${id}`);
  }

  private async done(
    id: number,
    notice: string,
    work: () => Promise<void>,
    typed?: { credits: string; reason: string },
  ) {
    try {
      await work();
      return new SeeOther(`/workbench/accounts/${id}?notice=${notice}`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const problems = (error.options.details ?? []).map(({ field, message }) => ({
        field,
        message: `${field === 'admin' ? 'The right to administer' : 'Credits'} ${message}.`,
      }));
      return this.page(id, { problems, ...(typed ? { typed } : {}) });
    }
  }

  private async page(
    id: number,
    shown: {
      notice?: string | undefined;
      problems?: readonly FieldProblem[];
      typed?: { credits: string; reason: string };
    },
  ) {
    const facts = await this.administration.facts(id);
    return workbenchPage(<AdministeredAccountPage facts={facts} {...shown} />, {
      status: shown.problems ? 422 : 200,
    });
  }
}
