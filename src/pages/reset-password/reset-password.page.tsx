import type { PendingReset } from '../../accounts/passwords.js';
import { MIN_PASSWORD } from '../../accounts/new-password.js';
import { Field, Form, type FieldProblem } from '../forms/form.js';
import { Frame } from '../visits/frame.js';

interface ResetPasswordPageProps {
  readonly path: string;
  readonly reset: PendingReset;
  /** The choice in the submitted form. */
  readonly revokeKey?: boolean;
  readonly problems?: readonly FieldProblem[];
}

export function ResetPasswordPage({
  path,
  reset: { email, keyPrefix },
  revokeKey = false,
  problems = [],
}: ResetPasswordPageProps) {
  return (
    <Frame title="Set a new password" path="" problems={problems}>
      <h1>Set a new password</h1>
      <p>For {email}. This ends all sessions of the account.</p>
      <Form action={path}>
        {/* Lets password managers assign the password to the account. */}
        <input type="hidden" name="username" autocomplete="username" value={email} />
        <Field
          name="password"
          label="New password"
          type="password"
          hint={`At least ${MIN_PASSWORD} characters.`}
          autocomplete="new-password"
          problems={problems}
        />
        {keyPrefix !== null && (
          <div class="field">
            <div class="choice">
              <input
                id="revoke_key"
                name="revoke_key"
                type="checkbox"
                value="yes"
                checked={revokeKey}
                aria-describedby="revoke_key-hint"
              />
              <label for="revoke_key">Revoke the API key too</label>
            </div>
            <p class="hint" id="revoke_key-hint">
              Do this if someone else may know your password, and so your key <code>{keyPrefix}…</code>.
              Programs that use it stop working until you create another.
            </p>
          </div>
        )}
        <button type="submit">Set the password</button>
      </Form>
    </Frame>
  );
}
