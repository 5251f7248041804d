import { applyDecorators } from '@nestjs/common';
import { ValidateBy, ValidateNested, type ValidationArguments } from 'class-validator';
import { calendarDate, timestamp } from '../values/dates.js';
import { emailAddress, MAX_EMAIL } from '../values/email.js';
import { FIELD_NAME, fieldNames, metadata } from '../values/metadata.js';
import { hostname, MAX_SITE } from '../values/hostname.js';
import { latitude, longitude } from '../values/numbers.js';
import { legacyId, publicId } from '../values/public-id.js';
import {
  MAX_ORGANIZATION_TYPE,
  MAX_TEXT,
  TEXT_PATTERN,
  VISIBLE_PATTERN,
  pastedText,
  text,
  flag,
  oneOf,
  accept,
  refuse,
  type Parsed,
  type Parser,
  WEB_URL,
  webUrl,
} from '../values/text.js';

export interface FieldRule {
  /** Absent and null are refused. */
  readonly required?: boolean;
  /** null is accepted: it clears the field. */
  readonly nullable?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** A kind of value: its parser, and the parser's schema in the OpenAPI document. */
export interface Kind<T = unknown> {
  readonly parser: Parser<T>;
  readonly schema: Schema;
}

const kind = <T>(parser: Parser<T>, schema: Schema): Kind<T> => ({ parser, schema });

export const KINDS = {
  text: (max = MAX_TEXT) => kind(text(max), { type: 'string', maxLength: max, pattern: TEXT_PATTERN }),
  pasted: (max: number) =>
    kind(pastedText(max), { type: 'string', maxLength: max, pattern: VISIBLE_PATTERN }),
  publicId: kind(publicId, { type: 'string', pattern: '^[0-9a-f]{32}$' }),
  legacyId: kind(legacyId, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  date: kind(calendarDate, { type: 'string', format: 'date' }),
  timestamp: kind(timestamp, { type: 'string', format: 'date-time' }),
  flag: kind(flag, { type: 'boolean' }),
  hostname: kind(hostname, { type: 'string', format: 'hostname' }),
  email: kind(emailAddress, { type: 'string', format: 'email', maxLength: MAX_EMAIL }),
  webUrl: kind(webUrl, { type: 'string', format: 'uri', pattern: WEB_URL, maxLength: 2_048 }),
  latitude: kind(latitude, { type: 'number', minimum: -90, maximum: 90 }),
  longitude: kind(longitude, { type: 'number', minimum: -180, maximum: 180 }),
  metadata: kind(metadata, { type: 'object', additionalProperties: true }),
  fieldNames: kind(fieldNames, {
    type: 'array',
    items: { type: 'string', pattern: FIELD_NAME.source },
    maxItems: 100,
  }),
};

const FIELDS = Symbol('fields');

/** A field of a DTO class. */
interface KnownField {
  /** Validates and normalizes a value. */
  readonly check: (value: unknown) => Parsed<unknown>;
  /** The class of a nested object, or of each item of a list. */
  readonly type?: new () => object;
  readonly list?: boolean;
  /** Its schema in the OpenAPI document, in the terms of `ApiProperty`. */
  readonly schema: Schema;
}

type Fields = ReadonlyMap<string, KnownField>;
/** The prototype of a DTO class. It holds its fields itself: `Reflect.getMetadata` takes most of the time of a check. */
type Prototype = { readonly [FIELDS]?: Fields };
const NO_FIELDS: Fields = new Map();

/** The fields of a DTO class, including inherited ones. */
export const fieldsOf = (dto: new () => object): Fields => (dto.prototype as Prototype)[FIELDS] ?? NO_FIELDS;

function Known(field: KnownField): PropertyDecorator {
  return (prototype, property) => {
    const value = new Map((prototype as Prototype)[FIELDS]).set(String(property), field);
    Object.defineProperty(prototype, FIELDS, { value, configurable: true });
  };
}

/** A class-validator rule: `check` accepts the value. */
const Follows = (check: KnownField['check']) =>
  ValidateBy({
    name: 'follows',
    validator: {
      validate: (value) => check(value).ok,
      defaultMessage(args?: ValidationArguments) {
        const checked = check(args?.value);
        return checked.ok ? '' : checked.message;
      },
    },
  });

/**
 * A property with one of the parsers of `values/`: one decorator has it validated by class-validator, normalized, and
 * described in the OpenAPI document.
 */
export function Field<T>(parser: Parser<T>, schema: Schema, rule: FieldRule = {}): PropertyDecorator {
  const check = (value: unknown): Parsed<T | null | undefined> => {
    if (value === undefined) return rule.required ? refuse('required', 'is required') : accept(undefined);
    if (value !== null) return parser(value);
    if (rule.nullable) return accept(null);
    return rule.required ? refuse('required', 'is required') : refuse('invalid_type', 'must not be null');
  };
  return applyDecorators(Known({ check, schema: described(schema, rule) }), Follows(check));
}

function described(schema: Schema, { required = false, nullable, description, example }: FieldRule): Schema {
  return {
    ...schema,
    required,
    ...(nullable ? { nullable } : {}),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  };
}

const fieldOf =
  ({ parser, schema }: Kind) =>
  (rule: FieldRule = {}) =>
    Field(parser, schema, rule);

export const TextField = (rule: FieldRule & { max?: number } = {}) => fieldOf(KINDS.text(rule.max))(rule);
export const PastedField = (rule: FieldRule & { max: number }) => fieldOf(KINDS.pasted(rule.max))(rule);
export const PublicIdField = fieldOf(KINDS.publicId);
export const LegacyIdField = fieldOf(KINDS.legacyId);
export const TimestampField = fieldOf(KINDS.timestamp);
export const FlagField = fieldOf(KINDS.flag);
export const HostnameField = fieldOf(KINDS.hostname);
export const EmailField = fieldOf(KINDS.email);

/** One of a list of words. */
export function OneOfField(
  words: readonly string[],
  { default: preset, ...rule }: FieldRule & { readonly default?: string },
): PropertyDecorator {
  const schema = { type: 'string', enum: words, ...(preset === undefined ? {} : { default: preset }) };
  return Field(oneOf(words), schema, rule);
}

export const OrganizationTypeField = (rule: FieldRule = {}) =>
  TextField({ max: MAX_ORGANIZATION_TYPE, example: 'nonprofit', ...rule });

/** A new public id for the record itself; an empty one is ignored. */
export const NewPublicIdField = () =>
  Field(
    (input) => (input === '' ? accept(null) : publicId(input)),
    { type: 'string', pattern: '^([0-9a-f]{32})?$' },
    {
      nullable: true,
      description: 'A new id for this record; empty or null is ignored. The old id redirects.',
    },
  );

/** The schema of a site: a hostname or a URL. */
export const SITE_SCHEMA = { type: 'string', minLength: 1, maxLength: MAX_SITE, pattern: TEXT_PATTERN };

/** The kind of a legacy owner, singular; ignores case: `Person`, `organization`. */
export const OwnerTypeField = (kinds: readonly string[], rule: FieldRule = {}) =>
  Field(
    (input) => {
      const given = typeof input === 'string' ? input.toLowerCase() : '';
      return kinds.includes(given)
        ? accept(given)
        : refuse('invalid_format', `must be one of ${kinds.join(', ')}`);
    },
    { type: 'string', enum: kinds.flatMap((one) => [one, one[0]!.toUpperCase() + one.slice(1)]) },
    rule,
  );

/** A nested object with its own DTO class. */
export function ObjectField(type: new () => object, rule: FieldRule = {}): PropertyDecorator {
  const check = (value: unknown): Parsed<unknown> => {
    if (value === undefined && rule.required) return refuse('required', 'is required');
    if (value === undefined || isRecord(value) || (value === null && rule.nullable)) return accept(value);
    return refuse('invalid_type', 'must be an object');
  };
  return applyDecorators(
    Known({ check, type, schema: described({}, rule) }),
    Follows(check),
    ValidateNested(),
  );
}

/** A list that `body-shape.ts` has collected; each item has its own DTO class. */
export const ListField = (type: new () => object) =>
  applyDecorators(
    Known({ check: accept, type, list: true, schema: described({}, {}) }),
    ValidateNested({ each: true }),
  );

/** True for a JSON object (or an instance made of one), false for arrays, null and scalars. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
