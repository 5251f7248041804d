import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/**
 * A public id that a record had. While the record exists the id redirects to it (308), wherever it has moved since;
 * after that it is gone (410). It is never given to another record.
 */
@Entity('former_ids')
@Index('former_ids_record_idx', ['resource', 'record_id'])
export class FormerId {
  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  @PrimaryColumn('uuid')
  public_id!: string;

  @Column('bigint')
  record_id!: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
