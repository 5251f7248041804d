import { EmailField } from '../../http/fields.js';
import { PageQuery } from '../../http/list.query.js';

export class EmailLookupQuery extends PageQuery {
  @EmailField({
    required: true,
    description: 'The complete address. Ignores case; an international domain may be Unicode or Punycode.',
    example: 'ingrid@solberg.example',
  })
  email!: string;
}
