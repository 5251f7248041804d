import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

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
