import { Shaped } from '../../../http/dto.js';
import type { Problem } from '../../../http/errors.js';
import { Field, PublicIdField } from '../../../http/fields.js';
import { oneOf } from '../../../values/one-of.js';
import { AcceptanceDto } from './acceptance.dto.js';

const DECIDED = ['accepted', 'rejected'] as const;

/** An editor's decision on one finding. */
@Shaped({ nest: ['finding'], citation: [] })
export class UpdateFindingDto extends AcceptanceDto {
  @Field(oneOf(DECIDED), { type: 'string', enum: DECIDED }, { required: true, example: 'accepted' })
  status!: (typeof DECIDED)[number];

  @PublicIdField({
    description: 'The organization that it goes to, where several have the domain, or another is meant.',
  })
  organization_public_id?: string;

  /** What is rejected is neither corrected nor written anywhere. */
  problems(): Problem[] {
    if (this.status !== 'rejected') return [];
    const given = ['value', 'use_public_id', 'create_anyway', 'organization_public_id'] as const;
    return given
      .filter((field) => this[field] !== undefined)
      .map((field) => ({ field, code: 'conflict', message: 'must not be given for what is rejected' }));
  }
}
