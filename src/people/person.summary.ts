import { identityFields, timeFields, type JsonFields } from '../database/json.js';

/** How lists, search and other records show a person; `p` is the table's alias. */
export const personSummary = (p: string): JsonFields => ({
  ...identityFields(p),
  first_name: `${p}.first_name`,
  last_name: `${p}.last_name`,
  name: `concat_ws(' ', ${p}.first_name, ${p}.last_name)`,
  ...timeFields(p),
});
