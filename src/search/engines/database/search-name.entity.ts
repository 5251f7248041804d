import { Entity, Index, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../../../database/resources.js';

/** A whole name of a person, an organization or a place, folded: what queries with typing errors are compared with. */
@Entity('search_names')
@Index('search_names_quarters_idx', { synchronize: false })
export class SearchName {
  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  @PrimaryColumn('text')
  name!: string;
}
