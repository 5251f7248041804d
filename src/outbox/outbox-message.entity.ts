import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/** Work that a committed change asks for, written in the change's own transaction; whoever has done it deletes the row. */
@Entity('outbox')
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** What is to be done: `search` brings the index up to date with the record. */
  @Column('text')
  topic!: string;

  @Column('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  @Column('bigint')
  record_id!: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
