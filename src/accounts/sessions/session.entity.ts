import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A browser that is signed in. */
@Entity('sessions')
export class Session {
  /** SHA-256 of the token in the browser's cookie. */
  @PrimaryColumn('bytea')
  digest!: Buffer;

  @Column('bigint')
  @Index('sessions_account_id_idx')
  @ForeignKey('Account', { name: 'sessions_account_id_fkey' })
  account_id!: number;

  @Index('sessions_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  /** To five minutes. */
  @Index('sessions_seen_at_idx')
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  seen_at!: Date;
}
