import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The kept response to a POST, replayed when the POST is retried with the same key. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn('bigint')
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

  @Column('text', { nullable: true })
  etag!: string | null;

  @Column('text')
  body!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
