import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';

@Entity('memberships')
@Check('memberships_dates', 'end_date >= start_date')
@Check('memberships_not_empty', `role <> '' AND title <> ''`)
@Index('memberships_person_id_idx', ['person_id', 'id'])
@Index('memberships_organization_id_idx', ['organization_id', 'id'])
@Index('memberships_organization_id_person_id_idx', ['organization_id', 'person_id'])
@Index('memberships_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'memberships_citation_id_fkey' })
export class Membership extends CitedEntity {
  @Column('bigint')
  @ForeignKey('Person', { name: 'memberships_person_id_fkey' })
  person_id!: number;

  @Column('bigint')
  @ForeignKey('Organization', { name: 'memberships_organization_id_fkey' })
  organization_id!: number;

  @Column('text', { default: 'member' })
  role!: string;

  @Column('text', { nullable: true })
  title!: string | null;

  /** `YYYY-MM-DD`. Required by the API; imported rows may not know it. */
  @Column('date', { nullable: true })
  start_date!: string | null;

  @Column('date', { nullable: true })
  end_date!: string | null;
}
