import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../../../database/resources.js';

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
