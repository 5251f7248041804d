import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The kept response to a POST, replayed when the POST is retried with the same key. */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_at_idx', ['created_at'])
export class IdempotencyKey {
  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'idempotency_keys_account_id_fkey' })
  account_id!: number;

  @PrimaryColumn('text')
  key!: string;

  /** SHA-256 of method, path and body, which identifies the call. */
  @Column('bytea')
  digest!: Buffer;

  @Column('smallint')
  status!: number;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text')
  body!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
