import { Links } from '../layout.js';

const PAGES = [
  { href: '/account', text: 'Overview' },
  { href: '/account/usage', text: 'Usage' },
  { href: '/account/billing', text: 'Billing' },
  { href: '/account/api-key', text: 'API key' },
  { href: '/account/settings', text: 'Settings' },
] as const;

/** The pages of an account. */
export function AccountNav({ path }: { readonly path: (typeof PAGES)[number]['href'] }) {
  return (
    <nav aria-label="Account" class="account-nav">
      <Links links={PAGES} path={path} />
    </nav>
  );
}
