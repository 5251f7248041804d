import { Controller, Get, Post } from '@nestjs/common';
import { Sessions } from '../../accounts/sessions.js';
import { Page } from '../../http/endpoint.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { CurrentVisit, SignedInOnly, type Visit } from '../visits/visit.js';
import { SignedOutPage, SignOutPage } from './sign-out.page.js';

const SIGNED_OUT = '/sign-out/done';

@Controller('sign-out')
@InteractivePages()
export class SignOutController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @Page()
  @SignedInOnly(SIGNED_OUT)
  show(@CurrentVisit() visit: Visit) {
    return new PageReply(<SignOutPage visit={visit} />);
  }

  @Post()
  @Page()
  @SignedInOnly(SIGNED_OUT)
  async signOut(@CurrentVisit() visit: Visit) {
    await this.sessions.end(visit.session!);
    visit.keepSession(null);
    return new SeeOther(SIGNED_OUT);
  }

  @Get('done')
  @Page()
  done(@CurrentVisit() visit: Visit) {
    return visit.signedIn ? new SeeOther('/sign-out') : new PageReply(<SignedOutPage />);
  }
}
