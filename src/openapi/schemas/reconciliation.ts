import type { Schema } from '../../http/openapi-types.js';
import { flag, integer, listOf, record, schemaRef, text } from '../../http/json-schema.js';
import { IDS } from '../examples/records.js';

const example = (schema: Schema, shown: unknown): Schema => ({ ...schema, example: shown });

const term = { id: schemaRef('TermId'), name: schemaRef('TermName') };
const description = schemaRef('TermDescription');

const candidate = record(
  'A record that a query may mean.',
  {
    id: schemaRef('PublicId'),
    name: term.name,
    type: listOf('ReconciliationTerm', 'Its types, the narrowest first.'),
    score: example({ type: 'number', description: 'From 0 to 100.' }, 91),
    match: example(flag('True for at most one candidate of a query: the query means it.'), true),
    features: listOf('ReconciliationFeature', 'What made the score, as `match` names it.'),
  },
  { description },
);

const results: Schema = {
  type: 'object',
  description: 'The candidates of each query, by the caller’s names.',
  additionalProperties: record(
    'The candidates of a query.',
    { result: listOf('ReconciliationCandidate', 'Best first; empty if there are none.') },
    { error: text('Why the query is invalid.') },
  ),
};

const extension = record('Values of properties.', {
  meta: listOf('ExtendedProperty', 'The properties, in the order of the request.'),
  rows: {
    type: 'object',
    description: 'By id and property; empty lists for unknown ids.',
    additionalProperties: {
      type: 'object',
      additionalProperties: listOf('ReconciliationValue'),
    },
    example: { [IDS.person]: { email: [{ str: 'ingrid@solberg.example' }] } },
  },
});

const value = record(
  'A value: a text, a number, a time or a record.',
  {},
  {
    str: example(text('A text.'), 'ingrid@solberg.example'),
    int: example(integer('A number.'), 12),
    date: example(text('A time, RFC 3339.'), '2026-02-14T16:05:12.480Z'),
    ...term,
  },
);

const manifest: Schema = {
  ...record('The manifest of the service, with further members as the protocol defines them.', {
    versions: example({ type: 'array', description: 'Versions of the protocol.', items: text() }, ['0.2']),
    name: example(text('The name of the service.'), 'Directory at directory.example'),
    identifierSpace: example(text('The prefix of the ids.'), 'https://directory.example/r/'),
    schemaSpace: example(
      text('The prefix of the types and properties.'),
      'https://directory.example/schema/',
    ),
  }),
  additionalProperties: true,
};

/** The Reconciliation Service API 0.2. */
export const RECONCILIATION_SCHEMAS: Readonly<Record<string, Schema>> = {
  TermId: { ...text('For programs.'), example: 'organization' },
  TermName: { ...text('For people.'), example: 'Organization' },
  TermDescription: {
    ...text('What tells it from namesakes.'),
    example: 'Director, Harbour Light Foundation',
  },
  ReconciliationTerm: record('A type.', term),
  ReconciliationCandidate: candidate,
  ReconciliationValue: value,
  ReconciliationManifest: manifest,
  ReconciliationResults: results,
  ExtendedRows: extension,
  ReconciliationReply: {
    description: 'The manifest, the results of `queries`, or the values of `extend`.',
    anyOf: ['ReconciliationManifest', 'ExtendedRows', 'ReconciliationResults'].map(schemaRef),
  },
  ReconciliationFeature: record('A feature of the score.', {
    id: term.id,
    value: example({ type: 'number', description: 'From -1 to 1.' }, 0.91),
  }),
  ExtendedProperty: record('A property.', term, { type: schemaRef('ReconciliationTerm') }),
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
