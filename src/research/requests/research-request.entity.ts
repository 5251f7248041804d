import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { DnsFacts, PageRead } from '../researcher/findings.js';

export const RESEARCH_STATUSES = ['queued', 'running', 'completed', 'failed', 'refused'] as const;
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number];

/** What transactions name that lock the request: see `Database.transaction`. */
export const turnOf = (requestId: number): string => `research_request ${requestId}`;

/** A domain to be looked into, or that was. */
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
  @ForeignKey('Organization', {
    name: 'research_requests_organization_id_fkey',
    onDelete: 'SET NULL',
  })
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
