import { defineSchema, reference, text } from '../records/columns.js';
import { partsShown, summary, type ShownField, type View } from '../records/views.js';

export const NAME_ALIASES = defineSchema('name_alias', {
  name: text({ required: true, description: 'The alternate name.', example: 'Inga Solberg' }),
  person_id: reference('person', {
    nullable: true,
    partOf: true,
    description: 'The owner, if it is a person.',
    filter: 'Only aliases of this person.',
  }),
  organization_id: reference('organization', {
    nullable: true,
    partOf: true,
    description: 'The owner, if it is an organization.',
    filter: 'Only aliases of this organization.',
  }),
});

/** The fields of a name alias in lists and other records; `na` is the table's alias. */
export const nameAliasSummary = (na: string): View => summary(NAME_ALIASES, na);

/** The name aliases of an owner, for example `nameAliasesOf('person_id', 'p')`. */
export const nameAliasesOf = (column: string, owner: string): ShownField =>
  partsShown('name_aliases', 'NameAliasSummary', nameAliasSummary, column, owner);
