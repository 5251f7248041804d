import {
  flag,
  integer,
  listOf,
  orNull,
  publicId,
  record,
  schemaRef,
  text,
  word,
} from '../../http/json-schema.js';
import type { Schema } from '../../http/openapi-types.js';
import { IDS } from '../examples/records.js';

const nullable = (description: string, example: string): Schema => ({
  ...orNull(text(description)),
  example,
});

export const GRAPH_SCHEMAS: Readonly<Record<string, Schema>> = {
  GraphNode: record('A person or an organization of a graph.', {
    type: word(['person', 'organization'], 'What the node is.'),
    public_id: schemaRef('PublicId'),
    name: text('The name.'),
    organization_type: nullable('Null for people.', 'foundation'),
    connections: {
      ...integer('How many relations it has, shown here or not; those of people are counted up to 1,000.'),
      example: 12,
    },
    depth: { ...integer('How many relations it is away from the record that was asked for.'), example: 1 },
  }),
  GraphEdge: record('A relation of two nodes.', {
    type: word(
      ['membership', 'parent'],
      'From a person to an organization, or from an organization to the one above it.',
    ),
    public_id: { ...orNull(publicId('The membership’s; null for a parent.')), example: IDS.membership },
    from_public_id: { ...publicId('The node that it leads from.'), example: IDS.person },
    to_public_id: { ...publicId('The node that it leads to.'), example: IDS.organization },
    role: nullable('Null for a parent.', 'director'),
    title: nullable('The role as a label for people to read.', 'Director'),
    current: flag('False for a membership that has ended, or has not begun.'),
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
        depth: integer('As it was asked for.', 1),
        truncated: flag('True if there is more than is shown.'),
      }),
      example: { depth: 1, truncated: false },
    },
  }),
};
