import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';
import { ORGANIZATIONS } from './organizations.schema.js';

@Entity('organizations')
@Check('organizations_not_empty', `name <> '' AND domain <> '' AND organization_type <> ''`)
@Check('organizations_not_own_parent', 'parent_id <> id')
@Index('organizations_domain_idx', ['domain', 'id'])
@Index('organizations_organization_type_idx', ['organization_type', 'id'])
@Index('organizations_parent_id_idx', ['parent_id', 'id'])
@Index('organizations_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'organizations_citation_id_fkey' })
export class Organization extends EntityType(ORGANIZATIONS, CitedEntity) {
  /** The number of members, without the differences in OrganizationMemberChange. */
  @Column('bigint', { default: 0 })
  members_count!: number;
}

/**
 * A change of an organization's number of members that `members_count` does not include yet. Triggers add rows;
 * housekeeping adds them to the column and deletes them.
 */
@Entity('organization_member_changes')
export class OrganizationMemberChange {
  @PrimaryColumn('bigint')
  organization_id!: number;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('bigint')
  difference!: number;
}
