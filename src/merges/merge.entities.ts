import { Column, Entity } from 'typeorm';
import { NumberedEntity, TimedEntity } from '../database/base.entity.js';
import { RESOURCES, type Resource } from '../database/resources.js';

/** A merge of records into a survivor. */
@Entity('merges')
export class Merge extends TimedEntity {
  @Column('enum', { enum: RESOURCES, enumName: 'resource' })
  resource!: Resource;

  @Column('bigint')
  survivor_id!: number;

  /** The plan as the API shows it. */
  @Column('jsonb')
  plan!: object;

  @Column('boolean')
  forced!: boolean;

  /** The account; null for the operator's command line. */
  @Column('bigint', { nullable: true })
  account_id!: number | null;

  /** The survivor's copy of the merge's citation. */
  @Column('bigint')
  citation_id!: number;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  undone_at!: Date | null;

  @Column('bigint', { nullable: true })
  undone_by!: number | null;
}

/**
 * What a merge did to a row.
 *
 * `merged`: the record was merged into `into_id`; `before` is its row. `folded`: a part was folded into `into_id`.
 * `moved`: `owner_column` changed from `from_id` to `into_id`. `copied`: the citation was copied as `into_id`.
 * `filled`: columns were set; `before` has their values. `added`: a name alias was created. `redirected`: the former
 * ids of this record led to `from_id`, and now to `into_id`. `cited`: the citation was recorded by the merge.
 */
export type Effect = 'merged' | 'folded' | 'moved' | 'copied' | 'filled' | 'added' | 'redirected' | 'cited';

@Entity('merge_parts')
export class MergePart extends NumberedEntity {
  @Column('bigint')
  merge_id!: number;

  @Column('text')
  effect!: Effect;

  /** A resource, `email_address` or `research_request`. */
  @Column('text')
  kind!: string;

  @Column('bigint')
  record_id!: number;

  @Column('text', { nullable: true })
  owner_column!: string | null;

  @Column('bigint', { nullable: true })
  from_id!: number | null;

  @Column('bigint', { nullable: true })
  into_id!: number | null;

  @Column('jsonb', { nullable: true })
  before!: object | null;
}
