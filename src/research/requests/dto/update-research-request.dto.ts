import { Shaped } from '../../../http/dto.js';
import { Field } from '../../../http/fields.js';
import { accept, refuse, type Parser } from '../../../values/parsed.js';

const queued: Parser<'queued'> = (input) =>
  input === 'queued' ? accept(input) : refuse('invalid_format', 'must be queued');

/** An editor puts a request in the queue again; its other states are the worker's. */
@Shaped({ nest: ['research_request'], citation: [] })
export class UpdateResearchRequestDto {
  @Field(
    queued,
    { type: 'string', enum: ['queued'] },
    { required: true, description: '`queued` has the domain looked into again.', example: 'queued' },
  )
  status!: 'queued';
}
