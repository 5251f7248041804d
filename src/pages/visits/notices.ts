/** Confirmations of submitted forms, by the parameter `notice` of the page to which the form redirects. */
const NOTICES = new Map<unknown, string>([
  ['welcome', 'Welcome. Your account is ready: create your API key next.'],
  ['name-saved', 'Your name is saved.'],
  ['password-changed', 'Your password is changed. Other browsers are signed out.'],
  ['password-set', 'Your new password is set: sign in with it.'],
  ['password-set-key-revoked', 'Your API key is revoked and your new password is set: sign in with it.'],
  ['key-changed', 'Your key changed after this page was loaded. The page now shows the current key.'],
  ['key-revoked', 'Your key is revoked: calls with it now return 401.'],
  ['tokens-changed', 'Your tokens changed after this page was loaded. The page now shows the current ones.'],
  ['token-revoked', 'The token is revoked: calls with it now return 401.'],
  ['saved', 'Saved, with its source.'],
  ['created', 'Created, with its source.'],
  ['merged', 'Merged, with its source.'],
  ['undone', 'The merge is undone.'],
  ['not_duplicate', 'Judged: these records are not duplicates.'],
  ['open', 'The pair is open again.'],
  ['accepted', 'Accepted.'],
  ['rejected', 'Rejected.'],
  ['again', 'The domain is queued again.'],
  ['completed', 'The search is completed.'],
  ['rights', 'Rights saved.'],
  ['credits', 'Credits adjusted.'],
  ['account-key-revoked', 'API key revoked.'],
  ['retried', 'The documents are queued again.'],
]);

/** By the parameter `checkout`, with which Stripe redirects. */
const CHECKOUT_NOTICES = new Map<unknown, string>([
  ['done', 'Thank you. Your credits are added once the payment is confirmed.'],
  ['cancelled', 'You left the checkout; you were not charged.'],
]);

export const noticeOf = ({ notice, checkout }: Readonly<Record<string, unknown>>): string | undefined =>
  NOTICES.get(notice) ?? CHECKOUT_NOTICES.get(checkout);
