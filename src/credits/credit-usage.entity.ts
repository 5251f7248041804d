import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

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
