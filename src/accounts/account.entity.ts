import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('accounts')
@Index('accounts_email_key', { synchronize: false })
export class Account {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** Unique, whatever the case. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('boolean', { default: false })
  can_edit!: boolean;

  /** An administrator's calls are not metered. */
  @Column('boolean', { default: false })
  admin!: boolean;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;
}
