import { CONFIRM_WITHIN_HOURS } from '../../accounts/sign-up.js';
import { Field, Form } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Frame } from '../visits/frame.js';

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
