import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
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

/** A document that an engine rejected. Retried when its record changes, or on an operator's request. */
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

/** The Elasticsearch index that a rebuild fills. While the row exists, writes are queued for it. */
@Entity('search_rebuilds')
export class SearchRebuild {
  @PrimaryColumn('text')
  index_name!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  started_at!: Date;
}
