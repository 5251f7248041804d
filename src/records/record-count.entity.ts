import { Column, Entity, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/** How many records there are, kept by triggers in shards: what lists tell as their total is a sum over them. */
@Entity('record_counts')
export class RecordCount {
  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  /** Empty for all records, else a column and its value: `organization_type=ngo`, `organization_id=12`. */
  @PrimaryColumn('text')
  attribute!: string;

  @PrimaryColumn('smallint')
  shard!: number;

  @Column('bigint')
  records!: number;
}
