import type { ComponentChildren } from 'preact';
import { COPY_SCRIPT } from '../assets.js';
import { Links, Frame } from '../layout.js';
import { longMoment } from '../workbench/components/ui.js';

const PAGES = [
  { href: '/account', text: 'Overview' },
  { href: '/account/usage', text: 'Usage' },
  { href: '/account/billing', text: 'Billing' },
  { href: '/account/api-key', text: 'API key' },
  { href: '/account/reconciliation', text: 'Reconciliation' },
  { href: '/account/settings', text: 'Settings' },
] as const;

interface AccountFrameProps {
  readonly title: string;
  readonly path: (typeof PAGES)[number]['href'];
  readonly heading?: string;
  readonly lead?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const AccountFrame = ({ lead, children, ...frame }: AccountFrameProps) => (
  <Frame {...frame}>
    {lead && <p class="soft">{lead}</p>}
    <nav aria-label="Account" class="account-nav">
      <Links links={PAGES} current={frame.path} />
    </nav>
    {children}
  </Frame>
);

/** A text with a copy button; the script shows the button where the browser supports it. */
export function Copied({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <>
      <code class="secret" id={id}>
        {text}
      </code>
      <div class="actions">
        <button type="button" class="quiet" data-copy={id} hidden>
          Copy the {label}
        </button>
        <span id={`${id}-status`} role="status" class="soft" />
      </div>
    </>
  );
}

interface SecretFactsProps {
  readonly kind: string;
  readonly secret: { readonly prefix: string; readonly created_at: Date; readonly last_used_at: Date | null };
}

export const SecretFacts = ({ kind, secret: { prefix, created_at, last_used_at } }: SecretFactsProps) => (
  <dl class="facts">
    <dt>{kind}</dt>
    <dd>
      <code>{prefix}…</code>
    </dd>
    <dt>Created</dt>
    <dd>{longMoment(created_at)}</dd>
    <dt>Last used</dt>
    <dd>{last_used_at ? longMoment(last_used_at) : 'not yet'}</dd>
  </dl>
);

interface NewSecretProps {
  readonly title: string;
  readonly warning: string;
  readonly children: ComponentChildren;
}

/** The page that shows a new key or token once. */
export const NewSecretFrame = ({ title, warning, children }: NewSecretProps) => (
  <Frame title={title} path="">
    <p class="notice warning">{warning}</p>
    {children}
    <script type="module" src={COPY_SCRIPT.path} />
  </Frame>
);
