import type { Schema } from '../../http/openapi-types.js';
import { PARTIES } from '../../database/resources.js';
import type { SearchType } from '../../search/documents.js';
import { listMeta } from './records.js';
import {
  flag,
  integer,
  listOf,
  moment,
  oneOfBy,
  orNull,
  publicId,
  record,
  schemaRef,
  text,
  word,
  envelope,
  listEnvelope,
  share,
  counts,
  texts,
} from '../../http/json-schema.js';
import { capitalized, withArticle } from '../../values/text.js';
import { IDS } from '../../common/sample-ids.js';

/** A hit; `type` is also the key of its summary. */
const hit = (type: SearchType, name: string): Schema =>
  record(`${capitalized(withArticle(type))} that was found, and why.`, {
    type: word([type], 'What was found, and the key of its record.'),
    public_id: schemaRef('PublicId'),
    score: schemaRef('SearchScore'),
    matched: schemaRef('MatchedFields'),
    highlight: schemaRef('Highlight'),
    [type]: schemaRef(name),
  });

const zeroResultSearch = {
  id: integer(undefined, 1),
  query: text('As it was first written.', 'Nils Unbekannt'),
  filters: {
    type: 'object',
    description: 'The filters of the search.',
    example: { type: 'person' },
    additionalProperties: text(),
  },
  search_count: integer('How often it had no results.', 1, 3),
  first_searched_at: moment('The first search, in UTC.', '2026-02-01T10:00:00.000Z'),
  last_searched_at: moment('The last search, in UTC.', '2026-02-14T16:05:00.000Z'),
  completed: flag('Whether an editor completed it.', true),
  completed_at: orNull(moment('The completion, in UTC.', '2026-02-15T08:00:00.000Z')),
  completed_by: orNull(schemaRef('Actor', 'The editor who completed it.')),
  note: orNull(text('An editor’s.', 'Added.')),
  now_found: flag('Whether the search has results now; updated in the background after a change.', true),
  updated_at: moment('The last change, in UTC.'),
} satisfies Record<string, Schema>;

const nullable = (description: string, example: string): Schema => ({
  ...orNull(text(description)),
  example,
});

export const SEARCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  SearchHit: oneOfBy('A record that was found: its summary is under the key that type names.', 'type', {
    person: 'PersonHit',
    organization: 'OrganizationHit',
    membership: 'MembershipHit',
    place: 'PlaceHit',
  } satisfies Record<SearchType, string>),
  PersonHit: hit('person', 'PersonSummary'),
  OrganizationHit: hit('organization', 'OrganizationSummary'),
  MembershipHit: hit('membership', 'MembershipSummary'),
  PlaceHit: hit('place', 'PlaceSummary'),
  SearchScore: share(
    'How well the query fits: 1 for a whole name, less for parts of one, least with typing errors.',
    0.81,
  ),
  MatchedFields: texts('The fields that the query was found in.', ['name', 'organization']),
  Highlight: {
    type: 'object',
    description: 'The texts of those fields as HTML, with the matched words in `<em>`.',
    additionalProperties: { type: 'array', items: text() },
    example: { name: ['Ingrid <em>Solberg</em>'] },
  },
  SearchBackend: word(
    ['elasticsearch', 'database'],
    'Which engine answered. The database answers when Elasticsearch is not configured or not available.',
  ),
  SearchFacets: record('Counts of results over all pages.', {
    type: counts('Results of each type.', { person: 1 }),
    organization_type: counts('Results that are, or belong to, an organization of each type.', {
      foundation: 1,
    }),
  }),
  SearchResults: record('A page of what was found, the best first.', {
    results: listOf('SearchHit'),
    meta: schemaRef('SearchMeta'),
  }),
  SearchMeta: listMeta('Where in the results the page is. Pages and cursors reach 10,000 results.', {
    total_count_relation: word(
      ['eq', 'gte'],
      'Whether `total_count` is the number of results (`eq`), or of the 10,000 or more that there are at least (`gte`). Facets then count some of them.',
    ),
    facets: schemaRef('SearchFacets'),
    backend: schemaRef('SearchBackend'),
    index_lag_seconds: {
      type: 'number',
      minimum: 0,
      description:
        'Seconds since the oldest change that search does not show yet; 0 if it shows all changes.',
      example: 0,
    },
  }),
  ZeroResultSearch: record('A search that found nothing, as a task for editors.', zeroResultSearch),
  ZeroResultSearchReply: envelope('A zero-result search.', ['zero_result_search'], 'ZeroResultSearch'),
  ZeroResultSearchList: listEnvelope(
    'A page of searches that found nothing.',
    ['zero_result_searches'],
    'ZeroResultSearch',
  ),
  GraphNode: record('A person or an organization of a graph.', {
    type: word(PARTIES, 'What the node is.'),
    public_id: schemaRef('PublicId'),
    name: text('The name.'),
    organization_type: nullable('Null for people.', 'foundation'),
    connections: integer(
      'The number of its relations, including those not shown; at most 1,000 for people.',
      0,
      12,
    ),
    depth: integer('The distance from the requested record, in relations.', 0, 1),
  }),
  GraphEdge: record('A relation of two nodes.', {
    type: word(
      ['membership', 'parent'],
      'From a person to an organization, or from an organization to its parent.',
    ),
    public_id: { ...orNull(publicId('The membership’s; null for a parent.')), example: IDS.membership },
    from_public_id: publicId('The source node.', IDS.person),
    to_public_id: publicId('The target node.', IDS.organization),
    role: nullable('Null for a parent.', 'director'),
    title: nullable('The role as a label for people to read.', 'Director'),
    current: flag('False for a membership that has an end date or has not started.', true),
  }),
  GraphReply: record('What a record is related to.', {
    graph: {
      ...record('The records and their relations.', {
        nodes: listOf('GraphNode', 'The record itself comes first.'),
        edges: listOf('GraphEdge', 'The relations among the nodes.'),
      }),
      example: { nodes: [], edges: [] },
    },
    meta: {
      ...record('How far the graph goes.', {
        depth: integer('As requested.', 1),
        truncated: flag('True if nodes were omitted.'),
      }),
      example: { depth: 1, truncated: false },
    },
  }),
};
