import { Entity, PrimaryColumn } from 'typeorm';

/** The one row is the epoch in which changes are noted; see kept-answers.ts. */
@Entity('search_epochs')
export class SearchEpoch {
  @PrimaryColumn('bigint')
  epoch!: number;
}
