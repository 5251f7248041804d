import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { NumberedEntity } from '../database/base.entity.js';
import { RESOURCES, type Resource } from '../database/resources.js';

export const CHANGE_ACTIONS = ['create', 'update', 'delete', 'merge', 'unmerge'] as const;
type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Changes by field: `{ "title": { "from": null, "to": "Chair" } }`. */
export type ChangedFields = Record<string, { from: unknown; to: unknown }>;

/** A change-log entry. It outlives its record. */
@Entity('changes')
export class Change extends NumberedEntity {
  @Column('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  @Column('bigint')
  record_id!: number;

  @Column('enum', { enum: CHANGE_ACTIONS, enumName: 'change_action' })
  action!: ChangeAction;

  @Column('jsonb')
  changed!: ChangedFields;

  /** The account; null for the operator's command line. */
  @Column('bigint', { nullable: true })
  account_id!: number | null;

  /** The citation of the change; a deletion has none. */
  @Column('bigint', { nullable: true })
  citation_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}

/**
 * A former public id of a record. While the record exists, the id redirects to its current one (308); after that it
 * returns 410. It is never assigned to another record. The ids of a record that was merged into another one redirect to
 * that one.
 */
@Entity('former_ids')
export class FormerId {
  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  @PrimaryColumn('uuid')
  public_id!: string;

  @Column('bigint')
  record_id!: number;

  /** The record that had the id, if it was merged into `record_id`; null if that one had it. */
  @Column('bigint', { nullable: true })
  origin_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  created_at!: Date;
}
