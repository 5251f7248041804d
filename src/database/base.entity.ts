import { Column, CreateDateColumn, Generated, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** The legacy number of a row. */
export abstract class NumberedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;
}

/** A row with the times of its creation and of its last change. */
export abstract class TimedEntity extends NumberedEntity {
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;
}

/** The columns of every row that the API shows, including the 32-hex id for paths and filters. */
export abstract class PublicEntity extends TimedEntity {
  /** Stored as uuid (16 bytes), shown as 32 hex digits without dashes. */
  @Column('uuid', { unique: true })
  @Generated('uuid')
  public_id!: string;
}

/** A directory record: it refers to the citation of its latest change, as the database enforces. */
export abstract class CitedEntity extends PublicEntity {
  @Column('bigint')
  citation_id!: number;
}
