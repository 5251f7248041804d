import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { DnsFacts, FindingKind, PageRead } from './researcher/findings.js';

export const RESEARCH_STATUSES = ['queued', 'running', 'completed', 'failed', 'refused'] as const;
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number];

/** What transactions name that lock the request: see `Database.transaction`. */
export const turnOf = (requestId: number): string => `research_request ${requestId}`;

@Entity('research_requests')
@Index('research_requests_open_key', ['domain'], { unique: true, where: `status IN ('queued', 'running')` })
@Index('research_requests_domain_idx', ['domain', 'id'])
@Index('research_requests_account_idx', ['requested_by', 'id'], { where: `status IN ('queued', 'running')` })
@Index('research_requests_status_idx', ['status', 'id'])
@Index('research_requests_updated_at_idx', ['updated_at'])
@Index('research_requests_organization_id_idx', ['organization_id'])
export class ResearchRequest {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  domain!: string;

  @Column('enum', { enum: RESEARCH_STATUSES, enumName: 'research_status', default: 'queued' })
  status!: ResearchStatus;

  /** One sentence: why it failed, was refused or is delayed. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('bigint')
  @ForeignKey('Account', { name: 'research_requests_requested_by_fkey' })
  requested_by!: number;

  /** How often it was asked for anew; each round is a job of its own. */
  @Column('integer', { default: 1 })
  round!: number;

  /** How often a worker began on it in this round. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Of the attempt that is running: only its holder may record the outcome. */
  @Column('uuid', { nullable: true })
  attempt_token!: string | null;

  /** When its job was handed to the queue; null while the account has enough of others there. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  dispatched_at!: Date | null;

  @Column('jsonb', { nullable: true })
  dns!: DnsFacts | null;

  @Column('jsonb', { default: [] })
  pages!: PageRead[];

  /** The organization that its findings go to, once one was accepted. */
  @Column('bigint', { nullable: true })
  @ForeignKey('Organization', { name: 'research_requests_organization_id_fkey', onDelete: 'SET NULL' })
  organization_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  started_at!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finished_at!: Date | null;
}

/** An account that joined a request of another one, and may read its status as well. */
@Entity('research_askers')
@Index('research_askers_account_id_idx', ['account_id', 'request_id'])
export class ResearchAsker {
  @PrimaryColumn('bigint')
  @ForeignKey('ResearchRequest', { name: 'research_askers_request_id_fkey' })
  request_id!: number;

  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'research_askers_account_id_fkey' })
  account_id!: number;
}

export const FINDING_STATUSES = ['open', 'accepted', 'rejected', 'expired'] as const;
/** `expired`: it was not accepted within the retention time, and its value and excerpt were deleted. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** A record, or a citation, that came out of a finding. */
export interface MadeRecord {
  readonly type: 'organization' | 'person' | 'membership' | 'place' | 'source_reference';
  readonly id: number;
}

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
  value!: object | null;

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
  edited_value!: object | null;

  @Column('jsonb', { default: [] })
  records!: MadeRecord[];

  @Column('bigint', { nullable: true })
  @ForeignKey('Account', { name: 'research_findings_decided_by_fkey' })
  decided_by!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decided_at!: Date | null;
}

/** An IP address or a registrable domain that a worker asks at the moment, or has asked a moment ago. */
@Entity('research_host_leases')
@Index('research_host_leases_held_until_idx', ['held_until'])
export class ResearchHostLease {
  @PrimaryColumn('text')
  key!: string;

  /** The request that took it last. */
  @Column('uuid')
  holder!: string;

  /** No other worker takes it before. */
  @Column({ type: 'timestamptz', precision: 3 })
  held_until!: Date;
}
