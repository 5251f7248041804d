import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A browser in which the owner of an account has signed in before. */
@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'known_devices_account_id_fkey' })
  account_id!: number;

  /** SHA-256 of the token in the browser's device cookie. */
  @PrimaryColumn('bytea')
  digest!: Buffer;

  @Index('known_devices_seen_at_idx')
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  seen_at!: Date;
}
