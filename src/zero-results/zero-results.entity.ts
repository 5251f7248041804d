import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import { NumberedEntity } from '../database/base.entity.js';

/** A search that found nothing: a task for editors. Equal searches share one row. */
@Entity('zero_result_searches')
export class ZeroResultSearch extends NumberedEntity {
  /** The account that searched first; null if it was not recorded. */
  @Column('bigint', { nullable: true })
  account_id!: number | null;

  /** The folded query, or the digest of a very long one. */
  @Column('text')
  normalized_query!: string;

  /** The search's `meta.filters`, in lower case. */
  @Column('jsonb')
  filters!: Record<string, unknown>;

  /** The query as first written. */
  @Column('text')
  query!: string;

  @Column('bigint', { default: 1 })
  search_count!: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  first_searched_at!: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  last_searched_at!: Date;

  /** Set while the task is completed. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  completed_at!: Date | null;

  @Column('bigint', { nullable: true })
  completed_by!: number | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** Whether the search has results now. */
  @Column('boolean', { default: false })
  now_found!: boolean;

  /** Time of the last change of a displayed field. */
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;

  /** Time of the last search, by a caller or by a recheck. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  checked_at!: Date;
}
