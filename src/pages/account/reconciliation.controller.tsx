import { Controller, Get, Inject, Post, Query } from '@nestjs/common';
import { MAX_TOKEN_NAME, MAX_TOKENS, ReconciliationTokens } from '../../accounts/reconciliation-tokens.js';
import type { SignedIn } from '../../accounts/sessions.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Page } from '../../http/endpoint.js';
import { legacyId } from '../../values/public-id.js';
import { text } from '../../values/text.js';
import { FormCheck, type FieldProblem } from '../forms/form.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { Form, Owner, SignedInOnly } from '../visits/visit.js';
import { NewTokenPage, ReconciliationPage } from './reconciliation.page.js';

const NOTICES = new Map<unknown, string>([
  ['revoked', 'The token is revoked: calls with it now return 401.'],
  ['changed', 'Your tokens changed after this page was loaded. The page now shows the current ones.'],
]);

const REFUSED = {
  taken: 'Name must not be that of another token.',
  too_many: `You have ${MAX_TOKENS} tokens: revoke one first.`,
} as const;

@Controller('account/reconciliation')
@InteractivePages()
@SignedInOnly()
export class ReconciliationTokensController {
  constructor(
    private readonly tokens: ReconciliationTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Page()
  async show(@Owner() owner: SignedIn, @Query('notice') notice: unknown) {
    const tokens = await this.tokens.list(owner.accountId);
    return new PageReply(<ReconciliationPage tokens={tokens} notice={NOTICES.get(notice)} />);
  }

  /** Shows the new token in this response only; cookies and the database never contain it. */
  @Post()
  @Page()
  async create(@Owner() { accountId }: SignedIn, @Form() form: FormBody) {
    const check = new FormCheck();
    const typedName = form.text('name');
    const name = check.take('name', 'Name', text(MAX_TOKEN_NAME)(typedName));
    const issued = name === undefined ? null : await this.tokens.issue(accountId, name);
    if (issued !== null && 'token' in issued) {
      const address = `${this.config.publicUrl}/api/v1/reconcile/${issued.token}`;
      return new PageReply(<NewTokenPage address={address} />, { status: 201, script: true });
    }
    const problems: readonly FieldProblem[] =
      issued === null ? check.problems : [{ field: 'name', message: REFUSED[issued.refused] }];
    const tokens = await this.tokens.list(accountId);
    return new PageReply(<ReconciliationPage {...{ tokens, problems, typedName }} />, { status: 422 });
  }

  @Post('revoke')
  @Page()
  async revoke(@Owner() { accountId }: SignedIn, @Form() form: FormBody) {
    const id = legacyId(form.text('id'));
    const revoked = id.ok && (await this.tokens.revoke(accountId, id.value));
    return new SeeOther(`/account/reconciliation?notice=${revoked ? 'revoked' : 'changed'}`);
  }

  @Get('revoke')
  @Page()
  formAddress() {
    return new SeeOther('/account/reconciliation');
  }
}
