import { hash } from 'node:crypto';
import type { SearchDocument } from '../../documents.js';

/**
 * The fields of an Elasticsearch document: those of a search document without its version, which Elasticsearch keeps, and a
 * digest of them all, which identifies outdated documents.
 */
type Properties = {
  readonly [Field in Exclude<keyof SearchDocument, 'version'> | 'digest']: object;
};

/** A list that is only looked into. */
const KEY = { type: 'keyword', doc_values: false, norms: false, index_options: 'docs' } as const;

const PROPERTIES: Properties = {
  type: { type: 'keyword' },
  id: { type: 'long' },
  name: KEY,
  sorted: KEY,
  compact: KEY,
  initials: KEY,
  acronym: KEY,
  surname: KEY,
  word: KEY,
  position: KEY,
  place: KEY,
  affiliation: KEY,
  phrase: KEY,
  email: KEY,
  emailLocal: KEY,
  domain: KEY,
  role: KEY,
  organizationType: KEY,
  organizationTypeShown: { type: 'keyword', index: false },
  site: KEY,
  connections: { type: 'integer' },
  nameLength: { type: 'integer', index: false },
  digest: { type: 'keyword', index: false },
};

const digestOf = (json: string): string => hash('sha1', json, 'base64url');

/** Tells an index that was made with other fields. */
export const SCHEMA = digestOf(JSON.stringify(PROPERTIES));

/**
 * How an index is made. Only what Elasticsearch's core has: keywords, folded before they come here, are compared whole,
 * by their beginnings and by their typing errors. Documents are not kept, since records are read from the database.
 */
export const INDEX_DEFINITION = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // A write is to be found within a second, on its way through the outbox too.
    refresh_interval: '250ms',
    // As long as a late delivery may be under way, it is known that a document was taken out.
    gc_deletes: '1h',
  },
  mappings: {
    _meta: { schema: SCHEMA },
    dynamic: 'strict',
    _source: { enabled: false },
    properties: PROPERTIES,
  },
} as const;

/** The id of a document. Ids of records never change, and are never given again. */
export const documentId = ({ type, id }: Pick<SearchDocument, 'type' | 'id'>): string => `${type}:${id}`;

/** What is given to Elasticsearch of a document, as JSON. */
export function storedDocument(document: SearchDocument): string {
  const json = contentOf(document);
  return `${json.slice(0, -1)},"digest":"${digestOf(json)}"}`;
}

/** The digest that is kept with a document. */
export const contentDigest = (document: SearchDocument): string => digestOf(contentOf(document));

const contentOf = ({ version: _version, ...fields }: SearchDocument): string => JSON.stringify(fields);
