import { FlagField } from '../http/dto.js';
import { CreateType } from '../records/schema-types.js';
import { EMAIL_ADDRESSES } from './email-addresses.schema.js';

/** An email address in the body of its owner; a plain string stands for `{ address }`. */
export class EmailAddressDto extends CreateType(EMAIL_ADDRESSES) {
  declare address: string;
}

/** An email address in the body of a PATCH: to add, verify, or remove. */
export class EmailAddressChangeDto extends EmailAddressDto {
  @FlagField({ description: 'True removes the address from the record.', example: true })
  _destroy?: boolean;
}
