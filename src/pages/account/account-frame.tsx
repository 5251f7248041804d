import { Links, Frame, type FrameProps } from '../layout.js';

const PAGES = [
  { href: '/account', text: 'Overview' },
  { href: '/account/usage', text: 'Usage' },
  { href: '/account/billing', text: 'Billing' },
  { href: '/account/api-key', text: 'API key' },
  { href: '/account/reconciliation', text: 'Reconciliation' },
  { href: '/account/settings', text: 'Settings' },
] as const;

type AccountPath = (typeof PAGES)[number]['href'];

export function AccountNav({ path }: { readonly path: AccountPath }) {
  return (
    <nav aria-label="Account" class="account-nav">
      <Links links={PAGES} path={path} />
    </nav>
  );
}

export const AccountFrame = ({ children, ...frame }: FrameProps & { readonly path: AccountPath }) => (
  <Frame {...frame}>
    <h1>{frame.title}</h1>
    <AccountNav path={frame.path} />
    {children}
  </Frame>
);

interface CopiedProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** A text with a copy button; the script shows the button where the browser supports it. */
export function Copied({ id, label, text }: CopiedProps) {
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
