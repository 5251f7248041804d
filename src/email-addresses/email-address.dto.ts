import { EmailField, FlagField, TimestampField } from '../http/fields.js';

/** An email address as a body gives it; a plain string stands for `{ address }`. */
export class EmailAddressDto {
  @EmailField({ required: true, description: 'The address.', example: 'ada@example.org' })
  address!: string;

  @TimestampField({
    nullable: true,
    description: 'When the address was verified.',
    example: '2026-01-31T09:30:00Z',
  })
  verified_at?: string | null;
}

/** An email address as the body of a PATCH gives it: to add, to verify, or to remove. */
export class EmailAddressChangeDto extends EmailAddressDto {
  @FlagField({ description: 'True removes the address from the record.', example: true })
  _destroy?: boolean;
}
