import { Column, Entity } from 'typeorm';
import { NumberedEntity, TimedEntity } from '../database/base.entity.js';
import type { DnsFacts, FindingKind, PageRead } from './researcher/findings.js';

export const RESEARCH_STATUSES = ['queued', 'running', 'completed', 'failed', 'refused'] as const;
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number];

/** The lock key of transactions that change a request: see `Database.transaction`. */
export const turnOf = (requestId: number): string => `research_request ${requestId}`;

@Entity('research_requests')
export class ResearchRequest extends TimedEntity {
  @Column('text')
  domain!: string;

  @Column('enum', { enum: RESEARCH_STATUSES, enumName: 'research_status', default: 'queued' })
  status!: ResearchStatus;

  /** One sentence: why the request failed, was refused or is delayed. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('bigint')
  requested_by!: number;

  /** The number of times the request was queued. Each round is a separate job. */
  @Column('integer', { default: 1 })
  round!: number;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** The token of the running attempt. Only the worker that holds it may record the outcome. */
  @Column('uuid', { nullable: true })
  attempt_token!: string | null;

  /** Null while the account has reached its limit of requests in the queue. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  dispatched_at!: Date | null;

  @Column('jsonb', { nullable: true })
  dns!: DnsFacts | null;

  @Column('jsonb', { default: [] })
  pages!: PageRead[];

  /** The organization that accepted findings belong to; null until a finding was accepted. */
  @Column('bigint', { nullable: true })
  organization_id!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  started_at!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finished_at!: Date | null;
}

export const FINDING_STATUSES = ['open', 'accepted', 'rejected', 'expired'] as const;
/** `expired`: not accepted within the retention time; value and excerpt were deleted. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

export const MADE_TYPES = ['organization', 'person', 'membership', 'place', 'source_reference'] as const;

/** A record or citation that was created from a finding. */
export interface MadeRecord {
  readonly type: (typeof MADE_TYPES)[number];
  readonly id: number;
}

@Entity('research_findings')
export class ResearchFinding extends NumberedEntity {
  @Column('bigint')
  request_id!: number;

  @Column('text')
  kind!: FindingKind;

  /** The normalized form of the value: equal for different spellings. */
  @Column('text')
  key!: string;

  /** As `FindingValues` defines for the kind. Null once the finding has expired, like the excerpt. */
  @Column('jsonb', { nullable: true })
  value!: object | null;

  @Column('text')
  url!: string;

  @Column('text', { nullable: true })
  excerpt!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  read_at!: Date;

  @Column('double precision')
  confidence!: number;

  @Column('text')
  reason!: string;

  @Column('enum', { enum: FINDING_STATUSES, enumName: 'finding_status', default: 'open' })
  status!: FindingStatus;

  /** The value as corrected by an editor; null if it was accepted unchanged. */
  @Column('jsonb', { nullable: true })
  edited_value!: object | null;

  @Column('jsonb', { default: [] })
  records!: MadeRecord[];

  @Column('bigint', { nullable: true })
  decided_by!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decided_at!: Date | null;
}
