import { EmailAddressChangeDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import { ListField, NewPublicIdField, TextField } from '../../http/fields.js';
import { OrganizationFieldsDto } from './organization-fields.dto.js';

/** Absent fields stay, null clears; aliases are added, email addresses added or removed. */
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

  @ListField(() => EmailAddressChangeDto)
  override email_addresses?: EmailAddressChangeDto[];
}
