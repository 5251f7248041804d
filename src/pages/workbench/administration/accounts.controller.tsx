import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { ApiError } from '../../../common/errors.js';
import { NumericId } from '../../../http/params.js';
import { adjustment } from '../../../values/numbers.js';
import { text } from '../../../values/text.js';
import { FormCheck, type FieldProblem } from '../../forms/form.js';
import type { FormBody } from '../../visits/form-body.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { AdministratorsOnly, Submitted, Owner } from '../../visits/visit.js';
import { pageNumber, textParameter } from '../lists.js';
import { workbenchPage } from '../shell.js';
import { AccountAdministration } from './account-administration.js';
import { AccountsPage, AdministeredAccountPage } from './accounts.page.js';

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
