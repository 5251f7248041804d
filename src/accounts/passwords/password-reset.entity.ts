import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A one-time link that sets a new password. An account has one at a time: a new link takes the place of the last. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'password_resets_account_id_fkey' })
  account_id!: number;

  /** SHA-256 of the link's token. */
  @Column('bytea', { unique: true })
  digest!: Buffer;

  @Index('password_resets_expires_at_idx')
  @Column({ type: 'timestamptz', precision: 3 })
  expires_at!: Date;
}
