import { Field, Form, ProblemSummary } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';

interface SignInPageProps {
  readonly visit: Visit;
  /** Path of the page that follows the sign-in. */
  readonly next: string;
  readonly email?: string;
  readonly notice?: string | undefined;
  readonly problems?: readonly FieldProblem[];
}

export function SignInPage({ visit, next, email = '', notice, problems = [] }: SignInPageProps) {
  return (
    <Frame title="Sign in" path="/sign-in" signedIn={visit.signedIn} refused={problems.length > 0}>
      <ProblemSummary problems={problems} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <h1>Sign in</h1>
      <Form action="/sign-in" visit={visit}>
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
