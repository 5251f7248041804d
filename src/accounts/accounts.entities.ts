import { Column, CreateDateColumn, Entity, UpdateDateColumn, PrimaryColumn } from 'typeorm';
import { NumberedEntity, TimedEntity } from '../database/base.entity.js';

@Entity('accounts')
export class Account extends TimedEntity {
  /** Unique, ignoring case. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('boolean', { default: false })
  can_edit!: boolean;

  /** An administrator's calls are not metered. */
  @Column('boolean', { default: false })
  admin!: boolean;
}

/** A secret of an account, shown once and never stored. */
abstract class IssuedSecret extends NumberedEntity {
  /** The first characters, which identify the secret to people. */
  @Column('text')
  prefix!: string;

  /** SHA-256 of the secret. */
  @Column('bytea', { unique: true })
  digest!: Buffer;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  /** With a precision of one minute. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  last_used_at!: Date | null;
}

@Entity('api_keys')
export class ApiKey extends IssuedSecret {
  @Column('bigint')
  account_id!: number;

  /** The key is invalid from this time, which is in the future for a rotated key with a grace period. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  revoked_at!: Date | null;
}

/** A token for reconciliation clients. A revoked one is deleted. */
@Entity('reconciliation_tokens')
export class ReconciliationToken extends IssuedSecret {
  @Column('bigint')
  account_id!: number;

  /** What the owner uses it for; different for each token of the account. */
  @Column('text')
  name!: string;
}

/** An account's password, in a separate table so that reads of accounts never load hashes. */
@Entity('passwords')
export class Password {
  @PrimaryColumn('bigint')
  account_id!: number;

  /** PHC string, `$argon2id$…`: it contains its parameters. */
  @Column('text')
  hash!: string;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;
}

/** A one-time link that sets a new password. A new link replaces the account's previous one. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('bigint')
  account_id!: number;

  /** SHA-256 of the link's token. */
  @Column('bytea', { unique: true })
  digest!: Buffer;

  @Column({ type: 'timestamptz', precision: 3 })
  expires_at!: Date;
}

/** A sign-up whose email address is not confirmed yet. It becomes an account, or expires. */
@Entity('pending_sign_ups')
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

  @Column({ type: 'timestamptz', precision: 3 })
  expires_at!: Date;
}
