import type { FoundValue } from '../found-value.js';
import { heldBy } from '../held-by.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { made, type Acceptance } from './acceptance.js';

/** What no record has a field for, such as a phone number, is kept in a citation of the organization. */
export async function acceptFact(acceptance: Acceptance, fact: FoundValue): Promise<MadeRecord[]> {
  const organization = await acceptance.requireOrganization();
  const [citation] = heldBy(fact, acceptance.snapshot);
  if (citation) return [made(citation)];
  const { kind, key, value } = fact;
  return [await acceptance.cite(organization, { kind, key, value })];
}
