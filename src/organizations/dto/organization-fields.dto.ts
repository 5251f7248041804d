import { EmailAddressDto } from '../../email-addresses/email-address.dto.js';
import { HostnameField, ListField, OrganizationTypeField, PublicIdField } from '../../http/fields.js';
import { NameAliasItemDto } from '../../name-aliases/dto/name-alias-item.dto.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

/** What create and update have in common; advertisers are organizations under another name. */
export abstract class OrganizationFieldsDto extends CitedBody {
  @HostnameField({ nullable: true, example: 'example.org' })
  domain?: string | null;

  @OrganizationTypeField({ nullable: true })
  organization_type?: string | null;

  @PublicIdField({ nullable: true, description: 'The organization above this one; null: none.' })
  parent_organization_public_id?: string | null;

  @ListField(() => NameAliasItemDto)
  name_aliases?: NameAliasItemDto[];

  @ListField(() => EmailAddressDto)
  email_addresses?: EmailAddressDto[];
}
