import { accountName, jsonObject, moment, type JsonFields } from '../../database/json.js';

/** How a zero-result search is shown; `z` is the table's alias. */
const zeroResultFields = (z: string): JsonFields => ({
  id: `${z}.id`,
  query: `${z}.query`,
  filters: `${z}.filters`,
  search_count: `${z}.search_count`,
  first_searched_at: moment(`${z}.first_searched_at`),
  last_searched_at: moment(`${z}.last_searched_at`),
  completed: `${z}.completed_at IS NOT NULL`,
  completed_at: moment(`${z}.completed_at`),
  completed_by: accountName(`${z}.completed_by`),
  note: `${z}.note`,
  now_found: `${z}.now_found`,
  updated_at: moment(`${z}.updated_at`),
});

/** SQL for one as JSON. */
export const zeroResultJson = (z: string): string => jsonObject(zeroResultFields(z));
