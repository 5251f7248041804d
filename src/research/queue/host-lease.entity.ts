import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An address or a registrable domain that a worker asks at the moment, or has asked a moment ago. */
@Entity('research_host_leases')
@Index('research_host_leases_held_until_idx', ['held_until'])
export class ResearchHostLease {
  @PrimaryColumn('text')
  key!: string;

  /** The request that took it last. */
  @Column('uuid')
  holder!: string;

  /** No other worker takes it before. */
  @Column({ type: 'timestamptz', precision: 3 })
  held_until!: Date;
}
