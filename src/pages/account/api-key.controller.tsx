import { Controller, Get, Inject, Post, Query } from '@nestjs/common';
import { GRACE_HOURS } from '../../accounts/api-keys.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { SignedIn } from '../../accounts/sessions.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Page } from '../../http/endpoint.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { Form, Owner, SignedInOnly } from '../visits/visit.js';
import { ApiKeyPage, NewKeyPage } from './api-key.page.js';

const NOTICES = new Map<unknown, string>([
  ['changed', 'Your key changed after this page was loaded. The page now shows the current key.'],
  ['revoked', 'Your key is revoked: calls with it now return 401.'],
]);

@Controller('account/api-key')
@InteractivePages()
@SignedInOnly()
export class ApiKeyController {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Page()
  async show(@Owner() owner: SignedIn, @Query('notice') notice: unknown) {
    const [activeKey, replacedKeys] = await Promise.all([
      this.accounts.activeKey(owner.accountId),
      this.accounts.replacedKeys(owner.accountId),
    ]);
    return new PageReply(
      <ApiKeyPage activeKey={activeKey} replacedKeys={replacedKeys} notice={NOTICES.get(notice)} />,
    );
  }

  /**
   * Shows the new key in this response only; addresses, cookies and the database never contain it. The form names the
   * key that it replaces, so a repeated submission, such as a reload, does not replace the new key.
   */
  @Post()
  @Page()
  async create(@Owner() owner: SignedIn, @Form() form: FormBody) {
    const present = form.text('present');
    // A missing or unknown value selects the default: no grace period.
    const grace = GRACE_HOURS.find((hours) => String(hours) === form.text('grace')) ?? 0;
    const presentId = present === '' ? null : Number(present);
    const key = await this.accounts.replaceKey(owner.accountId, presentId, grace);
    if (key === null) return new SeeOther('/account/api-key?notice=changed');
    const baseUrl = this.config.publicUrl;
    return new PageReply(
      <NewKeyPage apiKey={key} baseUrl={baseUrl} grace={present === '' ? null : grace} />,
      {
        status: 201,
        script: true,
      },
    );
  }

  @Post('revoke')
  @Page()
  async revoke(@Owner() owner: SignedIn) {
    await this.accounts.revokeKey(owner.accountId);
    return new SeeOther('/account/api-key?notice=revoked');
  }

  @Get('revoke')
  @Page()
  formAddress() {
    return new SeeOther('/account/api-key');
  }
}
