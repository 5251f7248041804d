import { choiceProblems, Shaped } from '../../../http/dto.js';
import type { Problem } from '../../../common/errors.js';
import { Field, TextField } from '../../../http/fields.js';
import { flag } from '../../../values/parsed.js';

@Shaped({ nest: ['zero_result_search'], citation: [] })
export class UpdateZeroResultSearchDto {
  @Field(flag, { type: 'boolean' }, { description: 'true completes it, false reopens it.', example: true })
  completed?: boolean;

  @TextField({ nullable: true, description: 'For other editors; null clears it.', example: 'Added.' })
  note?: string | null;

  problems(): Problem[] {
    return this.note === null
      ? []
      : choiceProblems(this, ['completed', 'note'], { required: true, exclusive: false });
  }
}
