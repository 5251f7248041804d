import { defineSchema, ownerReference, text } from '../records/columns.js';
import { partsShown, summary, type KnownRows, type ShownField, type View } from '../records/views.js';
import { Entity } from 'typeorm';
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
export class NameAlias extends EntityType(NAME_ALIASES, CitedEntity) {}
