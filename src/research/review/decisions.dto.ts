import { MAX_ITEMS, type Collection } from '../../http/body-shape.js';
import { choiceProblems, Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import { Field, FlagField, isRecord, LegacyIdField, ListField, PublicIdField } from '../../http/fields.js';
import { metadata } from '../../values/metadata.js';
import { oneOf, accept, refuse, type Parser } from '../../values/parsed.js';
import { legacyId } from '../../values/public-id.js';
import { text } from '../../values/text.js';
import type { FindingKind } from '../researcher/findings.js';
import type { KnownRecord } from './known-records.js';

/** A finding that an editor accepts, with the editor's corrections and choices. */
export interface Decision {
  readonly findingId: number;
  /** The path of the finding in the request, for problems: `findings[0].` or an empty string. */
  readonly path: string;
  readonly value?: string | Readonly<Record<string, unknown>> | undefined;
  /** The existing record that the finding describes. */
  readonly usePublicId?: string | undefined;
  readonly createAnyway?: boolean | undefined;
}

/** The record types that an editor may assign a finding of each kind to. */
export const ABOUT: Readonly<Record<FindingKind, readonly KnownRecord['type'][]>> = {
  organization_name: ['organization'],
  person: ['person', 'membership'],
  email_address: ['person', 'organization', 'membership'],
  description: [],
  phone: [],
  postal_address: [],
  social_profile: [],
};

/** The problem of a `use_public_id` that names no record of a type allowed for the finding. */
export function unusable(kind: FindingKind, path: string): Problem {
  const field = `${path}use_public_id`;
  return ABOUT[kind].length === 0
    ? { field, code: 'not_applicable', message: `is of no use for a finding of kind ${kind}` }
    : { field, code: 'not_found', message: `must be the public_id of one of: ${ABOUT[kind].join(', ')}` };
}

/** A correction. Its fields are validated later, as they depend on the kind of the finding. */
const correction: Parser<string | Record<string, unknown>> = (input) => {
  if (typeof input === 'string') return text()(input);
  return isRecord(input) ? metadata(input) : refuse('invalid_type', 'must be a string or an object');
};

/** The fields with which an editor accepts a finding. */
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
  value?: string | Record<string, unknown>;

  @PublicIdField({
    description:
      'The existing record that the finding is about: the organization for a name, the person or membership, or the owner of an email address.',
  })
  use_public_id?: string;

  @FlagField({
    description: 'true: it is about none of the similar records.',
    example: true,
  })
  create_anyway?: boolean;

  /** @param path the path of the finding in the request, for problems */
  decision(findingId: number, path: string): Decision {
    const { value, use_public_id: usePublicId, create_anyway: createAnyway } = this;
    return { findingId, path, value, usePublicId, createAnyway };
  }
}

/** A finding to accept, with corrections. A string of digits is short for `{ id }`. */
export class AcceptedFindingDto extends AcceptanceDto {
  @LegacyIdField({ required: true, description: 'The finding’s id.', example: 12 })
  id!: number;
}

const FINDINGS: Collection = { name: 'findings', keys: ['findings'], property: 'id' };

const ids: Parser<number[]> = (input) => {
  if (!Array.isArray(input)) return refuse('invalid_type', 'must be an array');
  if (input.length === 0) return refuse('blank', 'must not be empty');
  if (input.length > MAX_ITEMS) return refuse('too_long', `must have at most ${MAX_ITEMS} items`);
  const parsed = input.map(legacyId);
  const found = parsed.flatMap((one) => (one.ok ? [one.value] : []));
  return found.length === parsed.length
    ? accept([...new Set(found)])
    : refuse('invalid_format', 'must contain ids of findings, positive integers');
};

/** Findings to accept in one transaction, each as an id or as an object with corrections. */
@Shaped({ nest: [], citation: [], collections: [FINDINGS] })
export class AcceptFindingsDto {
  @Field(
    ids,
    {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      minItems: 1,
      maxItems: MAX_ITEMS,
    },
    { description: 'Findings to accept as they are.', example: [12, 13] },
  )
  finding_ids?: number[];

  @ListField(() => AcceptedFindingDto)
  findings?: AcceptedFindingDto[];

  @PublicIdField({
    description: 'The organization to add them to, if not the only one with the domain.',
  })
  organization_public_id?: string;

  decisions(): Decision[] {
    return this.findings
      ? this.findings.map((one, index) => one.decision(one.id, `findings[${index}].`))
      : this.finding_ids!.map((findingId) => ({ findingId, path: '' }));
  }

  problems(): Problem[] {
    const named = (this.findings ?? []).map(({ id }) => id);
    const twice = named.filter((id, index) => named.indexOf(id) !== index);
    return [
      ...choiceProblems(this, ['finding_ids', 'findings'], { required: true, exclusive: true }),
      ...twice.map((id) => ({
        field: `findings[${named.lastIndexOf(id)}].id`,
        code: 'conflict',
        message: 'names the same finding as another',
      })),
    ];
  }
}

const DECIDED = ['accepted', 'rejected'] as const;

/** An editor's decision on one finding. */
@Shaped({ nest: ['finding'], citation: [] })
export class UpdateFindingDto extends AcceptanceDto {
  @Field(oneOf(DECIDED), { type: 'string', enum: DECIDED }, { required: true, example: 'accepted' })
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
