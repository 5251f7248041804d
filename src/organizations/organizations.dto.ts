import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES, QUICK_NAME_ALIASES } from '../http/body-shape.js';
import {
  Shaped,
  EmailField,
  HostnameField,
  LegacyIdField,
  ObjectField,
  OrganizationTypeField,
  PublicIdField,
} from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { MEMBERSHIPS } from '../memberships/memberships.schema.js';
import { WithParts, WithPartChanges } from '../name-aliases/name-aliases.dto.js';
import { PEOPLE } from '../people/people.schema.js';
import {
  ColumnField,
  CreateType,
  FilterType,
  REQUIRED,
  UpdateType,
  NewPublicIdField,
} from '../records/schema-types.js';
import { CitedBody } from '../source-references/source-references.dto.js';
import { IfSimilarField, type IfSimilar } from '../records/similar-records.js';
import { ORGANIZATIONS } from './organizations.schema.js';

/** Advertisers are organizations under another name. */
const SHAPE = {
  nest: ['organization', 'advertiser'],
  citation: CITATION_KEYS,
  collections: [NAME_ALIASES, EMAIL_ADDRESSES],
};

@Shaped(SHAPE)
export class CreateOrganizationDto extends WithParts(CreateType(ORGANIZATIONS, CitedBody)) {
  @PublicIdField({ nullable: true, description: 'The parent organization; null if it has none.' })
  parent_organization_public_id?: string | null;
}

/** Absent fields stay unchanged, null clears; aliases are added, email addresses added or removed. */
@Shaped(SHAPE)
export class UpdateOrganizationDto extends WithPartChanges(UpdateType(ORGANIZATIONS, CitedBody)) {
  @PublicIdField({ nullable: true, description: 'The parent organization; null if it has none.' })
  parent_organization_public_id?: string | null;

  @NewPublicIdField()
  public_id?: string | null;
}

/** A person to add with the organization, and its membership there. */
class QuickAddMemberDto extends CreateType(PEOPLE, undefined, {
  first_name: REQUIRED,
  last_name: REQUIRED,
}) {
  @EmailField({ nullable: true, example: 'ada@example.org' })
  email?: string | null;

  @ColumnField(MEMBERSHIPS.columns.role)
  role?: string | null;

  @ColumnField(MEMBERSHIPS.columns.title)
  title?: string | null;

  @ColumnField(MEMBERSHIPS.columns.start_date, {
    required: false,
    nullable: true,
    description: 'Today (UTC) if absent.',
  })
  start_date?: string | null;
}

@Shaped({
  nest: [],
  citation: CITATION_KEYS,
  sourceUrl: true,
  collections: [QUICK_NAME_ALIASES, EMAIL_ADDRESSES],
})
export class QuickAddOrganizationDto extends WithParts(
  CreateType(ORGANIZATIONS, CitedBody, { domain: REQUIRED, organization_type: REQUIRED }),
) {
  @IfSimilarField()
  if_similar?: IfSimilar;

  @ObjectField(QuickAddMemberDto, { nullable: true })
  person?: QuickAddMemberDto | null;
}

export class ListOrganizationsQuery extends FilterType(ORGANIZATIONS, ListQuery) {
  @HostnameField({ description: 'Only organizations with this domain.', example: 'harbourlight.example' })
  domain?: string;

  @OrganizationTypeField({ description: 'Only organizations of this type.' })
  organization_type?: string;

  @PublicIdField({ description: 'Only organizations with a past or current membership of this person.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  person_id?: number;
}
