import { Column, CreateDateColumn, Generated, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** The columns of every row that the API shows, including the legacy number and the 32-hex id for paths and filters. */
export abstract class PublicEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** Stored as uuid (16 bytes), shown as 32 hex digits without dashes. */
  @Column('uuid', { unique: true })
  @Generated('uuid')
  public_id!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;
}

/** A directory record: it refers to the citation of its latest change, as the database enforces. */
export abstract class CitedEntity extends PublicEntity {
  @Column('bigint')
  citation_id!: number;
}
