import { MAX_ITEMS, type Collection } from '../../../http/body-shape.js';
import { choiceProblems, Shaped } from '../../../http/dto.js';
import type { Problem } from '../../../http/errors.js';
import { Field, LegacyIdField, ListField, PublicIdField } from '../../../http/fields.js';
import { accept, refuse, type Parser } from '../../../values/parsed.js';
import { legacyId } from '../../../values/public-id.js';
import type { Decision } from '../decisions.js';
import { AcceptanceDto } from './acceptance.dto.js';

/** A finding to accept, with corrections; a string of digits stands for `{ id }`. */
export class AcceptedFindingDto extends AcceptanceDto {
  @LegacyIdField({ required: true, description: 'The finding’s id.', example: 12 })
  id!: number;
}

const FINDINGS: Collection = { name: 'findings', keys: ['findings'], property: 'id' };

const ids: Parser<number[]> = (input) => {
  if (!Array.isArray(input)) return refuse('invalid_type', 'must be an array');
  if (input.length === 0) return refuse('blank', 'must not be empty');
  if (input.length > MAX_ITEMS) return refuse('too_long', `must have at most ${MAX_ITEMS} items`);
  const parsed = input.map(legacyId);
  const found = parsed.flatMap((one) => (one.ok ? [one.value] : []));
  return found.length === parsed.length
    ? accept([...new Set(found)])
    : refuse('invalid_format', 'must hold ids of findings, whole numbers from 1');
};

/** Findings to accept in one transaction: by their ids, or each with what is to be said of it. */
@Shaped({ nest: [], citation: [], collections: [FINDINGS] })
export class AcceptFindingsDto {
  @Field(
    ids,
    {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      minItems: 1,
      maxItems: MAX_ITEMS,
    },
    { description: 'Findings to accept as they are.', example: [12, 13] },
  )
  finding_ids?: number[];

  @ListField(() => AcceptedFindingDto)
  findings?: AcceptedFindingDto[];

  @PublicIdField({
    description: 'The organization that they go to, where several have the domain, or another is meant.',
  })
  organization_public_id?: string;

  decisions(): Decision[] {
    return this.findings
      ? this.findings.map((one, index) => one.decision(one.id, `findings[${index}].`))
      : this.finding_ids!.map((findingId) => ({ findingId, path: '' }));
  }

  problems(): Problem[] {
    const named = (this.findings ?? []).map(({ id }) => id);
    const twice = named.filter((id, index) => named.indexOf(id) !== index);
    return [
      ...choiceProblems(this, ['finding_ids', 'findings'], { required: true, exclusive: true }),
      ...twice.map((id) => ({
        field: `findings[${named.lastIndexOf(id)}].id`,
        code: 'conflict',
        message: 'names the same finding as another',
      })),
    ];
  }
}
