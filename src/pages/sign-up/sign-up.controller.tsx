import { Get, Inject, Param, Post } from '@nestjs/common';
import { newPassword, MIN_PASSWORD } from '../../accounts/new-password.js';
import { type Config, CONFIG } from '../../config/config.js';
import { ApiError } from '../../common/errors.js';
import { emailAddress } from '../../values/email.js';
import { text } from '../../values/text.js';
import { FormCheck, MAX_NAME, typed, Field, Form, Submit, UsernameOf, Password } from '../forms/form.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../page.js';
import { CurrentVisit, type FieldProblem, type Visit } from '../visits/visit.js';
import { INITIAL_CREDITS } from '../../credits/ledger.js';
import { Frame } from '../layout.js';
import { CONFIRM_WITHIN_HOURS, PendingSignUps } from '../../accounts/sign-up.js';
import { SignUps } from './sign-ups.js';

const TAKEN: FieldProblem = {
  field: 'email',
  message: 'An account with this email address exists: sign in instead.',
};

const WRONG: FieldProblem = {
  field: 'password',
  message: 'Password differs from the one of this sign-up.',
};

@InteractivePages('sign-up')
export class SignUpController {
  constructor(
    private readonly signUps: SignUps,
    private readonly pending: PendingSignUps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  show(@CurrentVisit() visit: Visit) {
    if (visit.signedIn) return new SeeOther('/account');
    const { mode } = this.config.signUp;
    return new PageReply(mode === 'closed' ? <ClosedPage /> : <SignUpPage mode={mode} />);
  }

  @Post()
  async signUp(@CurrentVisit() visit: Visit) {
    const { form } = visit;
    const mode = this.openMode();
    const check = new FormCheck();
    const email = check.take('email', 'Email address', emailAddress(form.text('email')));
    const name = check.take('name', 'Name', text(MAX_NAME)(form.text('name')));
    const chosen = await newPassword(form.text('password'), form.text('email'));
    const password = check.take('password', 'Password', chosen);
    const page = <SignUpPage mode={mode} />;
    if (email === undefined || name === undefined || password === undefined)
      return new PageReply(page, { problems: check.problems });
    if (mode === 'confirm') {
      await this.signUps.request({ email, name, password }, visit.origin);
      return new SeeOther('/sign-up/sent');
    }
    const session = await this.signUps.register({ email, name, password }, visit.origin);
    return session === null ? new PageReply(page, { problems: [TAKEN] }) : this.welcome(visit, session);
  }

  @Get('sent')
  sent() {
    return new PageReply(<SentPage byEmail={this.config.mail !== null} />);
  }

  /** Target of the link in the email. A GET changes nothing, because mail scanners also open links. */
  @Get('confirm/:token')
  async showConfirm(@Param('token') token: string) {
    return new PageReply(<ConfirmPage token={token} email={await this.emailOf(token)} />);
  }

  @Post('confirm/:token')
  async confirm(@CurrentVisit() visit: Visit, @Param('token') token: string) {
    const email = await this.emailOf(token);
    const check = new FormCheck();
    const password = check.take('password', 'Password', typed(visit.form.text('password')));
    const page = <ConfirmPage token={token} email={email} />;
    if (password === undefined) return new PageReply(page, { problems: check.problems });
    const session = await this.signUps.confirm(token, password, visit.origin);
    return session === null ? new PageReply(page, { problems: [WRONG] }) : this.welcome(visit, session);
  }

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
    return (await this.pending.find(token)).email;
  }

  private async welcome(visit: Visit, session: string): Promise<SeeOther> {
    await visit.keepSession(session);
    return new SeeOther('/account?notice=welcome');
  }
}

const SignUpPage = ({ mode }: { readonly mode: 'open' | 'confirm' }) => (
  <Frame title="Sign up" path="/sign-up">
    <p>
      A new account starts with {INITIAL_CREDITS.toLocaleString('en')} credits; a call costs one.
      {mode === 'open'
        ? ' You get your API key on the next page.'
        : ' You get a link to confirm your email address, and then your API key.'}
    </p>
    <Form action="/sign-up">
      <Field name="email" label="Email address" type="email" autocomplete="email" required />
      <Field
        name="name"
        label="Name"
        hint="Shown in change logs with your edits."
        autocomplete="name"
        required
      />
      <Password
        hint={`At least ${MIN_PASSWORD} characters. A few unrelated words are easy to remember and hard to guess.`}
        autocomplete="new-password"
      />
      <Submit>Sign up</Submit>
    </Form>
    {MEMBERS}
  </Frame>
);

const MEMBERS = (
  <p class="soft">
    Already have an account? <a href="/sign-in">Sign in</a>
  </p>
);

/** Replaces the form where only the operator creates accounts. */
const ClosedPage = () => (
  <Frame title="Sign up" heading="Sign-up is closed" path="/sign-up">
    <p>Ask the operator of this server for an account.</p>
    {MEMBERS}
  </Frame>
);

/**
 * Instructions after a sign-up. The page is the same for registered addresses: only their owner learns that an
 * account exists. Without email, the operator delivers the links.
 */
const SentPage = ({ byEmail }: { readonly byEmail: boolean }) => (
  <Frame title="Confirm your email address" path="">
    <p>
      {byEmail ? 'We sent a link to your email address.' : 'Ask the operator of this server for your link.'}{' '}
      Open it within {CONFIRM_WITHIN_HOURS} hours, and enter the password that you chose.
    </p>
    <p class="soft">
      No email? <a href="/sign-up">Sign up again</a>
    </p>
  </Frame>
);

const ConfirmPage = ({ token, email }: { readonly token: string; readonly email: string }) => (
  <Frame title="Confirm your email address" path="">
    <p>Enter the password that you chose for {email} to create your account.</p>
    <Form action={`/sign-up/confirm/${token}`}>
      <UsernameOf email={email} />
      <Password />
      <Submit>Confirm</Submit>
    </Form>
    <p class="soft">
      Did you not sign up, or do you not know the password? Close this page, and{' '}
      <a href="/sign-up">sign up</a> yourself.
    </p>
  </Frame>
);
