import type { ReconciliationToken } from '../../accounts/accounts.entities.js';
import { MAX_TOKENS } from '../../accounts/reconciliation-tokens.js';
import { COPY_SCRIPT } from '../assets.js';
import { Field, Form, type FieldProblem } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import { AccountFrame, Copied } from './account-frame.js';
import { moment } from './words.js';

interface ReconciliationPageProps {
  readonly tokens: readonly ReconciliationToken[];
  readonly notice?: string | undefined;
  /** Validation errors of the submitted form. */
  readonly problems?: readonly FieldProblem[];
  readonly typedName?: string;
}

/** The tokens of an account for reconciliation clients. */
export function ReconciliationPage({ tokens, notice, problems = [], typedName }: ReconciliationPageProps) {
  return (
    <AccountFrame title="Reconciliation" path="/account/reconciliation" problems={problems} notice={notice}>
      <p>
        OpenRefine and other clients of the Reconciliation Service API match the rows of a table with records
        of this directory. They cannot send an API key, so the address of the service contains a token. A
        token opens nothing else, and its calls are charged to your account.
      </p>
      {tokens.map((token) => (
        <Token token={token} />
      ))}
      {tokens.length < MAX_TOKENS ? (
        <section aria-labelledby="new">
          <h2 id="new">New token</h2>
          <Form action="/account/reconciliation">
            <Field
              name="name"
              label="Name"
              value={typedName ?? ''}
              hint="Where you use it, such as OpenRefine at work."
              autocomplete="off"
              problems={problems}
            />
            <button type="submit">Create a token</button>
          </Form>
        </section>
      ) : (
        <p>You have {MAX_TOKENS} tokens, the maximum. Revoke one to create another.</p>
      )}
    </AccountFrame>
  );
}

function Token({ token }: { readonly token: ReconciliationToken }) {
  const { id, name, prefix, created_at, last_used_at } = token;
  return (
    <section aria-labelledby={`token-${id}`}>
      <h2 id={`token-${id}`}>{name}</h2>
      <dl class="facts">
        <dt>Token</dt>
        <dd>
          <code>{prefix}…</code>
        </dd>
        <dt>Created</dt>
        <dd>{moment(created_at)}</dd>
        <dt>Last used</dt>
        <dd>{last_used_at ? moment(last_used_at) : 'not yet'}</dd>
      </dl>
      <details>
        <summary>Revoke {name}…</summary>
        <p>Clients that use this token stop working immediately.</p>
        <Form action="/account/reconciliation/revoke">
          <input type="hidden" name="id" value={id} />
          <button type="submit" class="danger">
            Revoke the token
          </button>
        </Form>
      </details>
    </section>
  );
}

interface NewTokenPageProps {
  /** The address of the service with the new token. */
  readonly address: string;
}

/** Shows a new token, once. */
export function NewTokenPage({ address }: NewTokenPageProps) {
  return (
    <Frame title="Your new reconciliation token" path="">
      <h1>Your new reconciliation token</h1>
      <p class="notice warning">Copy the address now: it is shown only once. Treat it like a password.</p>
      <Copied id="new-token" label="address" text={address} />
      <p>
        In OpenRefine, choose “Start reconciling…” in the menu of a column, then “Add standard service…”, and
        paste the address.
      </p>
      <p>
        Return to <a href="/account/reconciliation">your tokens</a>.
      </p>
      <script type="module" src={COPY_SCRIPT.path} />
    </Frame>
  );
}
