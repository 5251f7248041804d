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
      <ul class="links">
        {PAGES.map(({ href, text }) => (
          <li>
            <a href={href} {...(href === path ? { 'aria-current': 'page' } : {})}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
