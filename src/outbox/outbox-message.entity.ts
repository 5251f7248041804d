import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/** Work that a committed change asks for, written in the change's own transaction; whoever has done it deletes the row. */
@Entity('outbox')
export class OutboxMessage {
  /** What is to be done, and so whose work it is; see OutboxHandler. */
  @PrimaryColumn('text')
  topic!: string;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** The kind of directory record that it is about; null if it is about something else. */
  @Column('enum', { enum: RESOURCES, enumName: 'resource', nullable: true })
  resource!: Resource | null;

  /** The record, or what else the topic is about. */
  @Column('bigint')
  record_id!: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
