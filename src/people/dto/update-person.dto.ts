import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import type { Problem } from '../../http/errors.js';
import { NewPublicIdField } from '../../http/fields.js';
import { CreatePersonDto } from './create-person.dto.js';

/** Absent fields stay, null clears; aliases and email addresses are added. */
@Shaped({ nest: ['person'], citation: CITATION_KEYS, collections: [NAME_ALIASES, EMAIL_ADDRESSES] })
export class UpdatePersonDto extends CreatePersonDto {
  @NewPublicIdField()
  public_id?: string | null;

  /** Whether a name is left is known only once the record is. */
  override problems(): Problem[] {
    return [];
  }
}
