import { accountName, identityFields, jsonObject, moment, type JsonFields } from '../database/json.js';

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
