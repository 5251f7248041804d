import { Column, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** An account's password, in a table of its own: who reads accounts does not read hashes. */
@Entity('passwords')
export class Password {
  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'passwords_account_id_fkey' })
  account_id!: number;

  /** PHC string, `$argon2id$…`: it names the parameters that it was made with. */
  @Column('text')
  hash!: string;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;
}
