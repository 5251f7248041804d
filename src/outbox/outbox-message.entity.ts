import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/** Work that a committed change asks for, written in the change's own transaction; the relay deletes the row once it is done. */
@Entity('outbox')
// Documents of a load that are queued more than once are found by it.
@Index('outbox_loads_idx', ['record_id', 'resource'], { where: `topic LIKE 'search:%:loads'` })
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

  /** The change of the record, in the change log; null if the message is about something else, or names none. */
  @Column('bigint', { nullable: true })
  change_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
