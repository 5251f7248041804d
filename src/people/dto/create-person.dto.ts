import { EmailAddressDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES } from '../../http/body-shape.js';
import { choiceProblems, Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { ListField, TextField } from '../../http/fields.js';
import { NameAliasItemDto } from '../../name-aliases/dto/name-alias-item.dto.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

/** At least one of the two names is required. */
@Shaped({ nest: ['person'], citation: CITATION_KEYS, collections: [NAME_ALIASES, EMAIL_ADDRESSES] })
export class CreatePersonDto extends CitedBody {
  @TextField({ nullable: true, example: 'Ada' })
  first_name?: string | null;

  @TextField({ nullable: true, example: 'Lovelace' })
  last_name?: string | null;

  @ListField(() => NameAliasItemDto)
  name_aliases?: NameAliasItemDto[];

  @ListField(() => EmailAddressDto)
  email_addresses?: EmailAddressDto[];

  problems(): Problem[] {
    return choiceProblems(this, ['first_name', 'last_name'], { required: true, exclusive: false });
  }
}
