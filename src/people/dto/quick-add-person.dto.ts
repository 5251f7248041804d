import { EmailAddressDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, QUICK_EMAIL_ADDRESSES, QUICK_NAME_ALIASES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { ListField, PublicIdField, TextField } from '../../http/fields.js';
import { NameAliasItemDto } from '../../name-aliases/dto/name-alias-item.dto.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

@Shaped({
  nest: [],
  citation: CITATION_KEYS,
  sourceUrl: true,
  collections: [QUICK_NAME_ALIASES, QUICK_EMAIL_ADDRESSES],
})
export class QuickAddPersonDto extends CitedBody {
  @TextField({ required: true, example: 'Ada' })
  first_name!: string;

  @TextField({ required: true, example: 'Lovelace' })
  last_name!: string;

  @PublicIdField({ nullable: true, description: 'An existing organization that the person joins.' })
  organization_public_id?: string | null;

  @TextField({
    nullable: true,
    description: 'Role in that organization; `member` if absent.',
    example: 'chair',
  })
  role?: string | null;

  @ListField(() => NameAliasItemDto)
  name_aliases?: NameAliasItemDto[];

  @ListField(() => EmailAddressDto)
  email_addresses?: EmailAddressDto[];

  problems(): Problem[] {
    if ((this.role ?? null) === null || (this.organization_public_id ?? null) !== null) return [];
    const message = 'is required where a role is given';
    return [{ field: 'organization_public_id', code: 'required', message }];
  }
}
