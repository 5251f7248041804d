import { LegacyIdField, PublicIdField } from '../../http/fields.js';
import { ListQuery } from '../../http/list.query.js';

export class ListPeopleQuery extends ListQuery {
  @PublicIdField({ description: 'Only people with a membership, past or present, in this organization.' })
  organization_public_id?: string;

  @LegacyIdField({ description: 'The same, by the legacy number.' })
  organization_id?: number;
}
