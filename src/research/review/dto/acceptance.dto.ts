import { Field, isRecord, PublicIdField } from '../../../http/fields.js';
import { flag } from '../../../values/flag.js';
import { metadata } from '../../../values/metadata.js';
import { refuse, type Parser } from '../../../values/parsed.js';
import { MAX_TEXT, text, TEXT_PATTERN } from '../../../values/text.js';

/** What is corrected; what it may hold depends on the finding's kind, and is checked against that. */
const correction: Parser<string | Record<string, unknown>> = (input) => {
  if (typeof input === 'string') return text()(input);
  return isRecord(input) ? metadata(input) : refuse('invalid_type', 'must be a string or an object');
};

/** What an editor says of a finding that is accepted. */
export abstract class AcceptanceDto {
  @Field(
    correction,
    {
      anyOf: [
        { type: 'string', minLength: 1, maxLength: MAX_TEXT, pattern: TEXT_PATTERN },
        { type: 'object', additionalProperties: true },
      ],
    },
    {
      description:
        'Corrections of the value: an object with the parts to change, or a string for what matters most of it (name, text, address, number, line or url). A person may also get a title and a start_date.',
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
}
