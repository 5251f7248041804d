import { hex, identityFields, jsonObject, timeFields, type JsonFields } from '../database/json.js';
import { organizationSummary } from '../organizations/organization.summary.js';
import { personSummary } from '../people/person.summary.js';

/** How lists, search and other records show a membership; `m` is the table's alias. */
export const membershipSummary = (m: string): JsonFields => ({
  ...identityFields(m),
  role: `${m}.role`,
  title: `${m}.title`,
  start_date: `${m}.start_date`,
  end_date: `${m}.end_date`,
  // Past only once the end date is over: whoever leaves on the 31st is there on the 31st.
  current: `(${m}.end_date IS NULL OR ${m}.end_date >= (now() AT TIME ZONE 'UTC')::date)`,
  person_public_id: `(SELECT ${hex('mp.public_id')} FROM people mp WHERE mp.id = ${m}.person_id)`,
  organization_public_id: `(SELECT ${hex('mo.public_id')} FROM organizations mo WHERE mo.id = ${m}.organization_id)`,
  person: `(SELECT ${jsonObject(personSummary('mp'))} FROM people mp WHERE mp.id = ${m}.person_id)`,
  organization: `(SELECT ${jsonObject(organizationSummary('mo'))} FROM organizations mo WHERE mo.id = ${m}.organization_id)`,
  ...timeFields(m),
});
