import { EmailAddressDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, QUICK_NAME_ALIASES, EMAIL_ADDRESSES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import {
  DateField,
  EmailField,
  HostnameField,
  ListField,
  ObjectField,
  OrganizationTypeField,
  TextField,
} from '../../http/fields.js';
import { NameAliasItemDto } from '../../name-aliases/dto/name-alias-item.dto.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

/** A person to add along with the organization, and its membership there. */
export class QuickAddMemberDto {
  @TextField({ required: true, example: 'Ada' })
  first_name!: string;

  @TextField({ required: true, example: 'Lovelace' })
  last_name!: string;

  @EmailField({ nullable: true, example: 'ada@example.org' })
  email?: string | null;

  @TextField({ nullable: true, description: '`member` if absent.', example: 'chair' })
  role?: string | null;

  @TextField({ nullable: true, example: 'Chair of the board' })
  title?: string | null;

  @DateField({ nullable: true, description: 'Today (UTC) if absent.', example: '2026-01-31' })
  start_date?: string | null;
}

@Shaped({
  nest: [],
  citation: CITATION_KEYS,
  sourceUrl: true,
  collections: [QUICK_NAME_ALIASES, EMAIL_ADDRESSES],
})
export class QuickAddOrganizationDto extends CitedBody {
  @TextField({ required: true, example: 'Analytical Society' })
  name!: string;

  @HostnameField({ required: true, example: 'example.org' })
  domain!: string;

  @OrganizationTypeField({ required: true })
  organization_type!: string;

  @ListField(() => NameAliasItemDto)
  name_aliases?: NameAliasItemDto[];

  @ListField(() => EmailAddressDto)
  email_addresses?: EmailAddressDto[];

  @ObjectField(() => QuickAddMemberDto, { nullable: true })
  person?: QuickAddMemberDto | null;
}
