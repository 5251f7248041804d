/** The kinds of directory record, named as in the API and in the database's `resource` type. */
export const RESOURCES = [
  'person',
  'organization',
  'membership',
  'place',
  'name_alias',
  'source_reference',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** Table and path segment of each resource, which are the same word. */
export const PLURAL = {
  person: 'people',
  organization: 'organizations',
  membership: 'memberships',
  place: 'places',
  name_alias: 'name_aliases',
  source_reference: 'source_references',
} as const satisfies Record<Resource, string>;

/** An object with these keys; `make` returns the value of each. */
export const perEach = <K extends string, T>(keys: readonly K[], make: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Readonly<Record<K, T>>;
