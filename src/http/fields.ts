import { applyDecorators } from '@nestjs/common';
import { Transform, Type, type TypeHelpOptions } from 'class-transformer';
import { ValidateBy, ValidateNested, type ValidationArguments } from 'class-validator';
import { calendarDate, timestamp } from '../values/dates.js';
import { emailAddress, MAX_EMAIL } from '../values/email.js';
import { flag } from '../values/flag.js';
import { hostname } from '../values/hostname.js';
import { metadata } from '../values/metadata.js';
import { latitude, longitude } from '../values/numbers.js';
import { accept, refuse, type Parsed, type Parser } from '../values/parsed.js';
import { legacyId, publicId } from '../values/public-id.js';
import { MAX_SITE } from '../values/site.js';
import { MAX_ORGANIZATION_TYPE, MAX_TEXT, TEXT_PATTERN, text } from '../values/text.js';
import { WEB_URL, webUrl } from '../values/web-url.js';

/** How a field of a body or a query may be given. */
export interface FieldRule {
  /** Absent and null are refused. */
  readonly required?: boolean;
  /** null is accepted: it clears the field. */
  readonly nullable?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

type Schema = Record<string, unknown>;

const FIELDS = Symbol('fields');

/** What a DTO class knows of one of its fields. */
export interface KnownField {
  /** Reads a value as it came, once; a DTO holds what this returns. */
  readonly check: (value: unknown) => Parsed<unknown>;
  /** The class of a nested object, or of each item of a list. */
  readonly type?: () => new () => object;
  readonly list?: boolean;
  /** What the OpenAPI document says of it, in the words of `ApiProperty`. */
  readonly schema: Schema;
}

/** The fields that a DTO class knows, its ancestors' included. */
export function fieldsOf(dto: new () => object): ReadonlyMap<string, KnownField> {
  return (
    (Reflect.getMetadata(FIELDS, dto.prototype as object) as Map<string, KnownField> | undefined) ?? new Map()
  );
}

function Known(field: KnownField): PropertyDecorator {
  return (prototype, property) => {
    const inherited = Reflect.getMetadata(FIELDS, prototype) as Map<string, KnownField> | undefined;
    Reflect.defineMetadata(FIELDS, new Map(inherited).set(String(property), field), prototype);
  };
}

/** Stands in a DTO in the place of a value that breaks its field's rule. */
export class Refused {
  constructor(
    readonly code = '',
    readonly message = '',
  ) {}
}

/** The class-validator rule of every field: its value was not refused. */
const Accepted = () =>
  ValidateBy({
    name: 'accepted',
    validator: {
      validate: (value) => !(value instanceof Refused),
      defaultMessage: (args?: ValidationArguments) => (args?.value as Refused).message,
    },
  });

/**
 * A property that follows one of the rules of `values/`: validated, stored in its normalised form, and described in
 * the OpenAPI document, all from the same line.
 */
export function Field<T>(parser: Parser<T>, schema: Schema, rule: FieldRule = {}): PropertyDecorator {
  const check = (value: unknown): Parsed<T | null | undefined> => {
    if (value === undefined) return rule.required ? refuse('required', 'is required') : accept(undefined);
    if (value !== null) return parser(value);
    if (rule.nullable) return accept(null);
    return rule.required ? refuse('required', 'is required') : refuse('invalid_type', 'must not be null');
  };
  return applyDecorators(Known({ check, schema: described(schema, rule) }), Accepted());
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

export const TextField = (rule: FieldRule & { max?: number } = {}) =>
  Field(text(rule.max), { type: 'string', maxLength: rule.max ?? MAX_TEXT, pattern: TEXT_PATTERN }, rule);

export const OrganizationTypeField = (rule: FieldRule = {}) =>
  TextField({ max: MAX_ORGANIZATION_TYPE, example: 'nonprofit', ...rule });

export const PublicIdField = (rule: FieldRule = {}) =>
  Field(publicId, { type: 'string', pattern: '^[0-9a-f]{32}$' }, rule);

/** A new public id for the record itself; an empty one asks for nothing. */
export const NewPublicIdField = () =>
  Field(
    (input) => (input === '' ? accept(null) : publicId(input)),
    { type: 'string', pattern: '^([0-9a-f]{32})?$' },
    {
      nullable: true,
      description: 'A new id for this record; empty or null is ignored. The old id redirects.',
    },
  );

export const LegacyIdField = (rule: FieldRule = {}) =>
  Field(legacyId, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, rule);

export const DateField = (rule: FieldRule = {}) =>
  Field(calendarDate, { type: 'string', format: 'date' }, rule);

export const TimestampField = (rule: FieldRule = {}) =>
  Field(timestamp, { type: 'string', format: 'date-time' }, rule);

export const FlagField = (rule: FieldRule = {}) => Field(flag, { type: 'boolean' }, rule);

export const HostnameField = (rule: FieldRule = {}) =>
  Field(hostname, { type: 'string', format: 'hostname' }, rule);

export const EmailField = (rule: FieldRule = {}) =>
  Field(emailAddress, { type: 'string', format: 'email', maxLength: MAX_EMAIL }, rule);

export const WebUrlField = (rule: FieldRule = {}) =>
  Field(webUrl, { type: 'string', format: 'uri', pattern: WEB_URL, maxLength: 2_048 }, rule);

export const LatitudeField = (rule: FieldRule = {}) =>
  Field(latitude, { type: 'number', minimum: -90, maximum: 90 }, rule);

export const LongitudeField = (rule: FieldRule = {}) =>
  Field(longitude, { type: 'number', minimum: -180, maximum: 180 }, rule);

/** What a schema says of a site: a hostname, or a URL. */
export const SITE_SCHEMA = { type: 'string', minLength: 1, maxLength: MAX_SITE, pattern: TEXT_PATTERN };

export const MetadataField = (rule: FieldRule = {}) =>
  applyDecorators(
    Field(metadata, { type: 'object', additionalProperties: true }, rule),
    // As it was parsed: class-transformer's own copy of an object lacks keys such as `toString`.
    Transform(({ obj, key }) => (obj as Record<string, unknown>)[key]),
  );

/** One of a legacy owner's kinds, singular, in any case: `Person`, `organization`. */
export const OwnerTypeField = (kinds: readonly string[], rule: FieldRule = {}) =>
  Field(
    (input) => {
      const kind = typeof input === 'string' ? input.toLowerCase() : '';
      return kinds.includes(kind)
        ? accept(kind)
        : refuse('invalid_format', `must be one of ${kinds.join(', ')}`);
    },
    { type: 'string', enum: kinds.flatMap((kind) => [kind, kind[0]!.toUpperCase() + kind.slice(1)]) },
    rule,
  );

/** A nested object with its own class of fields. */
export function ObjectField(type: () => new () => object, rule: FieldRule = {}): PropertyDecorator {
  const check = (value: unknown): Parsed<unknown> => {
    if (value === undefined && rule.required) return refuse('required', 'is required');
    if (value === undefined || isRecord(value) || (value === null && rule.nullable)) return accept(value);
    return refuse('invalid_type', 'must be an object');
  };
  return applyDecorators(
    Known({ check, type, schema: described({}, rule) }),
    // A value that was refused must not become an object of the class: its fields are not what is wrong.
    Type((options) => (isRefused(options) ? Refused : type())),
    ValidateNested(),
    Accepted(),
  );
}

const isRefused = (options: TypeHelpOptions | undefined): boolean =>
  (options?.object as Record<string, unknown> | undefined)?.[options!.property] instanceof Refused;

/** A list of parts that `body-shape.ts` has gathered, each with its own class of fields. */
export const ListField = (type: () => new () => object) =>
  applyDecorators(
    Known({ check: accept, type, list: true, schema: described({}, {}) }),
    Type(type),
    ValidateNested({ each: true }),
  );

/** True for a JSON object (or an instance made of one), false for arrays, null and scalars. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
