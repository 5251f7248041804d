import type { Schema } from '../../http/openapi-types.js';
import { SEARCH_TYPES } from '../../search/documents.js';
import { LIST_META } from './envelopes.js';
import { flag, integer, listOf, moment, orNull, publicId, record, schemaRef, text } from './schema.js';

const counts = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: { type: 'integer', minimum: 0 },
});

const BACKEND: Schema = {
  type: 'string',
  enum: ['elasticsearch', 'database'],
  description:
    'Which engine answered. Both answer alike; the database steps in for a search index that cannot.',
};

const hit = {
  type: { type: 'string', enum: SEARCH_TYPES, description: 'Under this key the record follows.' },
  public_id: publicId('The record’s id.'),
  score: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: 'How well the query fits: 1 for a whole name, less for its parts, least for typing errors.',
  },
  matched: { type: 'array', items: text(), description: 'The fields that the query was found in.' },
  highlight: {
    type: 'object',
    description: 'Those fields’ texts as HTML, the words that were found in `<em>`.',
    additionalProperties: { type: 'array', items: text() },
  },
} satisfies Record<string, Schema>;

const shown = {
  person: schemaRef('PersonSummary'),
  organization: schemaRef('OrganizationSummary'),
  membership: schemaRef('MembershipSummary'),
  place: schemaRef('PlaceSummary'),
};

const zeroResultSearch = {
  id: integer(undefined, 1),
  query: text('As it was first written.'),
  filters: {
    type: 'object',
    description: 'The filters of the search.',
    additionalProperties: text(),
  },
  search_count: integer('How often it was searched for in vain.', 1),
  first_searched_at: moment(),
  last_searched_at: moment(),
  completed: flag('Whether an editor has seen to it.'),
  completed_at: orNull(moment()),
  completed_by: orNull(schemaRef('Actor')),
  note: orNull(text('An editor’s.')),
  now_found: flag('Whether the search would find something by now.'),
} satisfies Record<string, Schema>;

export const SEARCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  SearchHit: {
    ...record('A record that was found, as lists show it, and why.', hit),
    properties: { ...hit, ...shown },
  },
  SearchResults: record('A page of what was found, the best first.', {
    results: listOf('SearchHit'),
    meta: schemaRef('SearchMeta'),
  }),
  SearchMeta: record(
    'Where in the results the page is. Pages reach 10,000 results; `total_count` counts all.',
    {
      ...LIST_META,
      facets: record('Results by what they are, over all pages.', {
        type: counts('Results of each type.'),
        organization_type: counts('Results that are, or belong to, an organization of each type.'),
      }),
      backend: BACKEND,
    },
  ),
  ZeroResultSearch: record('A search that found nothing, as a task for editors.', zeroResultSearch),
  ZeroResultSearchReply: record('A zero-result search.', {
    zero_result_search: schemaRef('ZeroResultSearch'),
  }),
  ZeroResultSearchList: record('A page of searches that found nothing.', {
    zero_result_searches: listOf('ZeroResultSearch'),
    meta: schemaRef('ListMeta'),
  }),
};
