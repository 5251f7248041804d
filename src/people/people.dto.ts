import type { Problem } from '../common/errors.js';
import {
  CITATION_KEYS,
  EMAIL_ADDRESSES,
  NAME_ALIASES,
  QUICK_EMAIL_ADDRESSES,
  QUICK_NAME_ALIASES,
} from '../http/body-shape.js';
import { Choice, Shaped, LegacyIdField, PublicIdField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { MEMBERSHIPS } from '../memberships/memberships.schema.js';
import { WithParts, WithPartChanges } from '../name-aliases/name-aliases.dto.js';
import { ColumnField, CreateType, REQUIRED, UpdateType, NewPublicIdField } from '../records/schema-types.js';
import { CitedBody } from '../source-references/source-references.dto.js';
import { IfSimilarField, type IfSimilar } from '../records/similar-records.js';
import { PEOPLE } from './people.schema.js';

const SHAPE = { nest: ['person'], citation: CITATION_KEYS, collections: [NAME_ALIASES, EMAIL_ADDRESSES] };

@Choice(['first_name', 'last_name'], { required: true, exclusive: false })
@Shaped(SHAPE)
export class CreatePersonDto extends WithParts(CreateType(PEOPLE, CitedBody)) {}

/** Absent fields stay unchanged, null clears; aliases are added, email addresses added or removed. */
@Shaped(SHAPE)
export class UpdatePersonDto extends WithPartChanges(UpdateType(PEOPLE, CitedBody)) {
  @NewPublicIdField()
  public_id?: string | null;
}

@Shaped({
  nest: [],
  citation: CITATION_KEYS,
  sourceUrl: true,
  collections: [QUICK_NAME_ALIASES, QUICK_EMAIL_ADDRESSES],
})
export class QuickAddPersonDto extends WithParts(
  CreateType(PEOPLE, CitedBody, { first_name: REQUIRED, last_name: REQUIRED }),
) {
  @PublicIdField({ nullable: true, description: 'An existing organization that the person joins.' })
  organization_public_id?: string | null;

  @ColumnField(MEMBERSHIPS.columns.role, { description: 'Role in that organization; `member` if absent.' })
  role?: string | null;

  @IfSimilarField()
  if_similar?: IfSimilar;

  problems(): Problem[] {
    if ((this.role ?? null) === null || (this.organization_public_id ?? null) !== null) return [];
    const message = 'is required with a role';
    return [{ field: 'organization_public_id', code: 'required', message }];
  }
}

export class ListPeopleQuery extends ListQuery {
  @PublicIdField({ description: 'Only people with a past or current membership in this organization.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  organization_id?: number;
}
