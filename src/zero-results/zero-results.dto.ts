import type { Problem } from '../common/errors.js';
import { choiceProblems, Shaped, FlagField, TextField, OneOfField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';

const STATUSES = ['open', 'completed', 'all'] as const;
const SORTS = ['last_searched_at', 'search_count'] as const;

export class ListZeroResultSearchesQuery extends ListQuery {
  @OneOfField(STATUSES, { default: 'open', description: 'Open tasks, completed tasks, or both.' })
  status?: (typeof STATUSES)[number];

  @TextField({
    max: 256,
    description: 'Only queries that contain this text. Ignores case.',
    example: 'lovelace',
  })
  q?: string;

  @OneOfField(SORTS, {
    default: 'last_searched_at',
    description: 'Order: the latest first, or the most frequent first.',
  })
  sort?: (typeof SORTS)[number];
}

@Shaped({ nest: ['zero_result_search'], citation: [] })
export class UpdateZeroResultSearchDto {
  @FlagField({ description: 'true completes it, false reopens it.', example: true })
  completed?: boolean;

  @TextField({ nullable: true, description: 'For other editors; null clears it.', example: 'Added.' })
  note?: string | null;

  problems(): Problem[] {
    return this.note === null
      ? []
      : choiceProblems(this, ['completed', 'note'], { required: true, exclusive: false });
  }
}
