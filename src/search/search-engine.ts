import { compact, sorted } from '../names/normalize.js';
import { LOADS, WRITES } from '../outbox/outbox.js';
import type { KeyField, SearchDocument, DocumentRef, SearchType } from './documents.js';

/** The engine that answered, as `meta.backend` names it. */
export type Backend = 'elasticsearch' | 'database';

/** A Boolean condition on a document that both engines can evaluate. Values are folded. */
export type Clause =
  | { readonly is: KeyField; readonly value: string }
  | { readonly startsWith: KeyField; readonly value: string }
  | { readonly type: SearchType }
  /** Minimum number of connections: one of POWERS. */
  | { readonly connections: number }
  | { readonly all: readonly Clause[] }
  | { readonly any: readonly Clause[] };

/** One way for a document to match, with its score. The score of a document is that of its best tier. */
export interface Tier {
  readonly why: string;
  /** From 0 to 1, in steps of 0.01. */
  readonly score: number;
  readonly clause: Clause;
}

/** One tier, or an empty list without clauses. */
export const tier = (why: string, score: number, clauses: readonly Clause[]): Tier[] =>
  clauses.length === 0 ? [] : [{ why, score, clause: any(clauses) }];

export const is = (field: KeyField, value: string): Clause => ({ is: field, value });
export const each = (field: KeyField, values: readonly string[]): Clause[] =>
  values.map((value) => is(field, value));
export const startsWith = (field: KeyField, value: string): Clause => ({ startsWith: field, value });
export const all = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { all: clauses };
export const any = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { any: clauses };
export const PERSON: Clause = { type: 'person' };
export const ORGANIZATION: Clause = { type: 'organization' };

/** The name with its words in any order. `sorted` omits keys that equal the name (see KEY_LETTERS). */
export function inAnyOrder(form: string): Clause[] {
  const key = sorted(form);
  return form.includes(' ') ? [is('name', key), is('sorted', key)] : [is('name', key)];
}

/** The name with spaces in other positions. */
export function spacedOtherwise(form: string): Clause[] {
  const key = compact(form);
  return form.includes(' ') ? [is('name', key), is('compact', key)] : [is('compact', key)];
}

/** The keys of a document, by field. */
export const keysOf = (document: SearchDocument): ReadonlySet<string> =>
  new Set(
    (
      ['name', 'sorted', 'compact', 'initials', 'acronym', 'surname', 'word', 'email', 'domain'] as const
    ).flatMap((field) => document[field].map((value) => `${field} ${value}`)),
  );

/** The distinct keys of a clause, in the form of `keysOf`. Without one of them no document meets it. */
export function keysIn(clause: Clause): Set<string> {
  if ('is' in clause) return new Set([`${clause.is} ${clause.value}`]);
  const parts = 'any' in clause ? clause.any : 'all' in clause ? clause.all : [];
  return new Set(parts.flatMap((part) => [...keysIn(part)]));
}

export function meets(clause: Clause, document: SearchDocument, has: ReadonlySet<string>): boolean {
  if ('is' in clause) return has.has(`${clause.is} ${clause.value}`);
  if ('any' in clause) return clause.any.some((one) => meets(one, document, has));
  if ('all' in clause) return clause.all.every((one) => meets(one, document, has));
  if ('startsWith' in clause)
    return document[clause.startsWith].some((value) => value.startsWith(clause.value));
  return 'type' in clause && clause.type === document.type;
}

/** Filters of a search; every filter must match exactly. */
export interface SearchFilters {
  /** Empty for all types. */
  readonly types: readonly SearchType[];
  /** Folded (see `fold`). Matches hits of an organization of this type. */
  readonly organizationType?: string;
  /** Folded. Matches the people with a role, and the memberships themselves. */
  readonly role?: string;
  /** A hostname. Matches its organizations and their members. */
  readonly domain?: string;
}

/** The filters of a search as clauses. All must hold. */
export function filterClauses({ types, organizationType, role, domain }: SearchFilters): Clause[] {
  return [
    ...(types.length === 0 ? [] : [any(types.map((type) => ({ type })))]),
    ...(organizationType === undefined ? [] : [is('organizationType', organizationType)]),
    ...(role === undefined ? [] : [is('role', role)]),
    ...(domain === undefined ? [] : [is('site', domain)]),
  ];
}

export interface SearchSlice {
  readonly offset: number;
  readonly limit: number;
}

/** A slice of records ordered by id: from `offset`, or after `afterId`. */
export interface ContactsSlice extends SearchSlice {
  readonly afterId?: number;
}

/** A matching document, with the score of its best tier. */
export interface Hit extends DocumentRef {
  readonly score: number;
}

