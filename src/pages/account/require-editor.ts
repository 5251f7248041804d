import type { SignedIn } from '../../accounts/sessions.js';
import { ApiError } from '../../common/errors.js';

/** Throws 403 if the account is not an editor. */
export function requireEditor({ canEdit }: SignedIn): void {
  if (!canEdit)
    throw new ApiError(403, 'forbidden', 'This requires an editor: ask the operator for the permission.');
}
