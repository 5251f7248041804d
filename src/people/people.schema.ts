import { defineSchema, text } from '../records/columns.js';
import { text as textSchema } from '../http/json-schema.js';
import { shown, summary, type View } from '../records/views.js';
import { Entity } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

export const PEOPLE = defineSchema('person', {
  first_name: text({ nullable: true, description: 'The given name.', example: 'Ingrid' }),
  last_name: text({ nullable: true, description: 'The family name.', example: 'Solberg' }),
});

/** The fields of a person in lists, search and other records; `p` is the table's alias. */
export const personSummary = (p: string): View =>
  summary(PEOPLE, p, {
    name: shown(`concat_ws(' ', ${p}.first_name, ${p}.last_name)`, textSchema('The display name.')),
  });

@Entity('people')
export class Person extends EntityType(PEOPLE, CitedEntity) {}
