import { flag, integer, listOf, record, schemaRef, text, word, share } from '../../http/json-schema.js';
import type { Schema } from '../../http/openapi-types.js';
import { MatchQueryDto, MentionedOrganizationDto } from '../../matching/match.dto.js';
import { PARTIES } from '../../database/resources.js';
import { inputSchema } from '../bodies.js';
import { IDS } from '../../common/sample-ids.js';

const byName = (description: string, name: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: schemaRef(name),
});

const example = (schema: Schema, shown: unknown): Schema => ({ ...schema, example: shown });

const term = { id: schemaRef('TermId'), name: schemaRef('TermName') };
const description = schemaRef('TermDescription');

export const MATCHING_SCHEMAS: Readonly<Record<string, Schema>> = {
  MatchQuery: {
    ...inputSchema(
      'What is known of a person or an organization: at least one of `name`, `first_name`, `last_name`, `aliases`, `emails`, `public_id` and `domain`.',
      MatchQueryDto,
    ),
    required: ['type'],
  },
  MentionedOrganization: inputSchema(
    'An organization that a person belongs to, or that is above another: at least one of the fields.',
    MentionedOrganizationDto,
  ),
  MatchReply: record('The answers, by the names of the queries.', {
    responses: byName('The answer to each query.', 'MatchResponse'),
    meta: schemaRef('MatchMeta'),
  }),
  MatchResponse: record('The answer to a query.', {
    results: listOf('MatchResult', 'The best first; empty if no record reaches the cutoff.'),
  }),
  MatchMeta: record('How the answers were made.', {
    algorithm: schemaRef('MatchAlgorithmName'),
    threshold: share('The least score of a match.', 0.7),
    cutoff: share('The least score of a result.', 0.5),
    backend: schemaRef('SearchBackend'),
  }),
  MatchAlgorithmName: text(
    'The name of the features and weights: a change of them is a new algorithm.',
    'directory-16',
  ),
  MatchResult: record(
    'A record that the query may mean: its summary is under the key that type names.',
    {
      type: word(PARTIES, 'The key of its summary.'),
      public_id: schemaRef('PublicId'),
      score: schemaRef('MatchScore'),
      match: schemaRef('IsMatch'),
      features: schemaRef('MatchFeatures'),
    },
    { person: schemaRef('PersonSummary'), organization: schemaRef('OrganizationSummary') },
  ),
  MatchScore: share('How likely the query means it.', 0.981),
  IsMatch: flag(
    'True for at most one result of a query: its score reaches the threshold, and is at least 0.05 above the next.',
    true,
  ),
  MatchFeatures: {
    ...byName(
      'The features that took part, by name. The score is the sum of each `score` times its `weight`, within 0 and 1; what contradicts is subtracted from at most 1.',
      'MatchFeature',
    ),
    example: {
      name: { score: 0.81, weight: 1, query: 'I. Solberg', candidate: 'Ingrid Solberg', why: 'initials' },
    },
  },
  MatchFeature: record(
    'A comparison of the query with the record.',
    {
      score: {
        type: 'number',
        minimum: -1,
        maximum: 1,
        description: 'How far the two agree; below 0 if they contradict each other.',
        example: 0.81,
      },
      weight: share('The weight of the feature.', 1),
    },
    {
      query: text('The value of the query.', 'I. Solberg'),
      candidate: text('The value of the record.', 'Ingrid Solberg'),
      why: text('The rule by which they agree.', 'initials'),
      shared_by: integer('How many records share the value, if several do.', 2, 2),
    },
  ),
  MatchAlgorithm: record('The features and their weights.', {
    algorithm: schemaRef('MatchAlgorithmName'),
    threshold: share('The default threshold.', 0.7),
    cutoff: share('The default cutoff.', 0.5),
    margin: share('How much better than the next result a match must be.', 0.05),
    features: listOf('MatchFeatureWeight', 'The main features, and then the qualifiers.'),
  }),
  MatchFeatureWeight: record('A feature of the algorithm.', {
    name: text('The name.', 'organization'),
    kind: word(
      ['main', 'qualifier'],
      '`main`: the strongest of these is the basis of the score. `qualifier`: confirms or contradicts.',
    ),
    weight: share('The weight of a main feature that is the strongest, or of a qualifier that agrees.', 0.25),
    weight_confirming: share('The weight of a main feature that is not the strongest.', 0.25),
    weight_against: share('The weight of a contradiction.', 0.15),
    description: text('What is compared.', 'A domain in common.'),
  }),
  TermId: text('For programs.', 'organization'),
  TermName: text('For people.', 'Organization'),
  TermDescription: text('What tells it from namesakes.', 'Director, Harbour Light Foundation'),
  ReconciliationTerm: record('A type.', term),
  // Generators cannot express the protocol's union: the manifest has fixed members, and results are named by the caller.
  ReconciliationReply: {
    type: 'object',
    description:
      'As the protocol defines it: the manifest; or the candidates of each query, by the caller’s names; or `meta` and `rows` of `extend`.',
    additionalProperties: true,
    example: {
      q0: {
        result: [
          {
            id: IDS.person,
            name: 'Ingrid Solberg',
            type: [{ id: 'person', name: 'Person' }],
            score: 91,
            match: true,
          },
        ],
      },
    },
  },
  Suggestion: record('A suggestion.', term, {
    description,
    notable: listOf('ReconciliationTerm', 'The types of a record.'),
    broader: listOf('ReconciliationTerm', 'Of a type: the broader ones.'),
  }),
  Suggestions: record('Suggestions.', { result: listOf('Suggestion', 'The suggestions.') }),
  Flyout: record('A description.', { id: term.id, html: example(text('HTML.'), '<h1>Organization</h1>') }),
  Preview: { type: 'string', description: 'HTML.' },
  ProposedProperties: record(
    'Properties of a type.',
    { properties: listOf('ReconciliationTerm', 'The properties.') },
    { type: text('The type of the request.', 'person') },
  ),
};
