import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { RESOURCES, type Resource } from '../database/resources.js';

/** A document of the PostgreSQL engine. Keys of more than 2 kB in total are stored out of line. */
@Entity('search_documents')
@Index('search_documents_keys_idx', { synchronize: false })
export class StoredSearchDocument {
  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  /** See SearchDocument. */
  @Column('bigint')
  version!: number;

  @Column('integer')
  connections!: number;

  @Column('integer')
  name_length!: number;

  @Column('text', { array: true })
  organization_types!: string[];

  /** All keys of the document, each prefixed with the letter of its list (see keys.ts). */
  @Column('tsvector')
  keys!: string;
}

/** A full name of a person, an organization or a place, folded. Misspelt queries are compared with it. */
@Entity('search_names')
@Index('search_names_quarters_idx', { synchronize: false })
export class SearchName {
  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  @PrimaryColumn('text')
  name!: string;
}

/** A word of a name. Unknown words are compared with it. It may outlive the name. */
@Entity('search_words')
@Index('search_words_word_idx', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** A person whose name has contained the word; null without one. */
  @Column('bigint', { nullable: true })
  person_id!: number | null;
}

/**
 * A document that a search engine rejected. It is retried when its record changes, or when an operator
 * requests it.
 */
@Entity('search_dead_letters')
export class DeadLetter {
  /** The engine; see Backend. */
  @PrimaryColumn('text')
  target!: string;

  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  /** The reason that the engine gave. */
  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  refused_at!: Date;
}

/**
 * The Elasticsearch index that a rebuild fills while the live index serves. While the row exists, writes are
 * queued for that index.
 */
@Entity('search_rebuilds')
export class SearchRebuild {
  @PrimaryColumn('text')
  index_name!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  started_at!: Date;
}

/** A search that found nothing: a task for editors. Equal searches share one row. */
@Entity('zero_result_searches')
@Unique('zero_result_searches_query_key', ['normalized_query', 'filters'])
@Index('zero_result_searches_count_idx', ['search_count', 'id'])
@Index('zero_result_searches_last_idx', ['last_searched_at', 'id'])
@Index('zero_result_searches_account_idx', ['account_id'], { where: 'completed_at IS NULL' })
@Index('zero_result_searches_checked_idx', ['checked_at', 'id'], {
  where: 'completed_at IS NULL AND NOT now_found',
})
@Index('zero_result_searches_completed_idx', ['completed_at'], { where: 'completed_at IS NOT NULL' })
export class ZeroResultSearch {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** The account that searched first; null if it was not recorded. */
  @Column('bigint', { nullable: true })
  @ForeignKey('Account', { name: 'zero_result_searches_account_id_fkey' })
  account_id!: number | null;

  /** The normalized query: folded, and truncated with a digest appended if it is very long. */
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
  @ForeignKey('Account', { name: 'zero_result_searches_completed_by_fkey' })
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
