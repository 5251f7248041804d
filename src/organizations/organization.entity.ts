import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';

@Entity('organizations')
@Check('organizations_not_empty', `name <> '' AND domain <> '' AND organization_type <> ''`)
@Check('organizations_not_own_parent', 'parent_id <> id')
@Index('organizations_domain_idx', ['domain', 'id'])
@Index('organizations_organization_type_idx', ['organization_type', 'id'])
@Index('organizations_parent_id_idx', ['parent_id', 'id'])
@Index('organizations_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'organizations_citation_id_fkey' })
export class Organization extends CitedEntity {
  @Column('text')
  name!: string;

  /** A normalised hostname (see `http/hostname.ts`); several organizations may share one. */
  @Column('text', { nullable: true })
  domain!: string | null;

  @Column('text', { nullable: true })
  organization_type!: string | null;

  @Column('bigint', { nullable: true })
  @ForeignKey('Organization', { name: 'organizations_parent_id_fkey' })
  parent_id!: number | null;

  /** The number of its members without the changes in OrganizationMemberChange. */
  @Column('bigint', { default: 0 })
  members_count!: number;
}
