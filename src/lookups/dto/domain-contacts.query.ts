import { Field, SITE_SCHEMA } from '../../http/fields.js';
import { PageQuery } from '../../http/list.query.js';
import { flagText } from '../../values/text.js';
import { site } from '../../values/hostname.js';

export class DomainContactsQuery extends PageQuery {
  @Field(site, SITE_SCHEMA, {
    required: true,
    description:
      'A hostname or a URL; scheme, port, path, `www.` and case do not matter, and international names may be written as they are. Neither an IP address nor a bare suffix such as `co.uk`.',
    example: 'harbourlight.example',
  })
  domain!: string;

  @Field(
    flagText,
    { type: 'boolean', default: false },
    { description: 'true: do not research this domain if it is unknown.' },
  )
  skip_research_queue?: boolean;
}
