import { LOADS, WRITES } from '../outbox/outbox.js';
import type { SearchDocument, DocumentRef, SearchType } from './documents.js';
import type { Tier } from './query/clauses.js';

/** Which engine answered, as `meta.backend` says it. */
export type Backend = 'elasticsearch' | 'database';

/** What a caller restricts a search to; every condition is met exactly. */
export interface SearchFilters {
  /** Empty: all types. */
  readonly types: readonly SearchType[];
  /** Folded (see `fold`): hits of an organization of this type. */
  readonly organizationType?: string;
  /** Folded: the holders of a role, and the memberships themselves. */
  readonly role?: string;
  /** A hostname: organizations that have it, and their members. */
  readonly domain?: string;
}

export interface SearchSlice {
  readonly offset: number;
  readonly limit: number;
}

/** A slice of records in the order of their ids: by `offset`, or from the first after `afterId`. */
export interface ContactsSlice extends SearchSlice {
  readonly afterId?: number;
}

/** A document that was found, and the score of the best tier that found it. */
export interface Hit extends DocumentRef {
  readonly score: number;
  /** Of the document, where the engine tells it. */
  readonly version?: number;
}

/** How many hits, over all pages, each value stands for; values as they are stored, not folded. */
export interface Facets {
  readonly type: Readonly<Partial<Record<SearchType, number>>>;
  readonly organization_type: Readonly<Record<string, number>>;
}

export interface Found {
  readonly total: number;
  /** Whether there may be more hits than `total`; facets are then of those with the most connections. */
  readonly isLowerBound: boolean;
  /** The score of the best hit of all pages; 0 without one. */
  readonly best: number;
  readonly hits: readonly Hit[];
  readonly facets: Facets;
}

/** What an engine finds: all of it is counted. */
export type Counted = Found & { readonly isLowerBound: false };

/** A page of the people that can be contacted at a domain, and the organizations that have it; record ids, ascending. */
export interface FoundContacts {
  readonly total: number;
  readonly people: readonly number[];
  readonly organizations: readonly number[];
}

/** The factor on the score of memberships and places: callers mostly mean the person or organization that has them. */
export const LESSER = 0.8;

/** A hostname that more organizations have is a provider's, not theirs. */
export const MAX_ORGANIZATIONS = 1_000;

/**
 * Finds documents; the records are read from PostgreSQL afterwards, so a hit that was deleted meanwhile drops out. Both
 * engines answer alike: the same tiers, in the same order (score, connections, shorter names, age). A method throws when
 * its engine does not answer; it never returns a partial answer.
 */
export interface SearchEngine {
  readonly backend: Backend;

  /** The documents that at least one tier finds, best first, with totals and facets over all of them. */
  find(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice): Promise<Counted>;

  /** Whether there are no documents at all. */
  isEmpty(): Promise<boolean>;

  /**
   * Who can be contacted at a hostname; `slice` is of the people, all organizations come with every page, up to
   * MAX_ORGANIZATIONS.
   */
  contacts(domain: string, slice: ContactsSlice): Promise<FoundContacts>;
}

/** A document that an engine would not take, and why. Trying again does not help. */
export interface RefusedDocument extends DocumentRef {
  readonly reason: string;
}

/** Ids above `after` up to `upTo`; null: all above it. */
export interface IdRange {
  readonly after: number;
  readonly upTo: number | null;
}

/**
 * The writing side of an engine. Deliveries may come twice and in any order: a document with an older version than the
 * one that is there changes nothing, and is no error. Throws when the engine does not answer, or is full; then nothing
 * is known of the batch, and it has to be delivered again.
 */
export interface SearchIndex {
  readonly backend: Backend;

  /** Puts documents in the place of what is there of them; returns those that were refused. */
  index(documents: readonly SearchDocument[]): Promise<RefusedDocument[]>;

  /** Takes documents out. `version` as for documents: what was indexed later stays. */
  remove(gone: readonly (DocumentRef & { readonly version: number })[]): Promise<void>;

  /** How many documents there are. */
  count(): Promise<number>;

  /** By id, what tells the content of each document of a type that is there, of those in a range or with these ids. */
  digests(type: SearchType, which: IdRange | readonly number[]): Promise<Map<number, string>>;

  /** The same of a document as it should be. */
  digestOf(document: SearchDocument): string;
}

/** Messages about documents that are out of date in one of the engines: each engine follows at its own pace. */
export const topicOf = (backend: Backend): string => `search:${backend}`;

/** The same for documents that a load makes out of date: no write waits behind them. */
export const loadsTopicOf = (backend: Backend): string => `${topicOf(backend)}:loads`;

/** The topics of all messages that an engine has not followed yet. */
export const topicsOf = (backend: Backend): string[] => [
  WRITES,
  LOADS,
  topicOf(backend),
  loadsTopicOf(backend),
];

/** Messages about documents for the index that is being built while the live one serves. */
export const REBUILD = 'search:rebuild';
