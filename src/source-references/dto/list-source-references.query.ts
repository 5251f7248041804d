import { LegacyIdField, PublicIdField, TextField } from '../../http/fields.js';
import { ListQuery } from '../../http/list.query.js';

export class ListSourceReferencesQuery extends ListQuery {
  @PublicIdField({ description: 'Only citations about this person.' })
  person_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  person_id?: number;

  @PublicIdField({ description: 'Only citations about this organization.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  organization_id?: number;

  @PublicIdField({ description: 'Only citations about this membership.' })
  membership_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  membership_id?: number;

  @PublicIdField({ description: 'Only citations about this place.' })
  place_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  place_id?: number;

  @PublicIdField({ description: 'Only citations about this name alias.' })
  name_alias_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  name_alias_id?: number;

  @PublicIdField({ description: 'Only citations about this citation: its provenance.' })
  source_reference_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  source_reference_id?: number;

  @TextField({ max: 100, description: 'Only citations of this category.', example: 'official' })
  source_category?: string;
}
