import type { Collection } from '../http/body-shape.js';
import {
  choiceProblems,
  Shaped,
  Field,
  FlagField,
  LegacyIdField,
  ListField,
  PublicIdField,
  SiteField,
  OneOfField,
} from '../http/dto.js';
import type { Problem } from '../common/errors.js';
import { metadata, isRecord } from '../values/json.js';
import { text, refuse, type Parser } from '../values/text.js';
import type { FindingKind } from './researcher/findings.js';
import type { KnownRecord } from './review/known-records.js';
import { ListQuery } from '../http/list.query.js';
import { RESEARCH_STATUSES } from './research.entities.js';

export class ListResearchRequestsQuery extends ListQuery {
  @OneOfField(RESEARCH_STATUSES, { description: 'Only requests in this state.' })
  status?: string;

  @OneOfField(['open'], { description: '`open`: only requests with undecided findings.' })
  findings?: string;

  @SiteField({
    description: 'Only requests for this domain, in any form that the lookup accepts.',
    example: 'harbourlight.example',
  })
  domain?: string;
}

/** The status that an editor may set: an editor can requeue a request. The worker sets all other statuses. */
@Shaped({ nest: ['research_request'], citation: [] })
export class UpdateResearchRequestDto {
  @OneOfField(['queued'], {
    required: true,
    description: '`queued` repeats the research.',
    example: 'queued',
  })
  status!: 'queued';
}

/** A finding that an editor accepts, with the editor's corrections and choices. */
export interface Decision extends Pick<AcceptanceDto, 'value' | 'use_public_id' | 'create_anyway'> {
  readonly findingId: number;
  /** The path of the finding in the request, for problems: `findings[0].` or an empty string. */
  readonly path: string;
}

/** The record types that an editor may assign a finding of each kind to. */
export const ABOUT: Readonly<Partial<Record<FindingKind, readonly KnownRecord['type'][]>>> = {
  organization_name: ['organization'],
  person: ['person', 'membership'],
  email_address: ['person', 'organization', 'membership'],
};

/** The problem of a `use_public_id` that names no record of a type allowed for the finding. */
export function unusable(kind: FindingKind, path: string): Problem {
  const field = `${path}use_public_id`;
  return ABOUT[kind]
    ? { field, code: 'not_found', message: `must be the public_id of one of: ${ABOUT[kind].join(', ')}` }
    : { field, code: 'not_applicable', message: `is of no use for a finding of kind ${kind}` };
}

/** A correction. Its fields are validated later, as they depend on the kind of the finding. */
const correction: Parser<string | Record<string, unknown>> = (input) => {
  if (typeof input === 'string') return text()(input);
  return isRecord(input) ? metadata(input) : refuse('invalid_type', 'must be a string or an object');
};

abstract class AcceptanceDto {
  @Field(
    correction,
    { type: 'object', additionalProperties: true },
    {
      description:
        'Corrections of the value: only the parts to change. For a person, also title and start_date.',
      example: { role: 'chair', start_date: '2026-01-31' },
    },
  )
  value?: string | Record<string, unknown> | undefined;

  @PublicIdField({
    description:
      'The existing record that the finding is about: the organization for a name, the person or membership, or the owner of an email address.',
  })
  use_public_id?: string | undefined;

  @FlagField({
    description: 'true: it is about none of the similar records.',
    example: true,
  })
  create_anyway?: boolean | undefined;

  /** @param path the path of the finding in the request, for problems */
  decision(findingId: number, path: string): Decision {
    const { value, use_public_id, create_anyway } = this;
    return { findingId, path, value, use_public_id, create_anyway };
  }
}

/** A finding to accept, with corrections. An id is short for `{ id }`. */
export class AcceptedFindingDto extends AcceptanceDto {
  @LegacyIdField({ required: true, description: 'The finding’s id.', example: 12 })
  id!: number;
}

const FINDINGS: Collection = { name: 'findings', keys: ['findings', 'finding_ids'], property: 'id' };

/** Findings to accept in one transaction, each as an id or as an object with corrections. */
@Shaped({ nest: [], citation: [], collections: [FINDINGS] })
export class AcceptFindingsDto {
  @ListField(AcceptedFindingDto)
  findings!: AcceptedFindingDto[];

  @PublicIdField({
    description: 'The organization to add them to, if not the only one with the domain.',
  })
  organization_public_id?: string;

  decisions(): Decision[] {
    return this.findings.map((one, index) => one.decision(one.id, `findings[${index}].`));
  }

  problems(): Problem[] {
    const named = (this.findings as this['findings'] | undefined)?.map(({ id }) => id) ?? [];
    const twice = named.filter((id, index) => named.indexOf(id) !== index);
    return [
      ...choiceProblems(this, ['findings', 'finding_ids'], { required: true, exclusive: true }),
      ...twice.map((id) => ({
        field: `findings[${named.lastIndexOf(id)}].id`,
        code: 'conflict',
        message: 'names the same finding as another',
      })),
    ];
  }
}

const DECIDED = ['accepted', 'rejected'] as const;

@Shaped({ nest: ['finding'], citation: [] })
export class UpdateFindingDto extends AcceptanceDto {
  @OneOfField(DECIDED, { required: true, example: 'accepted' })
  status!: (typeof DECIDED)[number];

  @PublicIdField({
    description: 'The organization to add it to, if not the only one with the domain.',
  })
  organization_public_id?: string;

  /** A rejected finding takes no corrections and is not written to any record. */
  problems(): Problem[] {
    if (this.status !== 'rejected') return [];
    const given = ['value', 'use_public_id', 'create_anyway', 'organization_public_id'] as const;
    return given
      .filter((field) => this[field] !== undefined)
      .map((field) => ({ field, code: 'conflict', message: 'must not be given for what is rejected' }));
  }
}
