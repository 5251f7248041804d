import { EmailAddressChangeDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { ListField, NewPublicIdField } from '../../http/fields.js';
import { CreatePersonDto } from './create-person.dto.js';

/** Absent fields stay, null clears; aliases are added, email addresses added or removed. */
@Shaped({ nest: ['person'], citation: CITATION_KEYS, collections: [NAME_ALIASES, EMAIL_ADDRESSES] })
export class UpdatePersonDto extends CreatePersonDto {
  @NewPublicIdField()
  public_id?: string | null;

  @ListField(() => EmailAddressChangeDto)
  override email_addresses?: EmailAddressChangeDto[];

  /** Whether a name is left is known only once the record is. */
  override problems(): Problem[] {
    return [];
  }
}
