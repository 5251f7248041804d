/** The record types that search returns. Hits with equal scores are displayed in this order. */
export const SEARCH_TYPES = ['person', 'organization', 'membership', 'place'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Identifies a document by its record: type and legacy id, which never change (public ids do). */
export interface DocumentRef {
  readonly type: SearchType;
  readonly id: number;
}

/**
 * The key fields that queries search, each with the letter that prefixes its keys in PostgreSQL. Every key is
 * folded (see `names/normalize.ts`) unless stated otherwise. Lists have no duplicates and may be empty.
 */
export const KEY_LETTERS = {
  /** Full names in every spelling, with aliases; a membership's role and title; a place's name. */
  name: 'n',
  /** Full names with sorted words, also without small words; only where it differs from the name. */
  sorted: 's',
  /** Full names without spaces, for people also last name first; only where it differs from the name. */
  compact: 'c',
  /** A person's names with initials for the given names, and sorted words: `camilleri d`. */
  initials: 'i',
  /** Acronyms of an organization's names: `khsc`. */
  acronym: 'a',
  /** A person's last names. */
  surname: 'u',
  /** The consonants of a person's names; see names/sounds.ts. */
  sound: 'k',
  /** The words of all names. */
  word: 'w',
  /** Words of the record's roles and titles. */
  position: 't',
  /** Words of the names and addresses of its places. */
  place: 'q',
  /** Words of the records that it belongs to: organizations, and a membership's person. For a town: `city`, `hall`. */
  affiliation: 'f',
  /** The full texts of `position`, `place` and `affiliation`. */
  phrase: 'p',
  /** Email addresses in lower case; a person's work addresses are included. */
  email: 'e',
  /** Local parts of the email addresses, before the `@`. */
  emailLocal: 'l',
  /** Hostnames of an organization: its domain, and aliases that are hostnames. */
  domain: 'd',
  /** Values that `role=` matches. */
  role: 'r',
  /** Values that `organization_type=` matches. */
  organizationType: 'o',
  /** Values that `domain=` matches; except for organizations, with the hosts of email addresses. */
  site: 'h',
} as const;
export type KeyField = keyof typeof KEY_LETTERS;
export const KEY_FIELDS = Object.keys(KEY_LETTERS) as KeyField[];

/** One value for each key field. */
export const eachField = <Value>(valueOf: (field: KeyField) => Value) =>
  Object.fromEntries(KEY_FIELDS.map((field) => [field, valueOf(field)])) as {
    readonly [Field in KeyField]: Value;
  };

/** The indexed content of a record: its search keys, without the displayed fields. */
export interface SearchDocument extends DocumentRef, Readonly<Record<KeyField, readonly string[]>> {
  /** Taken before the record was read: of two documents, the one with the greater version is newer. */
  readonly version: number;
  /** The types of its organizations as stored, for facets. */
  readonly organizationTypeShown: readonly string[];
  /** Number of memberships and of an organization's children. Of equal scores, more come first. */
  readonly connections: number;
  /** Length of the displayed name. Of equal scores and connections, the shorter name comes first. */
  readonly nameLength: number;
}
