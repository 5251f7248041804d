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

/** What the engine on PostgreSQL knows of a record. Keys that take more than 2 kB are kept out of the row. */
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

  /** All keys of the document, each with the letter of its list before it (see keys.ts). */
  @Column('tsvector')
  keys!: string;
}

/** A whole name of a person, an organization or a place, folded: what queries with typing errors are compared with. */
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

/** A word of a name: what unknown words are compared with. It may outlive the name. */
@Entity('search_words')
@Index('search_words_word_idx', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** A person that has had it; null if none has. */
  @Column('bigint', { nullable: true })
  person_id!: number | null;
}

/** A document that a search engine would not take. It is tried again when its record changes, or when an operator says so. */
@Entity('search_dead_letters')
export class DeadLetter {
  /** The engine; see Backend. */
  @PrimaryColumn('text')
  target!: string;

  @PrimaryColumn('enum', { enum: RESOURCES, enumName: 'resource' })
  type!: Resource;

  @PrimaryColumn('bigint')
  record_id!: number;

  /** The engine's own words. */
  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  refused_at!: Date;
}

/** The Elasticsearch index that is being built while the live one serves: as long as the row is there, writes are queued for it. */
@Entity('search_rebuilds')
export class SearchRebuild {
  @PrimaryColumn('text')
  index_name!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  started_at!: Date;
}

/** A search that found nothing: a task for editors. One row for all searches that ask for the same. */
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

  /** Who searched first; null where it was not kept. */
  @Column('bigint', { nullable: true })
  @ForeignKey('Account', { name: 'zero_result_searches_account_id_fkey' })
  account_id!: number | null;

  /** What the query is compared by: folded, and cut with a digest behind if it is very long. */
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

  /** When anything that is shown changed last. */
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updated_at!: Date;

  /** When it was last searched for, by a caller or to find out whether it has results. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  checked_at!: Date;
}
