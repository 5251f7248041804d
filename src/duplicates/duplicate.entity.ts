import { Column, Entity } from 'typeorm';
import { TimedEntity } from '../database/base.entity.js';
import { RESOURCES, type Resource } from '../database/resources.js';

export const STATUSES = ['open', 'not_duplicate', 'merged'] as const;
export type DuplicateStatus = (typeof STATUSES)[number];

/** Two records that may be one. Judgements stay, so that no scan proposes the pair again. */
@Entity('duplicates')
export class Duplicate extends TimedEntity {
  @Column('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  /** The lower of the two ids. */
  @Column('bigint')
  low_id!: number;

  @Column('bigint')
  high_id!: number;

  /** See Score of the matching module; 0 for a pair that an editor reported. */
  @Column('double precision')
  score!: number;

  @Column('jsonb')
  features!: object;

  @Column('text')
  status!: DuplicateStatus;

  /** The editor of the last judgement. */
  @Column('bigint', { nullable: true })
  decided_by!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decided_at!: Date | null;

  @Column('text', { nullable: true })
  note!: string | null;
}
