import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Who was told of a request, and may ask how it stands. */
@Entity('research_askers')
export class ResearchAsker {
  @PrimaryColumn('bigint')
  @ForeignKey('ResearchRequest', { name: 'research_askers_request_id_fkey' })
  request_id!: number;

  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'research_askers_account_id_fkey' })
  account_id!: number;
}
