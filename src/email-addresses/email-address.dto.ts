import { EmailField, TimestampField } from '../http/fields.js';

/** An email address as a body gives it; a plain string stands for `{ address }`. */
export class EmailAddressDto {
  @EmailField({ required: true, example: 'ada@example.org' })
  address!: string;

  @TimestampField({
    nullable: true,
    description: 'When the address was verified.',
    example: '2026-01-31T09:30:00Z',
  })
  verified_at?: string | null;
}
