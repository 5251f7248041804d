import { MIN_PASSWORD } from '../../accounts/passwords/new-password.js';
import { Field, Form, ProblemSummary } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';

interface ResetPasswordPageProps {
  readonly visit: Visit;
  readonly path: string;
  readonly email: string;
  readonly problems?: readonly FieldProblem[];
}

export function ResetPasswordPage({ visit, path, email, problems = [] }: ResetPasswordPageProps) {
  return (
    <Frame title="Set a new password" path="" signedIn={visit.signedIn} refused={problems.length > 0}>
      <ProblemSummary problems={problems} />
      <h1>Set a new password</h1>
      <p>For {email}. Whoever is signed in to this account is signed out everywhere.</p>
      <Form action={path} visit={visit}>
        {/* Tells a password manager whose password it is to keep. */}
        <input type="hidden" name="username" autocomplete="username" value={email} />
        <Field
          name="password"
          label="New password"
          type="password"
          hint={`At least ${MIN_PASSWORD} characters.`}
          autocomplete="new-password"
          problems={problems}
        />
        <button type="submit">Set the password</button>
      </Form>
    </Frame>
  );
}
