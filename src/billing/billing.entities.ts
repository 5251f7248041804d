import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { TimedEntity } from '../database/base.entity.js';

const PURCHASE_STATUSES = [
  'pending',
  'paid',
  'failed',
  'expired',
  'partly_refunded',
  'refunded',
  'disputed',
  'needs_review',
] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** A checkout of a pack of credits: the offer at that time, and its outcome. */
@Entity('purchases')
@Index('purchases_account_idx', ['account_id', 'id'])
@Unique('purchases_checkout_key', ['processor', 'checkout_id'])
@Unique('purchases_payment_key', ['processor', 'payment_id'])
@Check('purchases_worth', 'credits > 0 AND amount > 0')
@Check(
  'purchases_granted',
  'credits_granted IN (0, credits) AND credits_taken_back BETWEEN 0 AND credits_granted',
)
export class Purchase extends TimedEntity {
  /** null after the account was deleted. */
  @Column('bigint', { nullable: true })
  @ForeignKey('Account', { name: 'purchases_account_id_fkey', onDelete: 'SET NULL' })
  account_id!: number | null;

  @Column('text')
  processor!: string;

  @Column('text')
  checkout_id!: string;

  /** Known after the buyer has paid. */
  @Column('text', { nullable: true })
  payment_id!: string | null;

  @Column('text')
  pack!: string;

  @Column('bigint')
  credits!: number;

  /** The price, in the currency's smallest unit. */
  @Column('bigint')
  amount!: number;

  @Column('text')
  currency!: string;

  @Column('enum', { enum: PURCHASE_STATUSES, enumName: 'purchase_status', default: 'pending' })
  status!: PurchaseStatus;

  /** Credits posted to the ledger for this purchase: all or none. */
  @Column('bigint', { default: 0 })
  credits_granted!: number;

  @Column('bigint', { default: 0 })
  credits_taken_back!: number;
}
