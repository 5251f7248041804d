import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/**
 * Follow-up work of a committed change, written in the change's own transaction; the relay deletes the row once it is
 * done.
 */
@Entity('outbox')
export class OutboxMessage {
  /** The topic, which decides the handler; see OutboxHandler. */
  @PrimaryColumn('text')
  topic!: string;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** The kind of directory record that the message is about; null if it is about something else. */
  @Column('enum', { enum: RESOURCES, enumName: 'resource', nullable: true })
  resource!: Resource | null;

  /** The id of the record, or of another subject of the topic. */
  @Column('bigint')
  record_id!: number;

  /** The record's change-log row; null if the message names none. */
  @Column('bigint', { nullable: true })
  change_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
