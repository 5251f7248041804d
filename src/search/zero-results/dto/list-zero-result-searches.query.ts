import { Field, TextField } from '../../../http/fields.js';
import { ListQuery } from '../../../http/list.query.js';
import { oneOf } from '../../../values/parsed.js';

export const STATUSES = ['open', 'completed', 'all'] as const;
export const SORTS = ['last_searched_at', 'search_count'] as const;

export class ListZeroResultSearchesQuery extends ListQuery {
  @Field(
    oneOf(STATUSES),
    { type: 'string', enum: STATUSES, default: 'open' },
    { description: 'Open tasks, completed tasks, or both.' },
  )
  status?: (typeof STATUSES)[number];

  @TextField({
    max: 256,
    description: 'Only queries that contain this text. Ignores case.',
    example: 'lovelace',
  })
  q?: string;

  @Field(
    oneOf(SORTS),
    { type: 'string', enum: SORTS, default: 'last_searched_at' },
    { description: 'Order: the latest first, or the most frequent first.' },
  )
  sort?: (typeof SORTS)[number];
}
