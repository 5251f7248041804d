import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A caller's key. The key itself is shown once and never stored. */
@Entity('api_keys')
@Index('api_keys_one_active_idx', ['account_id'], { unique: true, where: 'revoked_at IS NULL' })
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('bigint')
  @ForeignKey('Account', { name: 'api_keys_account_id_fkey' })
  account_id!: number;

  /** The first characters, by which a person tells keys apart. */
  @Column('text')
  prefix!: string;

  /** SHA-256 of the key. */
  @Column('bytea', { unique: true })
  digest!: Buffer;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  /** To the minute. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  last_used_at!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  revoked_at!: Date | null;
}
