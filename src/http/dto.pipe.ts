import { type Problem, invalid, invalidField, shownKey } from '../common/errors.js';
import { type ShapedBody, shapeBody } from './body-shape.js';
import { isRecord, fieldsOf } from './fields.js';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { bodyShapeOf, crossProblems, knownFields, readDto, type DtoClass } from './dto.js';

/**
 * Resolves the references of a body. Services do so themselves when they write; this check lets a body that is refused
 * earlier report unknown references along with its other problems.
 */
export abstract class ReferenceCheck {
  abstract problems(body: object): Promise<Problem[]>;
}

/** The original shape of each body, for the lifetime of its request. */
const shapes = new WeakMap<object, ShapedBody>();

const rememberShape = (body: object, shaped: ShapedBody): void => void shapes.set(body, shaped);

export const shapeOf = (body: unknown): ShapedBody | undefined =>
  isRecord(body) ? shapes.get(body) : undefined;

/** The problem with its field under the client's path. */
export const asWritten = (problem: Problem, shaped: ShapedBody): Problem => ({
  ...problem,
  field: shaped.written(problem.field),
});

/** Converts bodies and queries to their DTO, or throws 422 with every problem under the client's path. */
@Injectable()
export class DtoPipe implements PipeTransform {
  constructor(private readonly references: ReferenceCheck) {}

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'query' && type !== 'body') return value;
    const dto = metatype as DtoClass | undefined;
    if (dto === undefined || fieldsOf(dto).size === 0) return value;
    // A stream's handler reads the body.
    if (type === 'body' && value === undefined) return value;
    return type === 'query' ? this.query(value, dto) : this.body(value, dto);
  }

  private query(value: unknown, dto: DtoClass): object {
    const given = Object.entries(knownFields(dto, isRecord(value) ? value : {}));
    const repeated = given.filter(([name, one]) => fieldsOf(dto).has(name) && Array.isArray(one));
    const once = given.map(([name, one]): [string, unknown] => [name, Array.isArray(one) ? one[0] : one]);
    const { value: query, problems } = readDto(dto, Object.fromEntries(once));
    const all = unique([
      ...repeated.map(([field]) => ({ field, code: 'invalid_type', message: 'must be given once' })),
      ...problems.map(asParameter),
      ...crossProblems(query),
    ]);
    if (all.length > 0) throw invalid(all, true);
    return query;
  }

  private async body(value: unknown, dto: DtoClass): Promise<object> {
    const shape = bodyShapeOf(dto) ?? { nest: [], citation: [] };
    if (!isRecord(value)) throw invalidField('body', 'invalid_type', 'must be a JSON object');
    const shaped = shapeBody(knownFields(dto, value), shape, new Set(fieldsOf(dto).keys()));
    rememberShape(value, shaped);
    const { value: body, problems } = readDto(dto, shaped.fields);
    const found = [...problems, ...crossProblems(body)];
    if (found.length === 0 && shaped.problems.length === 0) return body;
    found.push(...(await this.references.problems(body)));
    throw invalid(unique([...shaped.problems, ...found.map((problem) => asWritten(problem, shaped))]), true);
  }
}

const UNKNOWN_PARAMETER = { code: 'unknown_parameter', message: 'is not a parameter of this request' };

export const unknownParameter = (name: string): Problem => ({ field: shownKey(name), ...UNKNOWN_PARAMETER });

const asParameter = (problem: Problem): Problem =>
  problem.code === 'unknown_field' ? { ...problem, ...UNKNOWN_PARAMETER } : problem;

/** Keeps one problem per field: an unreadable part is not also reported as missing. */
const unique = (problems: readonly Problem[]) => {
  const seen = new Set<string>();
  return problems.filter(({ field }) => !seen.has(field) && seen.add(field));
};
