import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/**
 * By how much a write has changed the number of an organization's members, as long as `members_count` does not say so:
 * added by triggers, and removed when the column is brought up to date.
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
