import { LegacyIdField, PublicIdField } from '../../http/fields.js';
import { ListQuery } from '../../http/list.query.js';

export class ListPlacesQuery extends ListQuery {
  @PublicIdField({ description: 'Only places of this person.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  person_id?: number;

  @PublicIdField({ description: 'Only places of this organization.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  organization_id?: number;

  @PublicIdField({ description: 'Only places of this membership.' })
  membership_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  membership_id?: number;
}
