/** The kinds of record that can be searched for, in the order in which equal hits are shown. */
export const SEARCH_TYPES = ['person', 'organization', 'membership', 'place'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** A document by its record: type and legacy id, which never change (public ids do). */
export interface DocumentRef {
  readonly type: SearchType;
  readonly id: number;
}

/**
 * The lists of keys that queries look into, each with the letter that stands before its keys in PostgreSQL. Every key is
 * folded (see `names/normalize.ts`) unless said otherwise; lists have no repetitions and may be empty.
 */
export const KEY_LETTERS = {
  /** Whole names, in every spelling: the name and each alias; a membership's role and title; a place's name. */
  name: 'n',
  /** The same with the words in alphabetical order, also without small words; only where that differs from the name. */
  sorted: 's',
  /** The same without spaces, a person's also with the last name first; only where that differs from the name. */
  compact: 'c',
  /** A person's names with initials for the given names, words in alphabetical order: `camilleri d`. */
  initials: 'i',
  /** What the words of an organization's names begin with: `khsc`. */
  acronym: 'a',
  /** A person's last names. */
  surname: 'u',
  /** The words of all names. */
  word: 'w',
  /** Words of the roles and titles that go with the record. */
  position: 't',
  /** Words of the names and addresses of its places. */
  place: 'q',
  /** Words of the records that it belongs to: a person's organizations, a membership's person and organization. */
  affiliation: 'f',
  /** Whole texts that those words are from: an organization's name, a role, a place's name. */
  phrase: 'p',
  /** Email addresses in lower case, a person's work addresses included. */
  email: 'e',
  /** The parts before the `@`. */
  emailLocal: 'l',
  /** Hostnames of an organization: its domain, and aliases that are hostnames. */
  domain: 'd',
  /** What `role=` compares with. */
  role: 'r',
  /** What `organization_type=` compares with. */
  organizationType: 'o',
  /** What `domain=` compares with, and for a person the hostnames at which it can be contacted. */
  site: 'h',
} as const;
export type KeyField = keyof typeof KEY_LETTERS;
export const KEY_FIELDS = Object.keys(KEY_LETTERS) as KeyField[];

/** One value for each list of keys. */
export const eachField = <Value>(valueOf: (field: KeyField) => Value) =>
  Object.fromEntries(KEY_FIELDS.map((field) => [field, valueOf(field)])) as {
    readonly [Field in KeyField]: Value;
  };

/** What the engines know of a record: nothing to show, all that it can be found by. */
export interface SearchDocument extends DocumentRef, Readonly<Record<KeyField, readonly string[]>> {
  /** Taken before the record was read: of two documents the one with the greater version shows a later state. */
  readonly version: number;
  /** The types of its organizations as they are stored, for facets. */
  readonly organizationTypeShown: readonly string[];
  /** Memberships, and an organization's children: of equal hits the better connected comes first. */
  readonly connections: number;
  /** Characters of the shown name: of equal hits the shorter comes first. */
  readonly nameLength: number;
}
