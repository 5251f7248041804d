import { validateSync, type ValidationError } from 'class-validator';
import { requiredUnless, type BodyShape } from './body-shape.js';
import { shownKey, type Problem } from '../common/errors.js';
import { fieldsOf, isRecord } from './fields.js';

export type DtoClass<T extends object = object> = new () => T;

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
  if (!checked.ok) return [{ field: here, code: checked.code, message: checked.message }];
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
