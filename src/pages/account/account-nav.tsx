import { Links } from '../layout.js';

const PAGES = [
  { href: '/account', text: 'Overview' },
  { href: '/account/usage', text: 'Usage' },
  { href: '/account/billing', text: 'Billing' },
  { href: '/account/api-key', text: 'API key' },
  { href: '/account/reconciliation', text: 'Reconciliation' },
  { href: '/account/settings', text: 'Settings' },
] as const;

export function AccountNav({ path }: { readonly path: (typeof PAGES)[number]['href'] }) {
  return (
    <nav aria-label="Account" class="account-nav">
      <Links links={PAGES} path={path} />
    </nav>
  );
}
