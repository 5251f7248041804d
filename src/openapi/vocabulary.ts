import type { Schema } from '../http/openapi-types.js';
import { IDS } from '../common/sample-ids.js';

/** Description and example of each property name, used if a schema has none of its own. */
const WORDS: Readonly<Record<string, readonly [description: string, example?: unknown]>> = {
  name: ['The name.', 'Ingrid Solberg'],
  email: ['An email address.', 'ingrid@solberg.example'],
  email_addresses: ['The email addresses.'],
  name_aliases: ['Alternate names.'],
  places: ['The places, without their citations.'],
  source_references_count: ['', 1],
  parent_organization_public_id: ['', IDS.parent],
  current: ['', true],
  members_count: ['', 12],
  merges: ['The merges of this page.'],
  person_public_id: ['', IDS.person],
  organization_public_id: ['', IDS.organization],
  membership_public_id: ['', IDS.membership],
  public_id: ['', IDS.person],
  use_public_id: ['', IDS.person],
  recorded_at: ['', '2026-01-31T09:30:00.000Z'],
  id: ['The number.', 7],
  people: ['The people of this page.'],
  organizations: ['The organizations of this page.'],
  organization: ['The organization.'],
  advertisers: ['The same as `organizations`.'],
  members: ['The memberships of this page.'],
  memberships: ['The memberships of this page.'],
  source_references: ['The citations of this page.'],
  changes: ['The changes of this page, newest first.'],
  results: ['The results of this page.'],
  research_requests: ['The research requests of this page.'],
  zero_result_searches: ['The searches of this page.'],
  duplicates: ['The pairs of this page.'],
  created_at: ['When it was created, in UTC.', '2026-01-31T09:30:00.000Z'],
  updated_at: ['When it last changed, in UTC.', '2026-02-14T16:05:12.480Z'],
  status: ['The state.', 200],
  decided_by: ['The editor who decided; null while it is open.'],
  decided_at: ['When it was decided, in UTC.', '2026-02-14T16:05:12.480Z'],
};

type Schemas = Readonly<Record<string, Schema>>;

/** Adds the vocabulary's descriptions and examples to properties without them. */
export const withVocabulary = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, completed(schema)]));

function completed(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const [description, example] = WORDS[name] ?? [];
    return [
      name,
      {
        ...property,
        ...(description && property.$ref === undefined && property.description === undefined
          ? { description }
          : {}),
        ...(takesExample(property) && example !== undefined ? { example } : {}),
      },
    ];
  });
  return { ...schema, properties: Object.fromEntries(properties) as Schemas };
}

/** References and lists of references use the examples of their schema. */
const takesExample = (property: Schema): boolean =>
  property.example === undefined &&
  property.$ref === undefined &&
  property.anyOf === undefined &&
  property.items?.$ref === undefined;
