import { Get, Inject, Post } from '@nestjs/common';
import { ReconciliationTokens } from '../../accounts/reconciliation-tokens.js';
import { MAX_TOKEN_NAME, MAX_TOKENS } from '../../accounts/limits.js';
import { type Config, CONFIG } from '../../config/config.js';
import { legacyId } from '../../values/public-id.js';
import { text } from '../../values/text.js';
import { FormCheck, Field, Form, Submit } from '../forms/form.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../page.js';
import { CurrentVisit, SignedInOnly, type FieldProblem, type Visit } from '../visits/visit.js';
import type { ReconciliationToken } from '../../accounts/accounts.entities.js';
import { AccountFrame, Copied, SecretFacts, NewSecretFrame } from './account-frame.js';

const REFUSED = {
  taken: 'Name must not be that of another token.',
  too_many: `You have ${MAX_TOKENS} tokens: revoke one first.`,
} as const;

@InteractivePages('account/reconciliation', SignedInOnly())
export class ReconciliationTokensController {
  constructor(
    private readonly tokens: ReconciliationTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async show(@CurrentVisit() { owner }: Visit) {
    return new PageReply(<ReconciliationPage tokens={await this.tokens.list(owner.accountId)} />);
  }

  /** Shows the new token in this response only; cookies and the database never contain it. */
  @Post()
  async create(@CurrentVisit() { owner: { accountId }, form }: Visit) {
    const check = new FormCheck();
    const name = check.take('name', 'Name', text(MAX_TOKEN_NAME)(form.text('name')));
    const issued = name === undefined ? null : await this.tokens.issue(accountId, name);
    if (issued !== null && 'token' in issued) {
      const address = `${this.config.publicUrl}/api/v1/reconcile/${issued.token}`;
      return new PageReply(<NewTokenPage address={address} />, { status: 201, script: true });
    }
    const problems: readonly FieldProblem[] =
      issued === null ? check.problems : [{ field: 'name', message: REFUSED[issued.refused] }];
    const tokens = await this.tokens.list(accountId);
    return new PageReply(<ReconciliationPage tokens={tokens} />, { problems });
  }

  @Post('revoke')
  async revoke(@CurrentVisit() { owner: { accountId }, form }: Visit) {
    const id = legacyId(form.text('id'));
    const revoked = id.ok && (await this.tokens.revoke(accountId, id.value));
    return new SeeOther(`/account/reconciliation?notice=${revoked ? 'token-revoked' : 'tokens-changed'}`);
  }
}

function ReconciliationPage({ tokens }: { readonly tokens: readonly ReconciliationToken[] }) {
  return (
    <AccountFrame title="Reconciliation" path="/account/reconciliation">
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
            <Field name="name" label="Name" hint="Where you use it, such as OpenRefine at work." required />
            <Submit>Create a token</Submit>
          </Form>
        </section>
      ) : (
        <p>You have {MAX_TOKENS} tokens, the maximum. Revoke one to create another.</p>
      )}
    </AccountFrame>
  );
}

function Token({ token }: { readonly token: ReconciliationToken }) {
  const { id, name } = token;
  return (
    <section aria-labelledby={`token-${id}`}>
      <h2 id={`token-${id}`}>{name}</h2>
      <SecretFacts kind="Token" secret={token} />
      <details>
        <summary>Revoke {name}…</summary>
        <p>Clients that use this token stop working immediately.</p>
        <Form action="/account/reconciliation/revoke">
          <input type="hidden" name="id" value={id} />
          <Submit kind="danger">Revoke the token</Submit>
        </Form>
      </details>
    </section>
  );
}

function NewTokenPage({ address }: { readonly address: string }) {
  return (
    <NewSecretFrame
      title="Your new reconciliation token"
      warning="Copy the address now: it is shown only once. Treat it like a password."
    >
      <Copied id="new-token" label="address" text={address} />
      <p>
        In OpenRefine, choose “Start reconciling…” in the menu of a column, then “Add standard service…”, and
        paste the address.
      </p>
      <p>
        Return to <a href="/account/reconciliation">your tokens</a>.
      </p>
    </NewSecretFrame>
  );
}
