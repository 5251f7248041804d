import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';
import { NAME_ALIASES } from './name-aliases.schema.js';

@Entity('name_aliases')
@Check('name_aliases_one_owner', 'num_nonnulls(person_id, organization_id) = 1')
@Check('name_aliases_not_empty', `name <> ''`)
@Index('name_aliases_person_id_idx', ['person_id'])
@Index('name_aliases_organization_id_idx', ['organization_id'])
@Index('name_aliases_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'name_aliases_citation_id_fkey' })
export class NameAlias extends EntityType(NAME_ALIASES, CitedEntity) {}
