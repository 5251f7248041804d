import { defineSchema, hostname, reference, text } from '../records/columns.js';
import { storedCount, summary, type View } from '../records/views.js';
import { MAX_ORGANIZATION_TYPE } from '../values/text.js';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

export const ORGANIZATIONS = defineSchema('organization', {
  name: text({ required: true, description: 'The name.', example: 'Harbour Light Foundation' }),
  domain: hostname({
    nullable: true,
    leftOut: true,
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
@Check('organizations_not_empty', `name <> '' AND domain <> '' AND organization_type <> ''`)
@Check('organizations_not_own_parent', 'parent_id <> id')
@Index('organizations_domain_idx', ['domain', 'id'])
@Index('organizations_organization_type_idx', ['organization_type', 'id'])
@Index('organizations_parent_id_idx', ['parent_id', 'id'])
@Index('organizations_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'organizations_citation_id_fkey' })
export class Organization extends EntityType(ORGANIZATIONS, CitedEntity) {}

/** SQL for an organization's number of members, given SQL for its id; 0 without one. */
export const membersCount = (organization: string): string =>
  storedCount('membership', `'organization_id=' || ${organization}`);
