import { EmailField } from '../../http/fields.js';
import { PageQuery } from '../../http/list.query.js';

export class EmailLookupQuery extends PageQuery {
  @EmailField({
    required: true,
    description: 'The whole address, in any case; an international domain as it is written or in punycode.',
    example: 'ingrid@solberg.example',
  })
  email!: string;
}
