import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  PrimaryColumn,
} from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

export const CHANGE_ACTIONS = ['create', 'update', 'delete'] as const;
type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** What changed, field by field: `{ "title": { "from": null, "to": "Chair" } }`. */
export type ChangedFields = Record<string, { from: unknown; to: unknown }>;

/** One row of the change log. It outlives its record. */
@Entity('changes')
@Index('changes_account_id_idx', { synchronize: false })
@Index('changes_record_idx', ['resource', 'record_id', 'id'])
@Index('changes_former_aliases_idx', { synchronize: false })
export class Change {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  @Column('bigint')
  record_id!: number;

  @Column('enum', { enum: CHANGE_ACTIONS, enumName: 'change_action' })
  action!: ChangeAction;

  @Column('jsonb')
  changed!: ChangedFields;

  /** Who; null for the operator's command line. */
  @Column('bigint', { nullable: true })
  @ForeignKey('Account', { name: 'changes_account_id_fkey' })
  account_id!: number | null;

  /** By which citation; a deletion has none. */
  @Column('bigint', { nullable: true })
  @ForeignKey('SourceReference', { name: 'changes_citation_id_fkey' })
  citation_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}

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
