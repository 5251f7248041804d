import { Field, Form, type FieldProblem } from '../forms/form.js';
import { Frame } from '../visits/frame.js';

interface SignInPageProps {
  /** Path of the page that follows the sign-in. */
  readonly next: string;
  readonly email?: string;
  readonly notice?: string | undefined;
  readonly problems?: readonly FieldProblem[];
}

export function SignInPage({ next, email = '', notice, problems = [] }: SignInPageProps) {
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
