/** The kinds of record that can be searched for, in the order in which equal hits are shown. */
export const SEARCH_TYPES = ['person', 'organization', 'membership', 'place'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** A document by its record: type and legacy id, which never change (public ids do). */
export interface DocumentRef {
  readonly type: SearchType;
  readonly id: number;
}

/**
 * What the engines know of a record: nothing to show, all that it can be found by. Every text is folded (see
 * `names/normalize.ts`) unless said otherwise; lists have no repetitions and may be empty.
 */
export interface SearchDocument extends DocumentRef {
  /** Taken before the record was read: of two documents the one with the greater version shows a later state. */
  readonly version: number;

  /** Whole names, in every spelling: the name and each alias; a membership's role and title; a place's name. */
  readonly name: readonly string[];
  /** The same with the words in alphabetical order, also without small words; only where that differs from the name. */
  readonly sorted: readonly string[];
  /** The same without spaces, a person's also with the last name first; only where that differs from the name. */
  readonly compact: readonly string[];
  /** A person's names with initials for the given names, words in alphabetical order: `camilleri d`. */
  readonly initials: readonly string[];
  /** What the words of an organization's names begin with: `khsc`. */
  readonly acronym: readonly string[];
  /** A person's last names. */
  readonly surname: readonly string[];
  /** The words of all names. */
  readonly word: readonly string[];

  /** Words of the roles and titles that go with the record. */
  readonly position: readonly string[];
  /** Words of the names and addresses of its places. */
  readonly place: readonly string[];
  /** Words of the records that it belongs to: a person's organizations, a membership's person and organization. */
  readonly affiliation: readonly string[];
  /** Whole texts that those words are from: an organization's name, a role, a place's name. */
  readonly phrase: readonly string[];

  /** Email addresses in lower case, a person's work addresses included. */
  readonly email: readonly string[];
  /** The parts before the `@`. */
  readonly emailLocal: readonly string[];
  /** Hostnames of an organization: its domain, and aliases that are hostnames. */
  readonly domain: readonly string[];

  /** What `role=` compares with. */
  readonly role: readonly string[];
  /** What `organization_type=` compares with. */
  readonly organizationType: readonly string[];
  /** The same as they are stored, for facets. */
  readonly organizationTypeShown: readonly string[];
  /** What `domain=` compares with, and for a person the hostnames at which it can be contacted. */
  readonly site: readonly string[];

  /** Memberships, and an organization's children: of equal hits the better connected comes first. */
  readonly connections: number;
  /** Characters of the shown name: of equal hits the shorter comes first. */
  readonly nameLength: number;
}
