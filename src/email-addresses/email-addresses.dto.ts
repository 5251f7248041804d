import { FlagField } from '../http/fields.js';
import { CreateType } from '../records/schema-types.js';
import { EMAIL_ADDRESSES } from './email-addresses.schema.js';

/** An email address as a body gives it; a plain string stands for `{ address }`. */
export class EmailAddressDto extends CreateType(EMAIL_ADDRESSES) {
  declare address: string;
}

/** An email address as the body of a PATCH gives it: to add, to verify, or to remove. */
export class EmailAddressChangeDto extends EmailAddressDto {
  @FlagField({ description: 'True removes the address from the record.', example: true })
  _destroy?: boolean;
}
