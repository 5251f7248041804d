import { jsonObject } from '../database/json.js';
import { flag, schemaRef } from '../http/json-schema.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { personSummary } from '../people/people.schema.js';
import { date, defineSchema, reference, text } from '../records/columns.js';
import { shown, summary, type View } from '../records/views.js';
import { Entity } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

export const MEMBERSHIPS = defineSchema('membership', {
  role: text({
    default: 'member',
    description: 'The role in the organization; `member` if absent.',
    example: 'director',
  }),
  title: text({
    nullable: true,
    description: 'The role as a label for people to read.',
    example: 'Director',
  }),
  // The API requires it; imported rows may lack it.
  start_date: date({
    nullable: true,
    required: true,
    description: 'The first day of the role, YYYY-MM-DD. An import may leave it unknown.',
    example: '2026-01-31',
  }),
  end_date: date({
    nullable: true,
    description: 'The last day of the role, YYYY-MM-DD. Any end date marks the role as past.',
    example: '2026-12-31',
  }),
  person_id: reference('person', {
    description: 'The person.',
    filter: 'Only memberships of this person.',
    partOf: true,
  }),
  organization_id: reference('organization', {
    description: 'The organization.',
    filter: 'Only memberships in this organization.',
  }),
});

/** Aliases of rows that a statement already joins to the membership; the others are read by subqueries. */
interface JoinedRows {
  readonly person?: string;
  readonly organization?: string;
}

/** Any end date marks the role as past; a role with a future start date has not begun. */
export const isCurrent = (m: string): string =>
  `(${m}.end_date IS NULL AND coalesce(${m}.start_date <= (now() AT TIME ZONE 'UTC')::date, true))`;

/** The fields of a membership in lists, search and other records; `m` is the table's alias. */
export function membershipSummary(m: string, { person, organization }: JoinedRows = {}): View {
  const more = {
    current: shown(
      isCurrent(m),
      flag(
        'True if the role has started and has no end date: start_date is null or not after today (UTC), and end_date is null.',
      ),
    ),
    person: shown(
      person
        ? jsonObject(personSummary(person))
        : `(SELECT ${jsonObject(personSummary('mp'))} FROM people mp WHERE mp.id = ${m}.person_id)`,
      schemaRef('PersonSummary'),
    ),
    organization: shown(
      organization
        ? jsonObject(organizationSummary(organization))
        : `(SELECT ${jsonObject(organizationSummary('mo'))} FROM organizations mo WHERE mo.id = ${m}.organization_id)`,
      schemaRef('OrganizationSummary'),
    ),
  };
  return summary(MEMBERSHIPS, m, more, { person_id: person, organization_id: organization });
}

@Entity('memberships')
export class Membership extends EntityType(MEMBERSHIPS, CitedEntity) {}
