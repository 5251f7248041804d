import { Get, Inject, Post } from '@nestjs/common';
import { GRACE_HOURS, type GraceHours } from '../../accounts/limits.js';
import { AccountsService, type ActiveKey } from '../../accounts/accounts.service.js';
import { type Config, CONFIG } from '../../config/config.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../page.js';
import { CurrentVisit, SignedInOnly, type Visit } from '../visits/visit.js';
import { Form, Choice, Submit } from '../forms/form.js';
import { longMoment } from '../workbench/components/ui.js';
import { AccountFrame, Copied, SecretFacts, NewSecretFrame } from './account-frame.js';

@InteractivePages('account/api-key', SignedInOnly())
export class ApiKeyController {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async show(@CurrentVisit() { owner }: Visit) {
    const [activeKey, replacedKeys] = await Promise.all([
      this.accounts.activeKey(owner.accountId),
      this.accounts.replacedKeys(owner.accountId),
    ]);
    return new PageReply(
      <AccountFrame title="API key" path="/account/api-key">
        {activeKey ? <PresentKey activeKey={activeKey} /> : <NoKey />}
        {replacedKeys.map(({ prefix, valid_until }) => (
          <p>
            The earlier key <code>{prefix}…</code> works until {longMoment(valid_until)}. Revoking the key
            also revokes it.
          </p>
        ))}
      </AccountFrame>,
    );
  }

  /**
   * Shows the new key in this response only; addresses, cookies and the database never contain it. The form names the
   * key that it replaces, so a repeated submission, such as a reload, does not replace the new key.
   */
  @Post()
  async create(@CurrentVisit() { owner, form }: Visit) {
    const present = form.text('present');
    // A missing or unknown value selects the default: no grace period.
    const grace = GRACE_HOURS.find((hours) => String(hours) === form.text('grace')) ?? 0;
    const presentId = present === '' ? null : Number(present);
    const key = await this.accounts.replaceKey(owner.accountId, presentId, grace);
    if (key === null) return new SeeOther('/account/api-key?notice=key-changed');
    const old = present === '' ? '' : ` Your old key ${GRACE_WORDS[grace]}.`;
    const call = `curl -H 'Authorization: Bearer ${key}' ${this.config.publicUrl}/api/v1/me`;
    const page = (
      <NewSecretFrame title="Your new API key" warning={`Copy it now: it is shown only once.${old}`}>
        <Copied id="new-key" label="key" text={key} />
        <h2>Try it</h2>
        <p>This call shows your account and its credits. It is free.</p>
        <Copied id="first-call" label="command" text={call} />
        <p>
          Continue with the <a href="/docs">documentation</a>, or return to{' '}
          <a href="/account">your account</a>.
        </p>
      </NewSecretFrame>
    );
    return new PageReply(page, { status: 201, script: true });
  }

  @Post('revoke')
  async revoke(@CurrentVisit() { owner }: Visit) {
    await this.accounts.revokeKey(owner.accountId);
    return new SeeOther('/account/api-key?notice=key-revoked');
  }
}

const NoKey = () => (
  <>
    <p>
      You have no key. API calls send it in the header <code>Authorization: Bearer</code> or{' '}
      <code>X-Api-Key</code>.
    </p>
    <Form action="/account/api-key">
      <input type="hidden" name="present" value="" />
      <Submit>Create an API key</Submit>
    </Form>
  </>
);

const PresentKey = ({ activeKey }: { readonly activeKey: ActiveKey }) => (
  <>
    <SecretFacts kind="Key" secret={activeKey} />
    <details>
      <summary>Rotate the key…</summary>
      <p>
        You get a new key. Choose how long this one keeps working, so that you can replace it in your
        programs.
      </p>
      <Form action="/account/api-key">
        <input type="hidden" name="present" value={activeKey.id} />
        <fieldset>
          <legend>The old key</legend>
          {GRACE_HOURS.map((hours) => (
            <Choice name="grace" value={String(hours)} label={GRACE_WORDS[hours]} initial={hours === 0} />
          ))}
        </fieldset>
        <Submit>Rotate the key</Submit>
      </Form>
    </details>
    <details>
      <summary>Revoke the key…</summary>
      <p>
        Calls with <code>{activeKey.prefix}…</code> fail immediately. You have no key until you create
        another.
      </p>
      <Form action="/account/api-key/revoke">
        <Submit kind="danger">Revoke the key</Submit>
      </Form>
    </details>
  </>
);

const GRACE_WORDS: Readonly<Record<GraceHours, string>> = {
  0: 'stops working immediately',
  1: 'works for another hour',
  24: 'works for another 24 hours',
};
