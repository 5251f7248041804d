import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../../../database/resources.js';

/** A word of a name: what unknown words are compared with. It may outlive the name. */
@Entity('search_words')
@Index('search_words_word_idx', { synchronize: false })
@Index('search_words_beginning_idx', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** A person that has had it; null if none has. */
  @Column('bigint', { nullable: true })
  person_id!: number | null;

  /** The same of all other records. Only the release before writes and reads these two. */
  @Column('enum', { enum: RESOURCES, enumName: 'resource', nullable: true })
  type!: Resource | null;

  @Column('bigint', { nullable: true })
  record_id!: number | null;
}
