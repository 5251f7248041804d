import { Shaped } from '../../../http/dto.js';
import { Field } from '../../../http/fields.js';
import { oneOf } from '../../../values/one-of.js';

/** An editor puts a request in the queue again; its other states are the worker's. */
@Shaped({ nest: ['research_request'], citation: [] })
export class UpdateResearchRequestDto {
  @Field(
    oneOf(['queued']),
    { type: 'string', enum: ['queued'] },
    { required: true, description: '`queued` has the domain looked into again.', example: 'queued' },
  )
  status!: 'queued';
}
