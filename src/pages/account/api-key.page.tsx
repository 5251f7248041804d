import type { ActiveKey, ReplacedKey } from '../../accounts/accounts.service.js';
import { GRACE_HOURS, type GraceHours } from '../../accounts/api-keys.js';
import { COPY_SCRIPT } from '../assets.js';
import { Form } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';
import { AccountNav } from './account-nav.js';
import { Copied } from './copied.js';
import { moment } from './words.js';

interface ApiKeyPageProps {
  readonly visit: Visit;
  readonly activeKey: ActiveKey | null;
  readonly replacedKeys: readonly ReplacedKey[];
  readonly notice?: string | undefined;
}

export function ApiKeyPage({ visit, activeKey, replacedKeys, notice }: ApiKeyPageProps) {
  return (
    <Frame title="API key" path="/account/api-key" signedIn={visit.signedIn}>
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <h1>API key</h1>
      <AccountNav path="/account/api-key" />
      {activeKey ? <PresentKey visit={visit} activeKey={activeKey} /> : <NoKey visit={visit} />}
      {replacedKeys.map(({ prefix, valid_until }) => (
        <p>
          The earlier key <code>{prefix}…</code> works until {moment(valid_until)}. Revoking the key also
          revokes it.
        </p>
      ))}
    </Frame>
  );
}

function NoKey({ visit }: { readonly visit: Visit }) {
  return (
    <>
      <p>
        You have no key. API calls send it in the header <code>Authorization: Bearer</code> or{' '}
        <code>X-Api-Key</code>.
      </p>
      <Form action="/account/api-key" visit={visit}>
        <input type="hidden" name="present" value="" />
        <button type="submit">Create an API key</button>
      </Form>
    </>
  );
}

function PresentKey({ visit, activeKey }: { readonly visit: Visit; readonly activeKey: ActiveKey }) {
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
        <Form action="/account/api-key" visit={visit}>
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
        <Form action="/account/api-key/revoke" visit={visit}>
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
  readonly visit: Visit;
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Hours for which the previous key stays valid; null if there was none. */
  readonly grace: GraceHours | null;
}

export function NewKeyPage({ visit, apiKey, baseUrl, grace }: NewKeyPageProps) {
  return (
    <Frame title="Your new API key" path="" signedIn={visit.signedIn}>
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
