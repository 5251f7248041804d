import { Column, Entity } from 'typeorm';
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
export class Purchase extends TimedEntity {
  /** null after the account was deleted. */
  @Column('bigint', { nullable: true })
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
