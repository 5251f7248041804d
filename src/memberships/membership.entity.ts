import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';
import { MEMBERSHIPS } from './memberships.schema.js';

@Entity('memberships')
@Check('memberships_dates', 'end_date >= start_date')
@Check('memberships_not_empty', `role <> '' AND title <> ''`)
@Index('memberships_person_id_idx', ['person_id', 'id'])
@Index('memberships_organization_id_idx', ['organization_id', 'id'])
@Index('memberships_organization_id_person_id_idx', ['organization_id', 'person_id'])
@Index('memberships_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'memberships_citation_id_fkey' })
export class Membership extends EntityType(MEMBERSHIPS, CitedEntity) {}
