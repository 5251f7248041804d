import { applyDecorators } from '@nestjs/common';
import {
  ValidateBy,
  ValidateNested,
  validateSync,
  type ValidationArguments,
  type ValidationError,
} from 'class-validator';
import { shownKey, type Problem } from '../common/errors.js';
import { isRecord } from '../values/json.js';
import { KINDS, type Kind, type Schema } from '../values/kinds.js';
import {
  MAX_ORGANIZATION_TYPE,
  accept,
  acceptParts,
  oneOf,
  refuse,
  type Parsed,
  type Parser,
} from '../values/text.js';
import { requiredUnless, type BodyShape } from './body-shape.js';

export type DtoClass<T extends object = object> = new () => T;

export interface FieldRule {
  /** Absent and null are refused. */
  readonly required?: boolean;
  /** null is accepted: it clears the field. */
  readonly nullable?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

const FIELDS = Symbol('fields');

interface KnownField {
  /** Validates and normalizes a value. */
  readonly check: (value: unknown) => Parsed<unknown>;
  /** The class of a nested object, or of each item of a list. */
  readonly type?: DtoClass;
  readonly list?: boolean;
  /** Its schema in the OpenAPI document, without what its rule says. */
  readonly schema: Schema;
  readonly rule: FieldRule;
}

type Fields = ReadonlyMap<string, KnownField>;
/** The prototype of a DTO class. It holds its fields itself: `Reflect.getMetadata` takes most of the time of a check. */
type Prototype = { readonly [FIELDS]?: Fields };
const NO_FIELDS: Fields = new Map();

/** The fields of a DTO class, including inherited ones. */
export const fieldsOf = (dto: DtoClass): Fields => (dto.prototype as Prototype)[FIELDS] ?? NO_FIELDS;

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
    if (value !== undefined && value !== null) return parser(value);
    if (value === null && rule.nullable) return accept(null);
    if (rule.required) return refuse('required', 'is required');
    return value === undefined ? accept(undefined) : refuse('invalid_type', 'must not be null');
  };
  return applyDecorators(Known({ check, schema, rule }), Follows(check));
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
export const SiteField = fieldOf(KINDS.site);

/** A list of values of one kind. */
export function ValuesField<T>(
  { parser, schema }: Kind<T>,
  { min = 0, max, ...rule }: FieldRule & { readonly min?: number; readonly max: number },
): PropertyDecorator {
  const list: Parser<T[]> = (input) => {
    if (!Array.isArray(input)) return refuse('invalid_type', 'must be an array');
    if (input.length < min) return refuse('too_short', `must have at least ${min} item`);
    if (input.length > max) return refuse('too_long', `must have at most ${max} items`);
    return acceptParts(input.map((item, index) => [`[${index}]`, parser(item)]));
  };
  const least = min === 0 ? {} : { minItems: min };
  return Field(list, { type: 'array', ...least, maxItems: max, items: schema }, rule);
}

export function OneOfField(
  words: readonly string[],
  { default: preset, ...rule }: FieldRule & { readonly default?: string },
): PropertyDecorator {
  const schema = { type: 'string', enum: words, ...(preset === undefined ? {} : { default: preset }) };
  return Field(oneOf(words), schema, rule);
}

export const OrganizationTypeField = (rule: FieldRule = {}) =>
  TextField({ max: MAX_ORGANIZATION_TYPE, example: 'nonprofit', ...rule });

/** A nested object with its own DTO class. */
export function ObjectField(type: DtoClass, rule: FieldRule = {}): PropertyDecorator {
  const check = (value: unknown): Parsed<unknown> => {
    if (value === undefined && rule.required) return refuse('required', 'is required');
    if (value === undefined || isRecord(value) || (value === null && rule.nullable)) return accept(value);
    return refuse('invalid_type', 'must be an object');
  };
  return applyDecorators(Known({ check, type, schema: {}, rule }), Follows(check), ValidateNested());
}

/** A list that `body-shape.ts` has collected; each item has its own DTO class. */
export const ListField = (type: DtoClass) =>
  applyDecorators(
    Known({ check: accept, type, list: true, schema: {}, rule: {} }),
    ValidateNested({ each: true }),
  );

const SHAPE = Symbol('body-shape');

/** Declares the accepted shapes of a request body of this class. */
export const Shaped = (shape: BodyShape): ClassDecorator => Reflect.metadata(SHAPE, shape);

export const bodyShapeOf = (dto: DtoClass): BodyShape | undefined =>
  Reflect.getMetadata(SHAPE, dto) as BodyShape | undefined;

const LENIENT = Symbol('lenient');

/** Declares that unknown fields are ignored: clients of a standard protocol add their own. */
export const Lenient = (): ClassDecorator => Reflect.metadata(LENIENT, true);

