import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Who joined a request that another one had made, and may ask how it stands as well. */
@Entity('research_askers')
@Index('research_askers_account_id_idx', ['account_id', 'request_id'])
export class ResearchAsker {
  @PrimaryColumn('bigint')
  @ForeignKey('ResearchRequest', { name: 'research_askers_request_id_fkey' })
  request_id!: number;

  @PrimaryColumn('bigint')
  @ForeignKey('Account', { name: 'research_askers_account_id_fkey' })
  account_id!: number;
}
