import { accountName, jsonObject, moment, type JsonFields } from '../database/json.js';
import { changeCitation } from '../records/change-log.js';

/** The fields of a merge in lists; `m` is the table's alias. */
export const mergeSummary = (m: string): JsonFields => ({
  id: `${m}.id`,
  resource: `${m}.resource`,
  ...Object.fromEntries(
    ['survivor', 'merged', 'fields', 'moved', 'folded', 'aliases_added'].map((name) => [
      name,
      `${m}.plan -> '${name}'`,
    ]),
  ),
  forced: `${m}.forced`,
  merged_by: accountName(`${m}.account_id`),
  merged_at: moment(`${m}.created_at`),
  undone_by: accountName(`${m}.undone_by`),
  undone_at: moment(`${m}.undone_at`),
  source_reference: changeCitation(`${m}.citation_id`),
});

export const mergeJson = (m: string): string => `${jsonObject(mergeSummary(m))}::text`;
