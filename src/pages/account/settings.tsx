import { MIN_PASSWORD } from '../../accounts/new-password.js';
import type { SignedIn } from '../../accounts/sessions.js';
import { Field, Form } from '../forms/form.js';
import type { FieldProblem } from '../forms/form-check.js';
import type { Visit } from '../visits/visit.js';

interface SettingsProps {
  readonly visit: Visit;
  readonly owner: SignedIn;
  readonly problems: readonly FieldProblem[];
  readonly typedName?: string | undefined;
}

/** What an owner changes of an account. */
export function Settings({ visit, owner, problems, typedName }: SettingsProps) {
  return (
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
          {/* Tells a password manager whose password it is to keep. */}
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
  );
}
