import { MIN_PASSWORD } from '../../accounts/new-password.js';
import { INITIAL_CREDITS } from '../../credits/ledger.js';
import { Field, Form } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Frame } from '../visits/frame.js';

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
