import { placesAt } from '../held-by.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { made, refTo, type Acceptance } from './acceptance.js';

/** The address becomes a place of the organization; the organization is cited for one that it has already. */
export async function acceptAddress(
  acceptance: Acceptance,
  { line }: { readonly line: string },
): Promise<MadeRecord[]> {
  const organization = await acceptance.requireOrganization();
  const [place] = placesAt(acceptance.snapshot, line);
  if (place) return [made(place), await acceptance.cite(organization)];
  const row = await acceptance.write.create('place', { address: line, organization_id: refTo(organization) });
  return [{ type: 'place', id: row.id }];
}
