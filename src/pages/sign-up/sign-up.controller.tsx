import { Controller, Get, Post } from '@nestjs/common';
import { newPassword } from '../../accounts/passwords/new-password.js';
import { Page } from '../../http/endpoint.js';
import { emailAddress } from '../../values/email.js';
import { text } from '../../values/text.js';
import { FormCheck, MAX_NAME, type FieldProblem } from '../forms/form-check.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { CurrentVisit, Form, type Visit } from '../visits/visit.js';
import { Registration } from './registration.js';
import { SignUpPage } from './sign-up.page.js';

const TAKEN: FieldProblem = {
  field: 'email',
  message: 'Email address belongs to an account already: sign in instead.',
};

@Controller('sign-up')
@InteractivePages()
export class SignUpController {
  constructor(private readonly registration: Registration) {}

  @Get()
  @Page()
  show(@CurrentVisit() visit: Visit) {
    return visit.signedIn ? new SeeOther('/account') : new PageReply(<SignUpPage visit={visit} />);
  }

  @Post()
  @Page()
  async signUp(@CurrentVisit() visit: Visit, @Form() form: FormBody) {
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
      new PageReply(<SignUpPage visit={visit} typed={typed} problems={problems} />, { status: 422 });
    if (email === undefined || name === undefined || password === undefined) return refuse(check.problems);

    const session = await this.registration.register({ email, name, password }, visit.origin);
    if (session === null) return refuse([TAKEN]);
    visit.keepSession(session);
    return new SeeOther('/account?notice=welcome');
  }
}
