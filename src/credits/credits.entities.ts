import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';
import { NumberedEntity } from '../database/base.entity.js';

/** An account's balance, in its own row: it is updated often, and reads of the account do not touch it. */
@Entity('credit_balances')
export class CreditBalance {
  @PrimaryColumn('bigint')
  account_id!: number;

  @Column('bigint')
  balance!: number;

  /** Debt from a refund or dispute of a payment whose credits were already spent; the next purchase settles it. */
  @Column('bigint', { default: 0 })
  owed!: number;

  /** The number of the last batch of charges by process, which makes the batch idempotent. */
  @Column('jsonb', { default: {} })
  batches!: Record<string, number>;
}

export const CREDIT_ENTRY_KINDS = ['signup_grant', 'purchase', 'refund', 'adjustment', 'usage'] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

@Entity('credit_entries')
export class CreditEntry extends NumberedEntity {
  @Column('bigint')
  account_id!: number;

  @Column('enum', { enum: CREDIT_ENTRY_KINDS, enumName: 'credit_entry_kind' })
  kind!: CreditEntryKind;

  /** Added when positive, taken when negative. */
  @Column('bigint')
  credits!: number;

  @Column('bigint')
  balance_after!: number;

  /** The origin: a payment's id, or an operator's reason. */
  @Column('text', { nullable: true })
  reference!: string | null;

  /** For usage: method and route. */
  @Column('text', { nullable: true })
  operation!: string | null;

  /** For usage: the hour that the entry sums up. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  period_from!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  period_to!: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
