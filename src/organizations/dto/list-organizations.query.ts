import { HostnameField, LegacyIdField, OrganizationTypeField, PublicIdField } from '../../http/fields.js';
import { ListQuery } from '../../http/list.query.js';

export class ListOrganizationsQuery extends ListQuery {
  @HostnameField({ description: 'Only organizations with this domain.', example: 'harbourlight.example' })
  domain?: string;

  @OrganizationTypeField({ description: 'Only organizations of this type.' })
  organization_type?: string;

  @PublicIdField({ description: 'Only organizations directly below this one.' })
  parent_organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  parent_organization_id?: number;

  @PublicIdField({ description: 'Only organizations that this person is, or was, a member of.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  person_id?: number;
}
