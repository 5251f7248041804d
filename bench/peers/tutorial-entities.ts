import { EntitySchema } from 'typeorm';

/* The same tables as TypeORM's documentation would map them: every relation on the entity, loaded with `relations`. */
const id = { id: { type: 'bigint' as const, primary: true, generated: true } };
const many = (target: string, inverseSide: string) => ({ type: 'one-to-many' as const, target, inverseSide });
const one = (target: string, column: string) => ({
  type: 'many-to-one' as const,
  target,
  joinColumn: { name: column },
  nullable: true,
});
const text = { type: 'text' as const, nullable: true };
const cited = {
  ...id,
  public_id: { type: 'uuid' as const },
  created_at: { type: 'timestamptz' as const },
  updated_at: { type: 'timestamptz' as const },
};

export const entities = [
  new EntitySchema({
    name: 'Person',
    tableName: 'people',
    columns: { ...cited, first_name: text, last_name: text },
    relations: {
      email_addresses: many('Email', 'person'),
      name_aliases: many('Alias', 'person'),
      memberships: many('Membership', 'person'),
      places: many('Place', 'person'),
      source_references: many('Source', 'person'),
    },
  }),
  new EntitySchema({
    name: 'Organization',
    tableName: 'organizations',
    columns: { ...cited, name: text, domain: text, organization_type: text },
  }),
  new EntitySchema({
    name: 'Membership',
    tableName: 'memberships',
    columns: {
      ...cited,
      role: text,
      title: text,
      start_date: { type: 'date', nullable: true },
      end_date: { type: 'date', nullable: true },
    },
    relations: { person: one('Person', 'person_id'), organization: one('Organization', 'organization_id') },
  }),
  new EntitySchema({
    name: 'Place',
    tableName: 'places',
    columns: {
      ...cited,
      name: text,
      address: text,
      latitude: { type: 'float', nullable: true },
      longitude: { type: 'float', nullable: true },
    },
    relations: { person: one('Person', 'person_id') },
  }),
  new EntitySchema({
    name: 'Alias',
    tableName: 'name_aliases',
    columns: { ...cited, name: text },
    relations: { person: one('Person', 'person_id') },
  }),
  new EntitySchema({
    name: 'Email',
    tableName: 'email_addresses',
    columns: { ...id, address: text, verified_at: { type: 'timestamptz', nullable: true } },
    relations: { person: one('Person', 'person_id') },
  }),
  new EntitySchema({
    name: 'Source',
    tableName: 'person_sources',
    columns: { ...cited, source_category: text, url: text },
    relations: { person: one('Person', 'person_id') },
  }),
];
