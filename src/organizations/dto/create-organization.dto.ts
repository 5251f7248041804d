import { CITATION_KEYS, EMAIL_ADDRESSES, NAME_ALIASES } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import { TextField } from '../../http/fields.js';
import { OrganizationFieldsDto } from './organization-fields.dto.js';

@Shaped({
  nest: ['organization', 'advertiser'],
  citation: CITATION_KEYS,
  collections: [NAME_ALIASES, EMAIL_ADDRESSES],
})
export class CreateOrganizationDto extends OrganizationFieldsDto {
  @TextField({ required: true, example: 'Analytical Society' })
  name!: string;
}
