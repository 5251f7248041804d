import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of a name: what words that nobody has are compared with. It may outlive the name. */
@Entity('search_words')
@Index('search_words_word_idx', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;
}
