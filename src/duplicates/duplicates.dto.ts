import { PARTIES, type Party } from '../database/resources.js';
import type { Problem } from '../common/errors.js';
import { choiceProblems, Shaped, Field, TextField, OneOfField, PublicIdField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { accept, refuse } from '../values/text.js';
import { publicId } from '../values/public-id.js';
import { STATUSES, type DuplicateStatus } from './duplicate.entity.js';
import { KINDS } from '../values/kinds.js';

const SORTS = ['score', 'newest'] as const;
/** The judgements of editors. Merges write `merged`. */
const JUDGEMENTS = ['not_duplicate', 'open'] as const;
type Judgement = (typeof JUDGEMENTS)[number];

export class ListDuplicatesQuery extends ListQuery {
  @OneOfField(PARTIES, { description: 'Only pairs of this resource.' })
  resource?: Party;

  @OneOfField(STATUSES, {
    default: 'open',
    description: 'Pairs to judge, pairs judged not to be duplicates, or merged pairs.',
    example: 'open',
  })
  status?: DuplicateStatus;

  @Field(
    (input) => {
      const score = typeof input === 'string' && /^[01](\.\d+)?$/.test(input) ? Number(input) : NaN;
      return score <= 1 ? accept(score) : refuse('invalid_format', 'must be a number from 0 to 1');
    },
    { type: 'number', minimum: 0, maximum: 1 },
    { description: 'Only pairs with at least this score.', example: 0.9 },
  )
  min_score?: number;

  @PublicIdField({ description: 'Only pairs with this record.' })
  public_id?: string;

  @OneOfField(SORTS, {
    default: 'score',
    description: 'Order: the highest score first, or the newest first.',
  })
  sort?: (typeof SORTS)[number];
}

const StatusField = (required: boolean) =>
  OneOfField(JUDGEMENTS, {
    required,
    description: 'not_duplicate: two records of two things; open: to be judged again.',
    example: 'not_duplicate',
  });
const NoteField = () =>
  TextField({ nullable: true, description: 'For other editors; null clears it.', example: 'Namesakes.' });

@Shaped({ nest: ['duplicate'], citation: [] })
export class UpdateDuplicateDto {
  @StatusField(false)
  status?: Judgement;

  @NoteField()
  note?: string | null;

  problems(): Problem[] {
    return this.note === null
      ? []
      : choiceProblems(this, ['status', 'note'], { required: true, exclusive: false });
  }
}

@Shaped({ nest: ['duplicate'], citation: [] })
export class CreateDuplicateDto {
  @Field(
    (input) => {
      if (!Array.isArray(input) || input.length !== 2)
        return refuse('invalid_type', 'must be an array of two public ids');
      const refused = input.map(publicId).find((id) => !id.ok);
      if (refused) return refused;
      if (input[0] === input[1]) return refuse('conflict', 'must name two records');
      return accept(input as [string, string]);
    },
    { type: 'array', minItems: 2, maxItems: 2, items: KINDS.publicId.schema },
    {
      required: true,
      description: 'The two records: two people or two organizations.',
      example: ['0'.repeat(31) + '1', '0'.repeat(31) + '2'],
    },
  )
  public_ids!: [string, string];

  @StatusField(true)
  status!: Judgement;

  @NoteField()
  note?: string | null;
}
