import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer with very many hits; see kept-answers.ts. */
@Entity('search_answers')
export class SearchAnswer {
  /** Hash of what was asked. */
  @PrimaryColumn('text')
  question!: string;

  /** Void in any other. */
  @Column('bigint')
  epoch!: number;

  /** What it was read from, as `pg_snapshot`. */
  @Column('text')
  snapshot!: string;

  @Column('json')
  answer!: unknown;
}
