import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A search that found nothing: a task for editors. One row for all searches that ask for the same. */
@Entity('zero_result_searches')
@Unique('zero_result_searches_query_key', ['normalized_query', 'filters'])
@Index('zero_result_searches_count_idx', ['search_count', 'id'])
@Index('zero_result_searches_last_idx', ['last_searched_at', 'id'])
@Index('zero_result_searches_words_idx', { synchronize: false })
export class ZeroResultSearch {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** What the query is compared by; see `fold`. */
  @Column('text')
  normalized_query!: string;

  /** As `meta.filters` of the search showed them, in lower case. */
  @Column('jsonb')
  filters!: Record<string, unknown>;

  /** As it was first written. */
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
  @ForeignKey('Account', { name: 'zero_result_searches_completed_by_fkey' })
  completed_by!: number | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** The search would find something by now. */
  @Column('boolean', { default: false })
  now_found!: boolean;
}
