import { EmailAddressDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, EMAIL_ADDRESSES } from '../../http/body-shape.js';
import { choiceProblems, Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { DateField, LegacyIdField, ListField, PublicIdField, TextField } from '../../http/fields.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

@Shaped({ nest: ['membership'], citation: CITATION_KEYS, collections: [EMAIL_ADDRESSES] })
export class CreateMembershipDto extends CitedBody {
  @PublicIdField({ description: 'Required, unless person_id is given.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The person’s legacy number.' })
  person_id?: number;

  @PublicIdField({ description: 'Required, unless organization_id is given.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The organization’s legacy number.' })
  organization_id?: number;

  @TextField({ nullable: true, description: '`member` if absent.', example: 'chair' })
  role?: string | null;

  @TextField({ nullable: true, example: 'Chair of the board' })
  title?: string | null;

  @DateField({ required: true, example: '2026-01-31' })
  start_date!: string;

  @DateField({
    nullable: true,
    description: 'Marks the role as past, whenever it is.',
    example: '2026-12-31',
  })
  end_date?: string | null;

  @ListField(() => EmailAddressDto)
  email_addresses?: EmailAddressDto[];

  problems(): Problem[] {
    const one = { required: true, exclusive: true };
    return [
      ...choiceProblems(this, ['person_public_id', 'person_id'], one),
      ...choiceProblems(this, ['organization_public_id', 'organization_id'], one),
      ...dateOrderProblems(this.start_date, this.end_date),
    ];
  }
}

/** Past roles end when they began or later. ISO dates sort as text; anything else is another rule's problem. */
export function dateOrderProblems(start: unknown, end: unknown): Problem[] {
  if (typeof start !== 'string' || typeof end !== 'string' || end >= start) return [];
  return [{ field: 'end_date', code: 'before_start', message: `must not be before start_date (${start})` }];
}
