import { ownersOf } from '../held-by.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { made, type Acceptance } from './acceptance.js';
import { ConflictFound } from './conflict-found.js';

/** The address goes to the organization, or to whom the editor names; one that is there already is only cited. */
export async function acceptEmail(
  acceptance: Acceptance,
  { address }: { readonly address: string },
): Promise<MadeRecord[]> {
  const { choice, organization } = acceptance;
  const owners = ownersOf(acceptance.snapshot, address);
  if (choice.use) {
    const { use } = choice;
    const isThere = owners.some(({ owner }) => owner.type === use.type && owner.id === use.id);
    if (isThere) return [made(use), await acceptance.cite(use)];
    await acceptance.addEmail(use, address);
    return [made(use)];
  }
  const own = owners.find(({ belongs }) => belongs);
  if (own && !choice.createAnyway) return [made(own.owner), await acceptance.cite(own.owner)];
  if (owners.length > 0 && !choice.createAnyway) {
    throw new ConflictFound(
      `${address} belongs to ${owners.map(({ owner }) => owner.name).join(' and ')}: name whose it is in use_public_id, or add it to the organization as well with create_anyway.`,
      owners.map(({ owner }) => owner),
      ['use_public_id', 'create_anyway'],
    );
  }
  if (organization === null) {
    return [made(await acceptance.createUnnamed([{ address }]))];
  }
  await acceptance.addEmail(organization, address);
  return [made(organization)];
}
