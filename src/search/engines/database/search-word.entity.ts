import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RESOURCES, type Resource } from '../../../database/resources.js';

/**
 * A word of a name, and some that have it: what words that nobody has are compared with. It may outlive the name, so
 * whoever is named here has to be asked.
 */
@Entity('search_words')
@Index('search_words_word_idx', { synchronize: false })
@Index('search_words_beginning_idx', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** One of the people that have had it; null if no person has. */
  @Column('bigint', { nullable: true })
  person_id!: number | null;

  /** The same of all other records. */
  @Column('enum', { enum: RESOURCES, enumName: 'resource', nullable: true })
  type!: Resource | null;

  @Column('bigint', { nullable: true })
  record_id!: number | null;
}
