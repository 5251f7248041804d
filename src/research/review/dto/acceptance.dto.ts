import type { Decision } from '../decisions.js';
import { Field, isRecord, PublicIdField } from '../../../http/fields.js';
import { flag } from '../../../values/flag.js';
import { metadata } from '../../../values/metadata.js';
import { refuse, type Parser } from '../../../values/parsed.js';
import { text } from '../../../values/text.js';

/** What is corrected; what it may hold depends on the finding's kind, and is checked against that. */
const correction: Parser<string | Record<string, unknown>> = (input) => {
  if (typeof input === 'string') return text()(input);
  return isRecord(input) ? metadata(input) : refuse('invalid_type', 'must be a string or an object');
};

/** What an editor says of a finding that is accepted. */
export abstract class AcceptanceDto {
  @Field(
    correction,
    { type: 'object', additionalProperties: true },
    {
      description:
        'Corrections of the value: the parts to change. A person may also get a title and a start_date.',
      example: { role: 'chair', start_date: '2026-01-31' },
    },
  )
  value?: string | Record<string, unknown>;

  @PublicIdField({
    description:
      'The existing record that the finding is about: the organization that a name is an alias of, the person or membership that is meant, or whose email address it is.',
  })
  use_public_id?: string;

  @Field(
    flag,
    { type: 'boolean' },
    { description: 'true: it is about none of the existing records that are like it.', example: true },
  )
  create_anyway?: boolean;

  /** @param path where it stands in the request, for problems */
  decision(findingId: number, path: string): Decision {
    const { value, use_public_id: usePublicId, create_anyway: createAnyway } = this;
    return { findingId, path, value, usePublicId, createAnyway };
  }
}
