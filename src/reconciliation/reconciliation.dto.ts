import { Lenient, Shaped, Field } from '../http/dto.js';
import { wholeNumber } from '../values/numbers.js';
import { stripInvisible, accept, refuse, type Parser } from '../values/text.js';

const MAX_PREFIX = 256;
const MAX_LIMIT = 100;
const MAX_CURSOR = 10_000;

/** What a user types, which may be empty. */
const typed: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be given once');
  return [...input].length > MAX_PREFIX
    ? refuse('too_long', `must have at most ${MAX_PREFIX} characters`)
    : accept(stripInvisible(input).normalize('NFC').trim());
};

/** A text, or nothing if it is empty, as clients send it if they have none. */
const optional: Parser<string | undefined> = (input) => {
  const text = typed(input);
  return text.ok && text.value === '' ? accept(undefined) : text;
};

const whole =
  (min: number, max: number): Parser<number | undefined> =>
  (input) => {
    if (input === '') return accept(undefined);
    const number = wholeNumber(min)(input);
    return number.ok ? accept(Math.min(number.value, max)) : number;
  };

const TEXT = { type: 'string', maxLength: MAX_PREFIX };

const TypeField = () =>
  Field(optional, TEXT, {
    description: '`person`, `organization`, or `organization/` with an organization type.',
    example: 'person',
  });

const LimitField = () =>
  Field(
    whole(1, MAX_LIMIT),
    { type: 'integer', minimum: 1, maximum: MAX_LIMIT },
    { description: 'Maximum number of results.', example: 10 },
  );

@Lenient()
export class SuggestDto {
  @Field(typed, TEXT, { required: true, description: 'What the user has typed.', example: 'ingrid s' })
  prefix!: string;

  @TypeField()
  type?: string;

  @Field(
    whole(0, MAX_CURSOR),
    { type: 'integer', minimum: 0, maximum: MAX_CURSOR, default: 0 },
    { description: 'How many results to skip.', example: 0 },
  )
  cursor?: number;

  @LimitField()
  limit?: number;
}

@Lenient()
export class FlyoutDto {
  @Field(typed, TEXT, {
    required: true,
    description: 'The id of a record, a type or a property.',
    example: 'email',
  })
  id!: string;
}

@Lenient()
export class PropertiesDto {
  @TypeField()
  type?: string;

  @LimitField()
  limit?: number;
}

const json: Parser<string> = (input) =>
  typeof input === 'string' ? accept(input) : refuse('invalid_type', 'must be given once');

/** The parameters of the address of the service. Without either the answer is the manifest. */
@Lenient()
export class ReconcileQuery {
  @Field(
    json,
    { type: 'string' },
    {
      description: 'JSON: up to 50 queries, by the caller’s names.',
      example: '{"q0":{"query":"Ingrid Solberg","type":"person"}}',
    },
  )
  queries?: string;

  @Field(
    json,
    { type: 'string' },
    {
      description: 'JSON: `ids` (up to 100) and `properties` to read.',
      example: '{"ids":["9f3c1a7be2d04c58a6b1d0e4f7c82a35"],"properties":[{"id":"email"}]}',
    },
  )
  extend?: string;
}

/** The same as the fields of a form. */
@Lenient()
@Shaped({ nest: [], citation: [] })
export class ReconcileDto extends ReconcileQuery {}
