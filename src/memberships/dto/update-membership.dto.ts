import { EmailAddressChangeDto } from '../../email-addresses/email-address.dto.js';
import { CITATION_KEYS, EMAIL_ADDRESSES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import { DateField, ListField, TextField } from '../../http/fields.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

/** Absent fields stay, null clears; email addresses are added or removed. Person and organization cannot be changed. */
@Shaped({ nest: ['membership'], citation: CITATION_KEYS, collections: [EMAIL_ADDRESSES] })
export class UpdateMembershipDto extends CitedBody {
  @TextField({ example: 'chair' })
  role?: string;

  @TextField({ nullable: true, example: 'Chair of the board' })
  title?: string | null;

  @DateField({ example: '2026-01-31' })
  start_date?: string;

  @DateField({
    nullable: true,
    description: 'Marks the role as past, whenever it is.',
    example: '2026-12-31',
  })
  end_date?: string | null;

  @ListField(() => EmailAddressChangeDto)
  email_addresses?: EmailAddressChangeDto[];
}
