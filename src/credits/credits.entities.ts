import {
  Check,
  Column,
  Entity,
  ForeignKey,
  PrimaryColumn,
  CreateDateColumn,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** An account's balance, in a row of its own: it is the hot one, and reads of the account don't touch it. */
@Entity('credit_balances')
@Check('credit_balances_not_negative', 'balance >= 0')
@Check('credit_balances_owed_not_negative', 'owed >= 0')
export class CreditBalance {
  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'credit_balances_account_id_fkey' })
  account_id!: number;

  @Column('bigint')
  balance!: number;

  /** Taken back by a payment's refund or dispute when the balance no longer held it; the next purchase settles it. */
  @Column('bigint', { default: 0 })
  owed!: number;

  /** By process that meters calls: the number of its last batch of charges, which makes repeating that batch harmless. */
  @Column('jsonb', { default: {} })
  batches!: Record<string, number>;
}

export const CREDIT_ENTRY_KINDS = ['signup_grant', 'purchase', 'refund', 'adjustment', 'usage'] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** One entry of the ledger that explains a balance. */
@Entity('credit_entries')
@Index('credit_entries_account_idx', ['account_id', 'id'])
export class CreditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('bigint')
  @ForeignKey('Account', { name: 'credit_entries_account_id_fkey' })
  account_id!: number;

  @Column('enum', { enum: CREDIT_ENTRY_KINDS, enumName: 'credit_entry_kind' })
  kind!: CreditEntryKind;

  /** Added when positive, taken when negative. */
  @Column('bigint')
  credits!: number;

  @Column('bigint')
  balance_after!: number;

  /** Where it comes from: a payment's id, an operator's reason. */
  @Column('text', { nullable: true })
  reference!: string | null;

  /** Of usage: method and route. */
  @Column('text', { nullable: true })
  operation!: string | null;

  /** Of usage: the hour that the entry sums up. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  period_from!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  period_to!: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}

/** What an account used of one operation in one hour, until the hour is over and the sum is entered in the ledger. */
@Entity('credit_usage')
@Index('credit_usage_hour_idx', ['hour', 'account_id'])
export class CreditUsage {
  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'credit_usage_account_id_fkey' })
  account_id!: number;

  /** Method and route: `GET /api/v1/people/{public_id}`. */
  @PrimaryColumn('text')
  operation!: string;

  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  hour!: Date;

  /** Positive: credits taken. */
  @Column('bigint')
  credits!: number;

  @Column('bigint')
  balance_after!: number;
}
