import type { Problem } from '../common/errors.js';
import { EmailAddressChangeDto, EmailAddressDto } from '../email-addresses/email-addresses.dto.js';
import { CITATION_KEYS, EMAIL_ADDRESSES } from '../http/body-shape.js';
import { choiceProblems, Shaped, LegacyIdField, ListField, PublicIdField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { CreateType, FilterType, UpdateType } from '../records/schema-types.js';
import { CitedBody } from '../source-references/source-references.dto.js';
import { MEMBERSHIPS } from './memberships.schema.js';

@Shaped({ nest: ['membership'], citation: CITATION_KEYS, collections: [EMAIL_ADDRESSES] })
export class CreateMembershipDto extends CreateType(MEMBERSHIPS, CitedBody) {
  @PublicIdField({ description: 'Required, unless person_id is given.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The person’s legacy number.' })
  person_id?: number;

  @PublicIdField({ description: 'Required, unless organization_id is given.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The organization’s legacy number.' })
  organization_id?: number;

  @ListField(EmailAddressDto)
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

/**
 * Absent fields stay unchanged, null clears; email addresses are added or removed. Person and organization cannot
 * change.
 */
@Shaped({ nest: ['membership'], citation: CITATION_KEYS, collections: [EMAIL_ADDRESSES] })
export class UpdateMembershipDto extends UpdateType(MEMBERSHIPS, CitedBody) {
  @ListField(EmailAddressChangeDto)
  email_addresses?: EmailAddressChangeDto[];
}

export class ListMembershipsQuery extends FilterType(MEMBERSHIPS, ListQuery) {}

/** A role cannot end before it starts. ISO dates sort as text; other values are reported by their own rules. */
export function dateOrderProblems(start: unknown, end: unknown): Problem[] {
  if (typeof start !== 'string' || typeof end !== 'string' || end >= start) return [];
  return [{ field: 'end_date', code: 'before_start', message: `must not be before start_date (${start})` }];
}
