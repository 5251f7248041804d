import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The Elasticsearch index that is being built while the live one serves: as long as the row is there, writes are queued for it. */
@Entity('search_rebuilds')
export class SearchRebuild {
  @PrimaryColumn('text')
  index_name!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  started_at!: Date;
}
