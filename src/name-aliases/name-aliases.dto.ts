import type { Problem } from '../common/errors.js';
import { CITATION_KEYS } from '../http/body-shape.js';
import { Shaped, ListField } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import {
  CreateType,
  FilterType,
  OwnedType,
  ownerProblems,
  UpdateType,
  type Class,
  extended,
} from '../records/schema-types.js';
import { CitedBody } from '../source-references/source-references.dto.js';
import { NAME_ALIASES } from './name-aliases.schema.js';
import { EmailAddressDto, EmailAddressChangeDto } from '../email-addresses/email-addresses.dto.js';

/** An alternate name in the body of its owner; a plain string stands for `{ name }`. */
class NameAliasItemDto extends CreateType(NAME_ALIASES) {
  declare name: string;
}

interface Parts<Email> {
  name_aliases?: NameAliasItemDto[];
  email_addresses?: Email[];
}

const withParts =
  <Email extends object>(email: Class<Email>) =>
  <B extends object>(Base: Class<B>) =>
    extended(Base, {
      name_aliases: ListField(NameAliasItemDto),
      email_addresses: ListField(email),
    }) as Class<B & Parts<Email>>;

/** The body of a create, with the aliases and email addresses of the record. */
export const WithParts = withParts(EmailAddressDto);

/** The body of an update: aliases are added, email addresses added or removed. */
export const WithPartChanges = withParts(EmailAddressChangeDto);

@Shaped({ nest: ['name_alias'], citation: CITATION_KEYS })
export class CreateNameAliasDto extends OwnedType(
  NAME_ALIASES,
  'aliasable',
  CreateType(NAME_ALIASES, CitedBody),
) {
  problems(): Problem[] {
    return ownerProblems(NAME_ALIASES, 'aliasable', this, { required: true });
  }
}

/** The owner cannot change: an alias of another owner is a separate record. */
@Shaped({ nest: ['name_alias'], citation: CITATION_KEYS })
export class UpdateNameAliasDto extends UpdateType(NAME_ALIASES, CitedBody) {}

export class ListNameAliasesQuery extends FilterType(NAME_ALIASES, ListQuery) {}
