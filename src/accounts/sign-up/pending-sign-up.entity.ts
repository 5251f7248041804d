import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-up whose email address is not confirmed yet. It becomes an account, or expires. */
@Entity('pending_sign_ups')
@Index('pending_sign_ups_email_idx', { synchronize: false })
export class PendingSignUp {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn('bytea')
  digest!: Buffer;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  password_hash!: string;

  @Index('pending_sign_ups_expires_at_idx')
  @Column({ type: 'timestamptz', precision: 3 })
  expires_at!: Date;
}
