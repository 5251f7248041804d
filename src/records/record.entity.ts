import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

export const CHANGE_ACTIONS = ['create', 'update', 'delete', 'merge', 'unmerge'] as const;

/** Changes by field: `{ "title": { "from": null, "to": "Chair" } }`. */
export type ChangedFields = Record<string, { from: unknown; to: unknown }>;

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
