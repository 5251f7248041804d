import { Get, Param, Post, Query } from '@nestjs/common';
import { MIN_PASSWORD, newPassword } from '../../accounts/new-password.js';
import { PasswordResets, type PendingReset } from '../../accounts/passwords.js';
import { SignIn } from '../../accounts/sign-in.js';
import { ApiError } from '../../common/errors.js';
import { emailAddress } from '../../values/email.js';
import { FormCheck, Choice, typed, Field, Form, Submit, UsernameOf, Password } from '../forms/form.js';
import { Frame } from '../layout.js';
import { nextPath, PageReply, SeeOther } from '../page.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { CurrentVisit, SignedInOnly, useVisit, type FieldProblem, type Visit } from '../visits/visit.js';

/** The message does not reveal which of the two is wrong. */
const WRONG: FieldProblem = { field: 'password', message: 'Email address or password is wrong.' };

@InteractivePages('sign-in')
export class SignInController {
  constructor(private readonly signIns: SignIn) {}

  @Get()
  show(@CurrentVisit() visit: Visit, @Query('next') wanted: unknown) {
    const next = nextPath(wanted);
    if (visit.signedIn) return new SeeOther(next);
    return new PageReply(<SignInPage next={next} />);
  }

  @Post()
  async signIn(@CurrentVisit() visit: Visit) {
    const { form } = visit;
    const next = nextPath(form.text('next'));
    const check = new FormCheck();
    const email = check.take('email', 'Email address', emailAddress(form.text('email')));
    const password = check.take('password', 'Password', typed(form.text('password')));
    const isTyped = email !== undefined && password !== undefined;
    const session = isTyped ? await this.signIns.signIn(email, password, visit.origin) : null;
    if (session === null) {
      return new PageReply(<SignInPage next={next} />, { problems: isTyped ? [WRONG] : check.problems });
    }
    await visit.keepSession(session);
    return new SeeOther(next);
  }
}

const SignInPage = ({ next }: { readonly next: string }) => (
  <Frame title="Sign in" path="/sign-in">
    <Form action="/sign-in">
      <input type="hidden" name="next" value={next} />
      <Field name="email" label="Email address" type="email" autocomplete="username" required />
      <Password />
      <Submit>Sign in</Submit>
    </Form>
    <p class="soft">
      No account yet? <a href="/sign-up">Sign up</a>
    </p>
    <p class="soft">Lost your password? Ask the operator of this server for a link that sets a new one.</p>
  </Frame>
);

const SIGNED_OUT = '/sign-out/done';

@InteractivePages('sign-out')
export class SignOutController {
  @Get()
  @SignedInOnly(SIGNED_OUT)
  show() {
    return new PageReply(<SignOutPage />);
  }

  @Post()
  @SignedInOnly(SIGNED_OUT)
  async signOut(@CurrentVisit() visit: Visit) {
    await visit.keepSession(null);
    return new SeeOther(SIGNED_OUT);
  }

  @Get('done')
  done(@CurrentVisit() visit: Visit) {
    return visit.signedIn ? new SeeOther('/sign-out') : new PageReply(<SignedOutPage />);
  }
}

function SignOutPage() {
  const { email } = useVisit().owner;
  return (
    <Frame title="Sign out" path="/sign-out">
      <p>You are signed in as {email}. Your API key keeps working after you sign out.</p>
      <Form action="/sign-out">
        <div class="actions">
          <Submit>Sign out</Submit>
          <a href="/account">Stay signed in</a>
        </div>
      </Form>
    </Frame>
  );
}

const SignedOutPage = () => (
  <Frame title="Signed out" heading="You are signed out" path="/sign-out">
    <p>
      <a href="/sign-in">Sign in again</a>, or go to the <a href="/">home page</a>.
    </p>
  </Frame>
);

/** Target of an operator's one-time link. A GET changes nothing, because message previews also open links. */
@InteractivePages('reset-password/:token')
export class ResetPasswordController {
  constructor(private readonly resets: PasswordResets) {}

  @Get()
  async show(@Param('token') token: string) {
    return new PageReply(<ResetPasswordPage token={token} reset={await this.find(token)} />);
  }

  @Post()
  async set(@CurrentVisit() { form }: Visit, @Param('token') token: string) {
    const reset = await this.find(token);
    const revokeKey = form.has('revoke_key');
    const check = new FormCheck();
    const chosen = await newPassword(form.text('password'), reset.email);
    const password = check.take('password', 'New password', chosen);
    if (password === undefined) {
      return new PageReply(<ResetPasswordPage {...{ token, reset }} />, { problems: check.problems });
    }
    if (!(await this.resets.use(token, password, revokeKey))) throw usedUp();
    return new SeeOther(`/sign-in?notice=${revokeKey ? 'password-set-key-revoked' : 'password-set'}`);
  }

  private async find(token: string): Promise<PendingReset> {
    const reset = await this.resets.find(token);
    if (reset === null) throw usedUp();
    return reset;
  }
}

const usedUp = () =>
  new ApiError(
    410,
    'link_expired',
    'The link was used or has expired. Ask the operator of this server for a new one.',
  );

interface ResetPasswordPageProps {
  readonly token: string;
  readonly reset: PendingReset;
}

const ResetPasswordPage = ({ token, reset: { email, keyPrefix } }: ResetPasswordPageProps) => (
  <Frame title="Set a new password" path="">
    <p>For {email}. This ends all sessions of the account.</p>
    <Form action={`/reset-password/${token}`}>
      <UsernameOf email={email} />
      <Password
        label="New password"
        hint={`At least ${MIN_PASSWORD} characters.`}
        autocomplete="new-password"
      />
      {keyPrefix !== null && (
        <div class="field">
          <Choice
            name="revoke_key"
            type="checkbox"
            label="Revoke the API key too"
            aria-describedby="revoke_key-hint"
          />
          <p class="hint" id="revoke_key-hint">
            Do this if someone else may know your password, and so your key <code>{keyPrefix}…</code>.
            Programs that use it stop working until you create another.
          </p>
        </div>
      )}
      <Submit>Set the password</Submit>
    </Form>
  </Frame>
);
