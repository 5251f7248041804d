import type { Schema } from '../../http/openapi-types.js';
import { listOf, record, schemaRef, text } from '../../http/json-schema.js';
import { IDS } from '../examples/records.js';

const example = (schema: Schema, shown: unknown): Schema => ({ ...schema, example: shown });

const term = { id: schemaRef('TermId'), name: schemaRef('TermName') };
const description = schemaRef('TermDescription');

/** The Reconciliation Service API 0.2. */
export const RECONCILIATION_SCHEMAS: Readonly<Record<string, Schema>> = {
  TermId: { ...text('For programs.'), example: 'organization' },
  TermName: { ...text('For people.'), example: 'Organization' },
  TermDescription: {
    ...text('What tells it from namesakes.'),
    example: 'Director, Harbour Light Foundation',
  },
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
    { type: { ...text('The type of the request.'), example: 'person' } },
  ),
};
