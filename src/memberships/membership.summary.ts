import { hex, identityFields, jsonObject, timeFields, type JsonFields } from '../database/json.js';
import { organizationSummary } from '../organizations/organization.summary.js';
import { personSummary } from '../people/person.summary.js';

/** Aliases of the rows that a statement joins to a membership's; others are looked up. */
export interface BesideMembership {
  readonly person?: string;
  readonly organization?: string;
}

/** An end date marks the role as past, whenever it is; a role with a start date in the future has not begun. */
export const isCurrent = (m: string): string =>
  `(${m}.end_date IS NULL AND coalesce(${m}.start_date <= (now() AT TIME ZONE 'UTC')::date, true))`;

/** How lists, search and other records show a membership; `m` is the table's alias. */
export const membershipSummary = (m: string, { person, organization }: BesideMembership = {}): JsonFields => {
  const ofPerson = (sql: (row: string) => string) =>
    person ? sql(person) : `(SELECT ${sql('mp')} FROM people mp WHERE mp.id = ${m}.person_id)`;
  const ofOrganization = (sql: (row: string) => string) =>
    organization
      ? sql(organization)
      : `(SELECT ${sql('mo')} FROM organizations mo WHERE mo.id = ${m}.organization_id)`;
  return {
    ...identityFields(m),
    role: `${m}.role`,
    title: `${m}.title`,
    start_date: `${m}.start_date`,
    end_date: `${m}.end_date`,
    current: isCurrent(m),
    person_public_id: ofPerson((row) => hex(`${row}.public_id`)),
    organization_public_id: ofOrganization((row) => hex(`${row}.public_id`)),
    person: ofPerson((row) => jsonObject(personSummary(row))),
    organization: ofOrganization((row) => jsonObject(organizationSummary(row))),
    ...timeFields(m),
  };
};
