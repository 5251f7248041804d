import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

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
