import { addAliases } from '../../../name-aliases/add-aliases.js';
import { refOf } from '../../../source-references/cited-write.js';
import { namedSo } from '../held-by.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { made, type Acceptance } from './acceptance.js';
import { ConflictFound } from './conflict-found.js';

/** The name makes the organization, names one that had none, or becomes an alias if the editor says so. */
export async function acceptName(acceptance: Acceptance, { name }: { name: string }): Promise<MadeRecord[]> {
  const { db, write, choice, snapshot, organization } = acceptance;
  const [holder] = namedSo(snapshot, name);
  if (holder) return [made(holder), await acceptance.cite(holder)];
  if (organization === null || choice.createAnyway) return [made(await acceptance.createOrganization(name))];
  // Somebody may name it at the same time.
  const row = await acceptance.locked(organization);
  if (acceptance.isUnnamed({ ...organization, name: String(row['name']) })) {
    await write.update('organization', row, { name });
    return [made(organization)];
  }
  if (choice.use?.id !== organization.id) {
    throw new ConflictFound(
      `The organization of this domain is called ${String(row['name'])}: name its public_id in use_public_id to add the other name as an alias, or create another organization with create_anyway.`,
      [organization],
      ['use_public_id', 'create_anyway'],
    );
  }
  await addAliases(db, write, 'organization', refOf(row), [{ name }]);
  return [made(organization)];
}
