import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../../../database/resources.js';

/** A search document that changed. Without a record: very many did. */
@Entity('search_changes')
export class SearchChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** The number of the transaction. */
  @Index('search_changes_transaction_idx')
  @Column('bigint')
  transaction!: number;

  @Column('enum', { enum: RESOURCES, enumName: 'resource', nullable: true })
  type!: Resource | null;

  @Column('bigint', { nullable: true })
  record_id!: number | null;

  /** Those that it had before; null if it was not there. */
  @Column('tsvector', { nullable: true })
  keys!: string | null;
}
