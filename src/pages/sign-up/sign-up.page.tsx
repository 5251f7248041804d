import { MIN_PASSWORD } from '../../accounts/new-password.js';
import { INITIAL_CREDITS } from '../../credits/ledger.js';
import { Field, Form, type FieldProblem } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import { CONFIRM_WITHIN_HOURS } from '../../accounts/sign-up.js';

interface SignUpPageProps {
  readonly mode: 'open' | 'confirm';
  readonly typed?: { readonly email: string; readonly name: string };
  readonly problems?: readonly FieldProblem[];
}

export function SignUpPage({ mode, typed, problems = [] }: SignUpPageProps) {
  return (
    <Frame title="Sign up" path="/sign-up" problems={problems}>
      <h1>Sign up</h1>
      <p>
        A new account starts with {INITIAL_CREDITS.toLocaleString('en')} credits; a call costs one.
        {mode === 'open'
          ? ' You get your API key on the next page.'
          : ' You get a link to confirm your email address, and then your API key.'}
      </p>
      <Form action="/sign-up">
        <Field
          name="email"
          label="Email address"
          type="email"
          value={typed?.email ?? ''}
          autocomplete="email"
          problems={problems}
        />
        <Field
          name="name"
          label="Name"
          value={typed?.name ?? ''}
          hint="Shown in change logs with your edits."
          autocomplete="name"
          problems={problems}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          hint={`At least ${MIN_PASSWORD} characters. A few unrelated words are easy to remember and hard to guess.`}
          autocomplete="new-password"
          problems={problems}
        />
        <button type="submit">Sign up</button>
      </Form>
      <p class="soft">
        Already have an account? <a href="/sign-in">Sign in</a>
      </p>
    </Frame>
  );
}

/** Replaces the form where only the operator creates accounts. */
export function ClosedPage() {
  return (
    <Frame title="Sign up" path="/sign-up">
      <h1>Sign-up is closed</h1>
      <p>Ask the operator of this server for an account.</p>
      <p class="soft">
        Already have an account? <a href="/sign-in">Sign in</a>
      </p>
    </Frame>
  );
}

interface SentPageProps {
  /** False if the operator delivers the links. */
  readonly byEmail: boolean;
}

/**
 * Instructions after a sign-up. The page is the same for registered addresses: only their owner learns that an
 * account exists.
 */
export function SentPage({ byEmail }: SentPageProps) {
  return (
    <Frame title="Confirm your email address" path="">
      <h1>Confirm your email address</h1>
      <p>
        {byEmail ? 'We sent a link to your email address.' : 'Ask the operator of this server for your link.'}{' '}
        Open it within {CONFIRM_WITHIN_HOURS} hours, and enter the password that you chose.
      </p>
      <p class="soft">
        No email? <a href="/sign-up">Sign up again</a>
      </p>
    </Frame>
  );
}

interface ConfirmPageProps {
  readonly token: string;
  readonly email: string;
  readonly problems?: readonly FieldProblem[];
}

export function ConfirmPage({ token, email, problems = [] }: ConfirmPageProps) {
  return (
    <Frame title="Confirm your email address" path="" problems={problems}>
      <h1>Confirm your email address</h1>
      <p>Enter the password that you chose for {email} to create your account.</p>
      <Form action={`/sign-up/confirm/${token}`}>
        {/* Lets password managers assign the password to the account. */}
        <input type="hidden" name="username" autocomplete="username" value={email} />
        <Field
          name="password"
          label="Password"
          type="password"
          autocomplete="current-password"
          problems={problems}
        />
        <button type="submit">Confirm</button>
      </Form>
      <p class="soft">
        Did you not sign up, or do you not know the password? Close this page, and{' '}
        <a href="/sign-up">sign up</a> yourself.
      </p>
    </Frame>
  );
}
