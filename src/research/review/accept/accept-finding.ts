import type { FoundValue } from '../found-value.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { acceptAddress } from './accept-address.js';
import { acceptEmail } from './accept-email.js';
import { acceptFact } from './accept-fact.js';
import { acceptName } from './accept-name.js';
import { acceptPerson } from './accept-person.js';
import type { Acceptance } from './acceptance.js';

/** Brings one finding into the directory, and returns what it became. Throws ConflictFound. */
export function acceptFinding(acceptance: Acceptance, found: FoundValue): Promise<MadeRecord[]> {
  switch (found.kind) {
    case 'organization_name':
      return acceptName(acceptance, found.value);
    case 'person':
      return acceptPerson(acceptance, found.value);
    case 'email_address':
      return acceptEmail(acceptance, found.value);
    case 'postal_address':
      return acceptAddress(acceptance, found.value);
    default:
      return acceptFact(acceptance, found);
  }
}
