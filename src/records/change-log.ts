import { FormerId, type ChangedFields } from './record.entity.js';
import { accountName, identityFields, jsonObject, moment, type JsonFields } from '../database/json.js';
import type { Database } from '../database/database.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { invalidField } from '../common/errors.js';
import { shownName } from './columns.js';
import { shownId } from '../values/public-id.js';

/** A record that another one names: its key in the database and the id that the API shows. */
export interface Ref {
  readonly id: number;
  /** 32 hex digits. */
  readonly publicId: string;
}

/** Columns and what they are to hold; a reference by the record it names. */
export type Values = Readonly<Record<string, string | number | Ref | null | undefined>>;

export const asShown = {
  value: (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'publicId' in value ? value.publicId : (value ?? null),
  email: ({ address, verified_at }: { address: string; verified_at?: string | null }) =>
    verified_at ? { address, verified_at } : { address },
};

/** What a write changes, in the API's names and forms. Fields that stay as they are do not appear. */
export function diff(before: Readonly<Record<string, unknown>>, after: Values): ChangedFields {
  const changed: ChangedFields = {};
  for (const [column, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const [from, to] = [asShown.value(before[column]), asShown.value(value)];
    if (from !== to) changed[shownName(column)] = { from, to };
  }
  return changed;
}

/** How a change log shows one change; `c` is the table's alias. Its citation is shown even after its deletion. */
export const changeSummary = (c: string): JsonFields => ({
  id: `${c}.id`,
  action: `${c}.action`,
  changed: `${c}.changed`,
  changed_by: accountName(`${c}.account_id`),
  changed_at: moment(`${c}.created_at`),
  source_reference: `(SELECT ${jsonObject({
    ...identityFields('s'),
    source_category: 's.source_category',
    url: 's.url',
    metadata: 's.metadata',
    fields: 's.fields',
  })} FROM source_references s WHERE s.id = ${c}.citation_id)`,
});

/**
 * Gives a record another public id: the old one is remembered and redirects. An id that another record has, or had,
 * is refused (422); a former id of the record itself may be taken back.
 *
 * @returns the change for the log, empty if the id stays the same
 */
export async function movedId(
  db: Database,
  resource: Resource,
  row: { readonly id: number; readonly public_id: string },
  newId: string,
): Promise<ChangedFields> {
  const oldId = shownId(row.public_id);
  if (newId === oldId) return {};
  const formerIds = db.manager.getRepository(FormerId);
  await formerIds.delete({ resource, public_id: newId, record_id: row.id });
  const isTaken =
    (await db.manager.getRepository(PLURAL[resource]).existsBy({ public_id: newId })) ||
    (await formerIds.existsBy({ resource, public_id: newId }));
  if (isTaken) throw takenId();
  await formerIds.insert({ resource, public_id: oldId, record_id: row.id });
  return { public_id: { from: oldId, to: newId } };
}

const takenId = () =>
  invalidField('public_id', 'taken', 'must not be the id of another record, past or present');
