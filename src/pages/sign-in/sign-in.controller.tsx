import { Controller, Get, Post, Query } from '@nestjs/common';
import { Sessions } from '../../accounts/sessions.js';
import { SignIn } from '../../accounts/sign-in.js';
import { emailAddress } from '../../values/email.js';
import { type FieldProblem, FormCheck, typed, Field, Form } from '../forms/form.js';
import { FormBody } from '../visits/form-body.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { nextPath, PageReply, SeeOther } from '../visits/page-reply.js';
import { CurrentVisit, Submitted, type Visit } from '../visits/visit.js';
import { Frame } from '../visits/frame.js';

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
  show(@CurrentVisit() visit: Visit, @Query('next') wanted: unknown, @Query('notice') notice: unknown) {
    const next = nextPath(wanted);
    if (visit.signedIn) return new SeeOther(next);
    return new PageReply(<SignInPage next={next} notice={NOTICES.get(notice)} />);
  }

  @Post()
  async signIn(@CurrentVisit() visit: Visit, @Submitted() form: FormBody) {
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

interface SignInPageProps {
  /** Path of the page that follows the sign-in. */
  readonly next: string;
  readonly email?: string;
  readonly notice?: string | undefined;
  readonly problems?: readonly FieldProblem[];
}

function SignInPage({ next, email = '', notice, problems = [] }: SignInPageProps) {
  return (
    <Frame title="Sign in" path="/sign-in" problems={problems} notice={notice}>
      <h1>Sign in</h1>
      <Form action="/sign-in">
        <input type="hidden" name="next" value={next} />
        <Field
          name="email"
          label="Email address"
          type="email"
          value={email}
          autocomplete="username"
          problems={problems}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autocomplete="current-password"
          problems={problems}
        />
        <button type="submit">Sign in</button>
      </Form>
      <p class="soft">
        No account yet? <a href="/sign-up">Sign up</a>
      </p>
      <p class="soft">Lost your password? Ask the operator of this server for a link that sets a new one.</p>
    </Frame>
  );
}
