/**
 * The kinds of directory record, named as in the API and in the database's `resource` type, each with its table and path
 * segment, which are the same word.
 */
export const PLURAL = {
  person: 'people',
  organization: 'organizations',
  membership: 'memberships',
  place: 'places',
  name_alias: 'name_aliases',
  source_reference: 'source_references',
} as const;
export type Resource = keyof typeof PLURAL;
export const RESOURCES = Object.keys(PLURAL) as readonly Resource[];

/** The kinds of record that are matched, merged and looked up. */
export const PARTIES = ['person', 'organization'] as const;
export type Party = (typeof PARTIES)[number];

/** The resources that an import loads; their name aliases are loaded with them. */
export const LOADED = ['person', 'organization', 'membership', 'place'] as const satisfies Resource[];
export type LoadedResource = (typeof LOADED)[number];

/** An object with these keys; `make` returns the value of each. */
export const perEach = <K extends string, T>(keys: readonly K[], make: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Readonly<Record<K, T>>;
