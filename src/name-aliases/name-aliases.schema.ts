import { defineSchema, ownerReference, text } from '../records/columns.js';
import { partsShown, summary, type KnownRows, type ShownField, type View } from '../records/views.js';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

export const NAME_ALIASES = defineSchema('name_alias', {
  name: text({ required: true, description: 'The alternate name.', example: 'Inga Solberg' }),
  person_id: ownerReference('person', 'aliases'),
  organization_id: ownerReference('organization', 'aliases'),
});

/** The fields of a name alias in lists and other records; `na` is the table's alias. */
export const nameAliasSummary = (na: string, known?: KnownRows): View => summary(NAME_ALIASES, na, {}, known);

/** The name aliases of an owner, for example `nameAliasesOf('person_id', 'p')`. */
export const nameAliasesOf = (column: string, owner: string): ShownField =>
  partsShown('name_aliases', 'NameAliasSummary', nameAliasSummary, column, owner);

@Entity('name_aliases')
@Check('name_aliases_one_owner', 'num_nonnulls(person_id, organization_id) = 1')
@Check('name_aliases_not_empty', `name <> ''`)
@Index('name_aliases_person_id_idx', ['person_id', 'id'], { where: 'person_id IS NOT NULL' })
@Index('name_aliases_organization_id_idx', ['organization_id', 'id'], {
  where: 'organization_id IS NOT NULL',
})
@Index('name_aliases_updated_at_idx', ['updated_at'])
@ForeignKey('SourceReference', ['citation_id'], ['id'], { name: 'name_aliases_citation_id_fkey' })
export class NameAlias extends EntityType(NAME_ALIASES, CitedEntity) {}
