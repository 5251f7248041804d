import { Controller, Get, Inject, Param, Post } from '@nestjs/common';
import { newPassword } from '../../accounts/new-password.js';
import { Sessions } from '../../accounts/sessions.js';
import { Page } from '../../http/endpoint.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { ApiError } from '../../common/errors.js';
import { emailAddress } from '../../values/email.js';
import { text } from '../../values/text.js';
import { FormCheck, MAX_NAME, typed as anyText, type FieldProblem } from '../forms/form.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { CurrentVisit, Form, type Visit } from '../visits/visit.js';
import { ClosedPage, ConfirmPage, SentPage, SignUpPage } from './sign-up.page.js';
import { linkIsVoid, Registration, SignUpConfirmation, SignUpRequests } from './registration.js';

const TAKEN: FieldProblem = {
  field: 'email',
  message: 'An account with this email address exists: sign in instead.',
};

const WRONG: FieldProblem = {
  field: 'password',
  message: 'Password differs from the one of this sign-up.',
};

@Controller('sign-up')
@InteractivePages()
export class SignUpController {
  constructor(
    private readonly registration: Registration,
    private readonly requests: SignUpRequests,
    private readonly confirmation: SignUpConfirmation,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Page()
  show(@CurrentVisit() visit: Visit) {
    if (visit.signedIn) return new SeeOther('/account');
    const { mode } = this.config.signUp;
    return new PageReply(mode === 'closed' ? <ClosedPage /> : <SignUpPage mode={mode} />);
  }

  @Post()
  @Page()
  async signUp(@CurrentVisit() visit: Visit, @Form() form: FormBody) {
    const mode = this.openMode();
    const typed = { email: form.text('email'), name: form.text('name') };
    const check = new FormCheck();
    const email = check.take('email', 'Email address', emailAddress(typed.email));
    const name = check.take('name', 'Name', text(MAX_NAME)(typed.name));
    const password = check.take(
      'password',
      'Password',
      await newPassword(form.text('password'), typed.email),
    );
    const refuse = (problems: readonly FieldProblem[]) =>
      new PageReply(<SignUpPage mode={mode} typed={typed} problems={problems} />, {
        status: 422,
      });
    if (email === undefined || name === undefined || password === undefined) return refuse(check.problems);

    if (mode === 'confirm') {
      await this.requests.take({ email, name, password }, visit.origin);
      return new SeeOther('/sign-up/sent');
    }
    const session = await this.registration.register({ email, name, password }, visit.origin);
    return session === null ? refuse([TAKEN]) : this.welcome(visit, session);
  }

  @Get('sent')
  @Page()
  sent() {
    return new PageReply(<SentPage byEmail={this.config.mail !== null} />);
  }

  /** Target of the link in the email. A GET changes nothing, because mail scanners also open links. */
  @Get('confirm/:token')
  @Page()
  async showConfirm(@Param('token') token: string) {
    return new PageReply(<ConfirmPage token={token} email={await this.emailOf(token)} />);
  }

  @Post('confirm/:token')
  @Page()
  async confirm(@CurrentVisit() visit: Visit, @Param('token') token: string, @Form() form: FormBody) {
    const email = await this.emailOf(token);
    const check = new FormCheck();
    const password = check.take('password', 'Password', anyText(form.text('password')));
    const refuse = (problems: readonly FieldProblem[]) =>
      new PageReply(<ConfirmPage token={token} email={email} problems={problems} />, {
        status: 422,
      });
    if (password === undefined) return refuse(check.problems);
    const session = await this.confirmation.confirm(token, password, visit.origin);
    return session === null ? refuse([WRONG]) : this.welcome(visit, session);
  }

  /** Throws 403 while sign-up is closed. */
  private openMode(): 'open' | 'confirm' {
    const { mode } = this.config.signUp;
    if (mode !== 'closed') return mode;
    throw new ApiError(
      403,
      'sign_up_closed',
      'Sign-up is closed: ask the operator of this server for an account.',
    );
  }

  private async emailOf(token: string): Promise<string> {
    this.openMode();
    const signUp = await this.confirmation.find(token);
    if (signUp === null) throw linkIsVoid();
    return signUp.email;
  }

  private async welcome(visit: Visit, session: string): Promise<SeeOther> {
    if (visit.session !== null) await this.sessions.end(visit.session);
    visit.keepSession(session);
    return new SeeOther('/account?notice=welcome');
  }
}
