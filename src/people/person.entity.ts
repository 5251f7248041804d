import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';
import { PEOPLE } from './people.schema.js';

@Entity('people')
@Check('people_named', 'first_name IS NOT NULL OR last_name IS NOT NULL')
@Check('people_not_empty', `first_name <> '' AND last_name <> ''`)
@Index('people_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'people_citation_id_fkey' })
export class Person extends EntityType(PEOPLE, CitedEntity) {}
