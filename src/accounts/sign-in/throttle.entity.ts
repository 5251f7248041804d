import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far ahead of the clock the attempts of a client have run (GCRA). */
@Entity('throttles')
export class ThrottleState {
  /** SHA-256 of what is counted: addresses and emails are not kept in clear, and a password typed as one neither. */
  @PrimaryColumn('bytea')
  key!: Buffer;

  @Index('throttles_busy_until_idx')
  @Column({ type: 'timestamptz', precision: 3 })
  busy_until!: Date;
}
