import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { FindingKind } from '../researcher/findings.js';

export const FINDING_STATUSES = ['open', 'accepted', 'rejected', 'expired'] as const;
/** `expired`: it was not accepted within the retention time, and its value and excerpt were deleted. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** A record, or a citation, that came out of a finding. */
export interface MadeRecord {
  readonly type: 'organization' | 'person' | 'membership' | 'place' | 'source_reference';
  readonly id: number;
}

/** Something that a page says, until an editor makes records of it, or does not. */
@Entity('research_findings')
@Unique('research_findings_key', ['request_id', 'kind', 'key'])
@Index('research_findings_open_idx', ['request_id'], { where: `status = 'open'` })
@Index('research_findings_retention_idx', ['read_at'], {
  where: `status IN ('open', 'rejected') AND value IS NOT NULL`,
})
export class ResearchFinding {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('bigint')
  @ForeignKey('ResearchRequest', { name: 'research_findings_request_id_fkey' })
  request_id!: number;

  @Column('text')
  kind!: FindingKind;

  /** The same for the same value, however it is spelled. */
  @Column('text')
  key!: string;

  /** Its shape depends on the kind: see `FindingValues`. Null once it has expired, as the excerpt is. */
  @Column('jsonb', { nullable: true })
  value!: unknown;

  /** The page with the value. */
  @Column('text')
  url!: string;

  @Column('text', { nullable: true })
  excerpt!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  read_at!: Date;

  /** 0 to 1. */
  @Column('double precision')
  confidence!: number;

  @Column('text')
  reason!: string;

  @Column('enum', { enum: FINDING_STATUSES, enumName: 'finding_status', default: 'open' })
  status!: FindingStatus;

  /** What an editor made of the value; null if it was taken as it was. */
  @Column('jsonb', { nullable: true })
  edited_value!: unknown;

  @Column('jsonb', { default: [] })
  records!: MadeRecord[];

  @Column('bigint', { nullable: true })
  @ForeignKey('Account', { name: 'research_findings_decided_by_fkey' })
  decided_by!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decided_at!: Date | null;
}
