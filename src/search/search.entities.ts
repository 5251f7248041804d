import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/** A document that an engine rejected. Retried when its record changes, or on an operator's request. */
@Entity('search_dead_letters')
export class DeadLetter {
  /** The engine; see Backend. */
  @PrimaryColumn('text')
  target!: string;

  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  refused_at!: Date;
}
