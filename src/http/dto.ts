import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { requiredUnless, type BodyShape } from './body-shape.js';
import { shownKey, type Problem } from '../common/errors.js';
import { fieldsOf, isRecord, Refused } from './fields.js';

export type DtoClass<T extends object = object> = new () => T;

const SHAPE = Symbol('body-shape');

/** Says in which shapes a request body of this class may come. */
export const Shaped = (shape: BodyShape): ClassDecorator => Reflect.metadata(SHAPE, shape);

export const bodyShapeOf = (dto: DtoClass): BodyShape | undefined =>
  Reflect.getMetadata(SHAPE, dto) as BodyShape | undefined;

/** Makes an instance of the class with every value in its normalised form, or says all that is wrong. */
export function readDto<T extends object>(
  dto: DtoClass<T>,
  plain: Record<string, unknown>,
): { value: T; problems: Problem[] } {
  const fields = parsedFields(dto, plain);
  const value = isFlat(dto) ? Object.assign(new dto(), fields) : plainToInstance(dto, fields);
  // On the path of every list call: flat fields that were all accepted have nothing left to validate.
  const isAccepted = isFlat(dto) && !Object.values(fields).some((field) => field instanceof Refused);
  const errors = isAccepted ? [] : validateSync(value, { forbidUnknownValues: false });
  return {
    value,
    problems: [...unknownKeys(dto, plain, ''), ...errors.flatMap((error) => problemsOf(error, ''))],
  };
}

const isFlat = (dto: DtoClass): boolean =>
  ![...fieldsOf(dto).values()].some(({ type }) => type !== undefined);

/**
 * The known fields, each parsed or refused. class-transformer sees only these: given a stranger's objects as they came
 * it would call whatever stands under their `constructor`.
 */
function parsedFields(dto: DtoClass, plain: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, { check, type }] of fieldsOf(dto)) {
    const parsed = check(Object.hasOwn(plain, name) ? plain[name] : undefined);
    if (!parsed.ok) fields[name] = new Refused(parsed.code, parsed.message);
    else if (parsed.value !== undefined)
      fields[name] = type ? parsedParts(type(), parsed.value) : parsed.value;
  }
  return fields;
}

function parsedParts(dto: DtoClass, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => parsedParts(dto, item));
  return isRecord(value) ? parsedFields(dto, value) : value;
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
      return isRecord(item) ? unknownKeys(type(), item, path) : [];
    });
  });
}

function problemsOf(error: ValidationError, path: string): Problem[] {
  const here = path === '' ? error.property : `${path}.${error.property}`;
  const refused = error.value instanceof Refused ? error.value : null;
  const own = refused ? [{ field: here, code: refused.code, message: refused.message }] : [];
  const children = error.children ?? [];
  return [
    ...own,
    ...children.flatMap((child) =>
      /^\d+$/.test(child.property) && Array.isArray(error.value)
        ? (child.children ?? []).flatMap((item) => problemsOf(item, `${here}[${child.property}]`))
        : problemsOf(child, here),
    ),
  ];
}

/** A DTO with rules between its fields. They see normalised values, and must bear with fields that are wrong. */
export interface CrossChecked {
  problems(): Problem[];
}

export const crossProblems = (dto: object): Problem[] =>
  'problems' in dto && typeof dto.problems === 'function' ? (dto as CrossChecked).problems() : [];

/** The problem of a group of fields that takes at least one, or at most one. */
export function choiceProblems(
  dto: object,
  fields: readonly string[],
  rule: { readonly required: boolean; readonly exclusive: boolean },
): Problem[] {
  const given = fields.filter((field) => ((dto as Record<string, unknown>)[field] ?? null) !== null);
  if (given.length === 0 && rule.required) {
    return [{ field: fields[0]!, code: 'required', message: requiredUnless(fields.slice(1)) }];
  }
  if (given.length < 2 || !rule.exclusive) return [];
  return given
    .slice(1)
    .map((field) => ({ field, code: 'conflict', message: `must not be given beside ${given[0]!}` }));
}
