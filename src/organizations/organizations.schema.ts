import { defineSchema, hostname, reference, text } from '../records/columns.js';
import { storedCount, summary, type View } from '../records/views.js';
import { MAX_ORGANIZATION_TYPE } from '../values/text.js';
import { Entity } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

export const ORGANIZATIONS = defineSchema('organization', {
  name: text({ required: true, description: 'The name.', example: 'Harbour Light Foundation' }),
  domain: hostname({
    nullable: true,
    description: 'A hostname. Several organizations may share one.',
    example: 'harbourlight.example',
  }),
  organization_type: text({
    nullable: true,
    max: MAX_ORGANIZATION_TYPE,
    description: 'The type of organization, from the vocabulary of the directory’s editors.',
    example: 'foundation',
  }),
  parent_id: reference('organization', {
    nullable: true,
    description: 'The parent organization.',
    filter: 'Only direct children of this organization.',
  }),
});

/** The fields of an organization in lists, search and other records; `o` is the table's alias. */
export const organizationSummary = (o: string): View => summary(ORGANIZATIONS, o);

@Entity('organizations')
export class Organization extends EntityType(ORGANIZATIONS, CitedEntity) {}

/** SQL for an organization's number of members, given SQL for its id; 0 without one. */
export const membersCount = (organization: string): string =>
  storedCount('membership', `'organization_id=' || ${organization}`);
