import { Field } from '../http/fields.js';
import { accept, refuse } from '../values/parsed.js';

export class GraphQuery {
  @Field(
    (input) =>
      input === '1' || input === '2' ? accept(Number(input)) : refuse('invalid_format', 'must be 1 or 2'),
    { type: 'integer', minimum: 1, maximum: 2, default: 1 },
    { description: '1: direct relations of the record; 2: also their relations.' },
  )
  depth?: number;
}
