import { hex, identityFields, timeFields, type JsonFields } from '../database/json.js';

/** How lists and other records show a name alias; `na` is the table's alias. */
export const nameAliasSummary = (na: string): JsonFields => ({
  ...identityFields(na),
  name: `${na}.name`,
  person_public_id: `(SELECT ${hex('nap.public_id')} FROM people nap WHERE nap.id = ${na}.person_id)`,
  organization_public_id: `(SELECT ${hex('nao.public_id')} FROM organizations nao WHERE nao.id = ${na}.organization_id)`,
  ...timeFields(na),
});
