import { LegacyIdField, PublicIdField } from '../../http/fields.js';
import { ListQuery } from '../../http/list.query.js';

export class ListMembershipsQuery extends ListQuery {
  @PublicIdField({ description: 'Only memberships of this person.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  person_id?: number;

  @PublicIdField({ description: 'Only memberships in this organization.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  organization_id?: number;
}
