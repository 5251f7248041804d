import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far ahead of the clock somebody's attempts have run. */
@Entity('throttles')
export class ThrottleState {
  /** SHA-256 of what is counted: addresses and emails are not kept in clear, and a password typed as one neither. */
  @PrimaryColumn('bytea')
  key!: Buffer;

  @Column({ type: 'timestamptz', precision: 3 })
  busy_until!: Date;
}
