import { MIN_PASSWORD } from '../../accounts/new-password.js';
import { Field, Form, type FieldProblem } from '../forms/form.js';
import { useOwner } from '../visits/visit.js';
import { AccountFrame } from './account-frame.js';

interface SettingsPageProps {
  readonly notice?: string | undefined;
  /** Validation errors of the submitted form. */
  readonly problems?: readonly FieldProblem[];
  readonly typedName?: string;
}

/** The settings that an owner can change. */
export function SettingsPage({ notice, problems = [], typedName }: SettingsPageProps) {
  const owner = useOwner();
  return (
    <AccountFrame title="Settings" path="/account/settings" problems={problems} notice={notice}>
      <div class="points">
        <section aria-labelledby="your-name">
          <h2 id="your-name">Your name</h2>
          <Form action="/account/name">
            <Field
              name="name"
              label="Name"
              value={typedName ?? owner.name}
              autocomplete="name"
              problems={problems}
            />
            <button type="submit" class="quiet">
              Save the name
            </button>
          </Form>
        </section>
        <section aria-labelledby="your-password">
          <h2 id="your-password">Your password</h2>
          <Form action="/account/password">
            {/* Lets password managers assign the password to the account. */}
            <input type="hidden" name="username" autocomplete="username" value={owner.email} />
            <Field
              name="present_password"
              label="Current password"
              type="password"
              autocomplete="current-password"
              problems={problems}
            />
            <Field
              name="new_password"
              label="New password"
              type="password"
              hint={`At least ${MIN_PASSWORD} characters. Other browsers are signed out.`}
              autocomplete="new-password"
              problems={problems}
            />
            <button type="submit" class="quiet">
              Change the password
            </button>
          </Form>
        </section>
      </div>
    </AccountFrame>
  );
}