/** Without the unknown fields, if the class ignores them. */
export const knownFields = (
  dto: DtoClass,
  plain: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Reflect.getMetadata(LENIENT, dto) === true
    ? Object.fromEntries(Object.entries(plain).filter(([name]) => fieldsOf(dto).has(name)))
    : plain;

/** Replaces a DTO value that violates its field's rule. */
class Refused {}

/**
 * Creates an instance of the class, validates it with class-validator, and normalizes every accepted value. Only known
 * fields are copied, so a key such as `constructor` has no effect.
 */
export function readDto<T extends object>(
  dto: DtoClass<T>,
  plain: Readonly<Record<string, unknown>>,
): { value: T; problems: Problem[] } {
  const value = instanceOf(dto, plain);
  // Checks take a quarter of the time without class-validator, so it reads only what one of them refuses.
  const errors = normalize(value) ? [] : validateSync(instanceOf(dto, plain), { forbidUnknownValues: false });
  return {
    value,
    problems: [...unknownKeys(dto, plain, ''), ...errors.flatMap((error) => problemsOf(error, ''))],
  };
}

function instanceOf<T extends object>(dto: DtoClass<T>, plain: Readonly<Record<string, unknown>>): T {
  const value = new dto();
  for (const [name, { type }] of fieldsOf(dto)) {
    if (!Object.hasOwn(plain, name)) continue;
    (value as Record<string, unknown>)[name] = type ? partsOf(type, plain[name]) : plain[name];
  }
  return value;
}

function partsOf(dto: DtoClass, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => partsOf(dto, item));
  return isRecord(value) ? instanceOf(dto, value) : value;
}

/** Normalizes the value of every field, at any depth. Returns whether all of them follow their rules. */
function normalize(value: object): boolean {
  const values = value as Record<string, unknown>;
  let isAccepted = true;
  for (const [name, { check, type }] of fieldsOf(value.constructor as DtoClass)) {
    const given = values[name];
    const checked = check(given);
    if (!checked.ok) isAccepted = false;
    if (given === undefined) continue;
    values[name] = checked.ok ? checked.value : new Refused();
    if (type === undefined || given === null || !checked.ok) continue;
    for (const part of [given].flat() as unknown[])
      if (!isRecord(part) || !normalize(part)) isAccepted = false;
  }
  return isAccepted;
}

function unknownKeys(dto: DtoClass, plain: Record<string, unknown>, prefix: string): Problem[] {
  const fields = fieldsOf(dto);
  return Object.entries(plain).flatMap(([key, value]) => {
    const field = fields.get(key);
    if (field === undefined) {
      return [
        { field: prefix + shownKey(key), code: 'unknown_field', message: 'is not a field of this request' },
      ];
    }
    const { type } = field;
    if (type === undefined) return [];
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item: unknown, index) => {
      const path = Array.isArray(value) ? `${prefix}${key}[${index}].` : `${prefix}${key}.`;
      return isRecord(item) ? unknownKeys(type, item, path) : [];
    });
  });
}

function problemsOf({ target, property, value, children = [] }: ValidationError, path: string): Problem[] {
  const here = path === '' ? property : `${path}.${property}`;
  const checked = fieldsOf(target!.constructor as DtoClass)
    .get(property)!
    .check(value);
  if (!checked.ok) {
    const parts = checked.parts ?? [{ ...checked, at: '' }];
    return parts.map(({ at, code, message }) => ({ field: here + at, code, message }));
  }
  // The children of a list are its items, by index.
  return children.flatMap((child) =>
    Array.isArray(value)
      ? (child.children ?? []).flatMap((error) => problemsOf(error, `${here}[${child.property}]`))
      : problemsOf(child, here),
  );
}

interface ChoiceRule {
  readonly required: boolean;
  readonly exclusive: boolean;
}

const CHOICE = Symbol('choice');

/** Declares a group of fields from which an object of this class takes at least one, or at most one. */
export const Choice = (fields: readonly string[], rule: ChoiceRule): ClassDecorator =>
  Reflect.metadata(CHOICE, [fields, rule]);

/** A DTO with rules between its fields. They see normalized values, and must tolerate refused fields. */
interface CrossChecked {
  problems(): Problem[];
}

export function crossProblems(dto: object): Problem[] {
  const choice = Reflect.getMetadata(CHOICE, dto.constructor) as [string[], ChoiceRule] | undefined;
  return [
    ...(choice === undefined ? [] : choiceProblems(dto, ...choice)),
    ...('problems' in dto && typeof dto.problems === 'function' ? (dto as CrossChecked).problems() : []),
  ];
}

/** Validates a group of fields that takes at least one, or at most one. */
export function choiceProblems(dto: object, fields: readonly string[], rule: ChoiceRule): Problem[] {
  const given = fields.filter((field) => ((dto as Record<string, unknown>)[field] ?? null) !== null);
  if (given.length === 0 && rule.required) {
    return [{ field: fields[0]!, code: 'required', message: requiredUnless(fields.slice(1)) }];
  }
  if (given.length < 2 || !rule.exclusive) return [];
  return given
    .slice(1)
    .map((field) => ({ field, code: 'conflict', message: `must not be combined with ${given[0]!}` }));
}
