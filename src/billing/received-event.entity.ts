import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { PAYMENT_EVENT_KINDS, type PaymentEventKind } from './payment-processor.js';

/** A payment event as it came in, once. What a purchase has come to follows from its events, whatever their order. */
@Entity('payment_events')
@Index('payment_events_checkout_idx', ['processor', 'checkout_id'])
@Index('payment_events_payment_idx', ['processor', 'payment_id'])
export class ReceivedEvent {
  @PrimaryColumn('text')
  processor!: string;

  @PrimaryColumn('text')
  event_id!: string;

  @Column('enum', { enum: PAYMENT_EVENT_KINDS, enumName: 'payment_event_kind' })
  kind!: PaymentEventKind;

  @Column('text', { nullable: true })
  checkout_id!: string | null;

  @Column('text', { nullable: true })
  payment_id!: string | null;

  @Column('text', { nullable: true })
  dispute_id!: string | null;

  @Column('bigint', { nullable: true })
  amount!: number | null;

  @Column('text', { nullable: true })
  currency!: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  received_at!: Date;
}
