import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
