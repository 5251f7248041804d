import type { ActiveKey, ReplacedKey } from '../../accounts/accounts.service.js';
import { GRACE_HOURS, type GraceHours } from '../../accounts/api-keys.js';
import { COPY_SCRIPT } from '../assets.js';
import { Form } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import { AccountFrame, Copied } from './account-frame.js';
import { moment } from './words.js';

interface ApiKeyPageProps {
  readonly activeKey: ActiveKey | null;
  readonly replacedKeys: readonly ReplacedKey[];
  readonly notice?: string | undefined;
}

export function ApiKeyPage({ activeKey, replacedKeys, notice }: ApiKeyPageProps) {
  return (
    <AccountFrame title="API key" path="/account/api-key" notice={notice}>
      {activeKey ? <PresentKey activeKey={activeKey} /> : <NoKey />}
      {replacedKeys.map(({ prefix, valid_until }) => (
        <p>
          The earlier key <code>{prefix}…</code> works until {moment(valid_until)}. Revoking the key also
          revokes it.
        </p>
      ))}
    </AccountFrame>
  );
}

function NoKey() {
  return (
    <>
      <p>
        You have no key. API calls send it in the header <code>Authorization: Bearer</code> or{' '}
        <code>X-Api-Key</code>.
      </p>
      <Form action="/account/api-key">
        <input type="hidden" name="present" value="" />
        <button type="submit">Create an API key</button>
      </Form>
    </>
  );
}

function PresentKey({ activeKey }: { readonly activeKey: ActiveKey }) {
  return (
    <>
      <dl class="facts">
        <dt>Key</dt>
        <dd>
          <code>{activeKey.prefix}…</code>
        </dd>
        <dt>Created</dt>
        <dd>{moment(activeKey.created_at)}</dd>
        <dt>Last used</dt>
        <dd>{activeKey.last_used_at ? moment(activeKey.last_used_at) : 'not yet'}</dd>
      </dl>
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
              <div class="choice">
                <input type="radio" id={`grace-${hours}`} name="grace" value={hours} checked={hours === 0} />
                <label for={`grace-${hours}`}>{GRACE_WORDS[hours]}</label>
              </div>
            ))}
          </fieldset>
          <button type="submit">Rotate the key</button>
        </Form>
      </details>
      <details>
        <summary>Revoke the key…</summary>
        <p>
          Calls with <code>{activeKey.prefix}…</code> fail immediately. You have no key until you create
          another.
        </p>
        <Form action="/account/api-key/revoke">
          <button type="submit" class="danger">
            Revoke the key
          </button>
        </Form>
      </details>
    </>
  );
}

const GRACE_WORDS: Readonly<Record<GraceHours, string>> = {
  0: 'stops working immediately',
  1: 'works for another hour',
  24: 'works for another 24 hours',
};

interface NewKeyPageProps {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Hours for which the previous key stays valid; null if there was none. */
  readonly grace: GraceHours | null;
}

export function NewKeyPage({ apiKey, baseUrl, grace }: NewKeyPageProps) {
  return (
    <Frame title="Your new API key" path="">
      <h1>Your new API key</h1>
      <p class="notice warning">
        Copy it now: it is shown only once.
        {grace !== null && ` Your old key ${GRACE_WORDS[grace]}.`}
      </p>
      <Copied id="new-key" label="key" text={apiKey} />
      <h2>Try it</h2>
      <p>This call shows your account and its credits. It is free.</p>
      <Copied
        id="first-call"
        label="command"
        text={`curl -H 'Authorization: Bearer ${apiKey}' ${baseUrl}/api/v1/me`}
      />
      <p>
        Continue with the <a href="/docs">documentation</a>, or return to <a href="/account">your account</a>.
      </p>
      <script type="module" src={COPY_SCRIPT.path} />
    </Frame>
  );
}
