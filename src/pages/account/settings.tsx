import { MIN_PASSWORD } from '../../accounts/new-password.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { Field, Form, ProblemSummary } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';
import { AccountNav } from './account-nav.js';

interface SettingsPageProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly notice?: string | undefined;
  /** Validation errors of the submitted form. */
  readonly problems?: readonly FieldProblem[];
  readonly typedName?: string;
}

/** The settings that an owner can change. */
export function SettingsPage({ visit, owner, notice, problems = [], typedName }: SettingsPageProps) {
  return (
    <Frame title="Settings" path="/account/settings" signedIn={owner} refused={problems.length > 0}>
      <ProblemSummary problems={problems} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <h1>Settings</h1>
      <AccountNav path="/account/settings" />
      <div class="points">
        <section aria-labelledby="your-name">
          <h2 id="your-name">Your name</h2>
          <Form action="/account/name" visit={visit}>
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
          <Form action="/account/password" visit={visit}>
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
    </Frame>
  );
}
