import { Controller, Get, Post, Query } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { Page } from '../../../http/endpoint.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../visits/page-reply.js';
import { AdministratorsOnly, Owner } from '../../visits/visit.js';
import { workbenchPage } from '../shell.js';
import { ServiceStatus } from './service-status.js';
import { StatusPage } from './status.page.js';

@Controller('workbench/status')
@InteractivePages()
@AdministratorsOnly()
export class StatusController {
  constructor(private readonly status: ServiceStatus) {}

  @Get()
  @Page()
  async show(@Query('notice') given: unknown) {
    const facts = await this.status.facts();
    const notice = given === 'retried' ? 'The documents are queued again.' : undefined;
    return workbenchPage(<StatusPage {...{ facts, notice }} />);
  }

  @Post('retry')
  @Page()
  async retry(@Owner() { accountId }: SignedIn) {
    await this.status.retryLetters(accountId);
    return new SeeOther('/workbench/status?notice=retried');
  }

  @Get('retry')
  @Page()
  formAddress() {
    return new SeeOther('/workbench/status');
  }
}
