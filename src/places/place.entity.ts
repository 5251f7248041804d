import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';
import { PLACES } from './places.schema.js';

@Entity('places')
@Check('places_located', 'address IS NOT NULL OR (latitude IS NOT NULL AND longitude IS NOT NULL)')
@Check('places_coordinates', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
@Check('places_one_owner', 'num_nonnulls(person_id, organization_id, membership_id) = 1')
@Check('places_not_empty', `name <> '' AND address <> ''`)
@Check('places_both_coordinates', 'num_nonnulls(latitude, longitude) <> 1')
@Index('places_person_id_idx', ['person_id'])
@Index('places_organization_id_idx', ['organization_id'])
@Index('places_membership_id_idx', ['membership_id'])
@Index('places_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'places_citation_id_fkey' })
export class Place extends EntityType(PLACES, CitedEntity) {}
