import { Shaped } from '../../http/dto.js';
import { Field, SITE_SCHEMA } from '../../http/fields.js';
import { ListQuery } from '../../http/list.query.js';
import { oneOf } from '../../values/text.js';
import { site } from '../../values/hostname.js';
import { RESEARCH_STATUSES } from '../research.entities.js';

export class ListResearchRequestsQuery extends ListQuery {
  @Field(
    oneOf(RESEARCH_STATUSES),
    { type: 'string', enum: RESEARCH_STATUSES },
    { description: 'Only requests in this state.' },
  )
  status?: string;

  @Field(
    oneOf(['open']),
    { type: 'string', enum: ['open'] },
    { description: '`open`: only requests with undecided findings.' },
  )
  findings?: string;

  @Field(site, SITE_SCHEMA, {
    description: 'Only requests for this domain, in any form that the lookup accepts.',
    example: 'harbourlight.example',
  })
  domain?: string;
}

/** The status that an editor may set: an editor can requeue a request. The worker sets all other statuses. */
@Shaped({ nest: ['research_request'], citation: [] })
export class UpdateResearchRequestDto {
  @Field(
    oneOf(['queued']),
    { type: 'string', enum: ['queued'] },
    { required: true, description: '`queued` repeats the research.', example: 'queued' },
  )
  status!: 'queued';
}
