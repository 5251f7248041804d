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
      ...integer('The number of its relations, including those not shown; at most 1,000 for people.'),
      example: 12,
    },
    depth: { ...integer('The distance from the requested record, in relations.'), example: 1 },
  }),
  GraphEdge: record('A relation of two nodes.', {
    type: word(
      ['membership', 'parent'],
      'From a person to an organization, or from an organization to its parent.',
    ),
    public_id: { ...orNull(publicId('The membership’s; null for a parent.')), example: IDS.membership },
    from_public_id: { ...publicId('The source node.'), example: IDS.person },
    to_public_id: { ...publicId('The target node.'), example: IDS.organization },
    role: nullable('Null for a parent.', 'director'),
    title: nullable('The role as a label for people to read.', 'Director'),
    current: flag('False for a membership that has ended or not started.'),
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
