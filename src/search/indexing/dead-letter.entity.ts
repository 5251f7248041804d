import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../../database/resources.js';

/** A document that a search engine would not take. It is tried again when its record changes, or when an operator says so. */
@Entity('search_dead_letters')
export class DeadLetter {
  /** The engine; see Backend. */
  @PrimaryColumn('text')
  target!: string;

  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  /** The engine's own words. */
  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  refused_at!: Date;
}