/** Number of hits per value, over all pages. Values are as stored, not folded. */
export interface Facets {
  readonly type: Readonly<Partial<Record<SearchType, number>>>;
  readonly organization_type: Readonly<Record<string, number>>;
}

export interface Found {
  readonly total: number;
  /** Whether there may be more hits. Facets then count only those that were read. */
  readonly isLowerBound: boolean;
  /** The score of the best hit of all pages; 0 without hits. */
  readonly best: number;
  readonly hits: readonly Hit[];
  readonly facets: Facets;
}

/** A hostname, and how many of its people to find. */
export interface FirstContacts {
  readonly domain: string;
  readonly limit: number;
}

/** The organizations of a domain, and a page of the people who are its contacts: ascending ids. */
export interface FoundContacts {
  readonly total: number;
  readonly people: readonly number[];
  readonly organizations: readonly number[];
}

/** Factor on memberships and places: callers mostly mean the person or organization that has them. */
export const LESSER = 0.8;

/** A hostname with more organizations belongs to a provider. */
export const MAX_ORGANIZATIONS = 1_000;

/** A query for records of one type. */
export interface CandidateQuery {
  readonly type: SearchType;
  readonly tiers: readonly Tier[];
}

/** The ids that queries for candidates found, in the order of the queries. */
export interface FoundIds {
  readonly total: number;
  readonly ids: readonly (readonly number[])[];
}

/**
 * Searches documents. The records are read from PostgreSQL afterwards, so a hit whose record was deleted in
 * the meantime is omitted. Both engines give the same answer: the same tiers in the same order (score,
 * connections, shorter names, age). A method throws when its engine does not answer; it never returns a
 * partial answer.
 */
export interface SearchEngine {
  readonly backend: Backend;

  /** The documents that match at least one tier, best first, with totals and facets. */
  find(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice): Promise<Found>;

  /**
   * The records that match each query, best first and without totals. Of a tier with thousands of hits only a part is
   * read, so that a common name costs no more than a rare one.
   */
  candidates(queries: readonly CandidateQuery[], limit: number): Promise<FoundIds>;

  isEmpty(): Promise<boolean>;

  /** The contacts of a hostname. `slice` applies to people; organizations are on every page. */
  contacts(domain: string, slice: ContactsSlice): Promise<FoundContacts>;

  /** The first contacts of several hostnames, in one request. */
  firstContacts(asked: readonly FirstContacts[]): Promise<readonly FoundContacts[]>;
}

/** A document that an engine rejected, with the reason. A retry fails again. */
export interface RefusedDocument extends DocumentRef {
  readonly reason: string;
}

/** Indexes the halves of a rejected batch, until only the rejected documents fail. */
export async function indexHalves(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  reason: string,
): Promise<RefusedDocument[]> {
  const [one, ...others] = documents;
  if (others.length === 0) return [{ type: one!.type, id: one!.id, reason }];
  const middle = documents.length >> 1;
  const first = await index.index(documents.slice(0, middle));
  return [...first, ...(await index.index(documents.slice(middle)))];
}

/** Scores have three decimals. Elasticsearch calculates with 32 bits. */
export const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

/** Ids above `after` and up to `upTo`; null for no upper limit. */
export interface IdRange {
  readonly after: number;
  readonly upTo: number | null;
}

/**
 * The write interface of an engine. Deliveries may be repeated and may come in any order: a document with an
 * older version than the indexed one is ignored without an error. Throws when the engine does not answer, or
 * is full; the state of the batch is then unknown, and it must be delivered again.
 */
export interface SearchIndex {
  readonly backend: Backend;

  /** Indexes documents and replaces their earlier versions. Returns the rejected documents. */
  index(documents: readonly SearchDocument[]): Promise<RefusedDocument[]>;

  /** Removes documents. A document that was indexed with a later `version` stays. */
  remove(gone: readonly (DocumentRef & { readonly version: number })[]): Promise<void>;

  count(): Promise<number>;

  /** By id, a digest of each indexed document of a type, within a range of ids or with these ids. */
  digests(type: SearchType, which: IdRange | readonly number[]): Promise<Map<number, string>>;

  /** The expected digest of a document. */
  digestOf(document: SearchDocument): string;
}

/** The topic of messages about outdated documents of one engine. Each engine follows at its own pace. */
export const topicOf = (backend: Backend): string => `search:${backend}`;

/** The topic of documents that a load makes out of date, so that no write waits behind them. */
export const loadsTopicOf = (backend: Backend): string => `${topicOf(backend)}:loads`;

/** The topics of all messages that an engine has not processed yet. */
export const topicsOf = (backend: Backend): string[] => [
  WRITES,
  LOADS,
  topicOf(backend),
  loadsTopicOf(backend),
];

/** The topic of messages about documents for the index that a rebuild fills while the live index serves. */
export const REBUILD = 'search:rebuild';
