import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import { NewPublicIdField, TextField } from '../../http/fields.js';
import { OrganizationFieldsDto } from './organization-fields.dto.js';

/** Absent fields stay, null clears; aliases and email addresses are added. */
@Shaped({
  nest: ['organization', 'advertiser'],
  citation: CITATION_KEYS,
  collections: [NAME_ALIASES, EMAIL_ADDRESSES],
})
export class UpdateOrganizationDto extends OrganizationFieldsDto {
  @TextField({ example: 'Analytical Society' })
  name?: string;

  @NewPublicIdField()
  public_id?: string | null;
}
