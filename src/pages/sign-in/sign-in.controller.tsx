import { Controller, Get, Post, Query } from '@nestjs/common';
import { Sessions } from '../../accounts/sessions.js';
import { SignIn } from '../../accounts/sign-in.js';
import { Page } from '../../http/endpoint.js';
import { emailAddress } from '../../values/email.js';
import { type FieldProblem, FormCheck, typed } from '../forms/form.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { nextPath, PageReply, SeeOther } from '../visits/page-reply.js';
import { CurrentVisit, Form, type Visit } from '../visits/visit.js';
import { SignInPage } from './sign-in.page.js';

/** The message does not reveal which of the two is wrong. */
const WRONG: FieldProblem = { field: 'password', message: 'Email address or password is wrong.' };

const NOTICES = new Map<unknown, string>([
  ['password-set', 'Your new password is set: sign in with it.'],
  ['password-set-key-revoked', 'Your API key is revoked and your new password is set: sign in with it.'],
]);

@Controller('sign-in')
@InteractivePages()
export class SignInController {
  constructor(
    private readonly signIns: SignIn,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Page()
  show(@CurrentVisit() visit: Visit, @Query('next') wanted: unknown, @Query('notice') notice: unknown) {
    const next = nextPath(wanted);
    if (visit.signedIn) return new SeeOther(next);
    return new PageReply(<SignInPage next={next} notice={NOTICES.get(notice)} />);
  }

  @Post()
  @Page()
  async signIn(@CurrentVisit() visit: Visit, @Form() form: FormBody) {
    const next = nextPath(form.text('next'));
    const check = new FormCheck();
    const email = check.take('email', 'Email address', emailAddress(form.text('email')));
    const password = check.take('password', 'Password', typed(form.text('password')));
    const refuse = (problems: readonly FieldProblem[]) =>
      new PageReply(<SignInPage next={next} email={form.text('email')} problems={problems} />, {
        status: 422,
      });
    if (email === undefined || password === undefined) return refuse(check.problems);

    const session = await this.signIns.signIn(email, password, visit.origin);
    if (session === null) return refuse([WRONG]);
    if (visit.session !== null) await this.sessions.end(visit.session);
    visit.keepSession(session);
    return new SeeOther(next);
  }
}
