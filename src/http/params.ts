import {
  createParamDecorator,
  Injectable,
  Param,
  type ArgumentMetadata,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalid, invalidField, notFound, shownKey, type Problem } from '../common/errors.js';
import { isPublicId, legacyId } from '../values/public-id.js';
import { shapeBody, type ShapedBody } from './body-shape.js';
import { bodyShapeOf, crossProblems, knownFields, readDto, type DtoClass, fieldsOf } from './dto.js';
import { isRecord } from '../values/json.js';

/** The account of the request's key. The pipeline sets it after it has checked the key. */
export interface Caller {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  readonly canEdit: boolean;
  readonly admin: boolean;
  /** The key of the request, or its reconciliation token. */
  readonly apiKey: {
    readonly id: number;
    readonly prefix: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    /** The raw body; set after it was read. */
    rawBody?: Buffer;
  }
}

/** The account that writes, and its precondition. */
export interface WriteContext {
  readonly accountId: number;
  /** `If-Match`: the change requires that the record is unchanged since it was read. */
  readonly ifMatch?: string;
  /** The reader of the representation that `ifMatch` refers to, if that is not the full record. */
  readonly tagged?: { showById(id: number): Promise<string> };
}

export const Writer = createParamDecorator((_: unknown, context: ExecutionContext): WriteContext => {
  const { caller, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new Error('a write was routed without a caller');
  const ifMatch = headers['if-match'];
  return { accountId: caller.accountId, ...(ifMatch === undefined ? {} : { ifMatch }) };
});

/** Injects the path of the request without its query, for the links of a list. */
export const RequestPath = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().url.split('?')[0]!,
);

/** A malformed id in a path gives 404, not 422, since no route leads there. */
const PUBLIC_ID: PipeTransform<string, string> = {
  transform(value) {
    if (isPublicId(value)) return value;
    throw notFound('The path takes a public_id, 32 lowercase hexadecimal digits, and not the number in id.');
  },
};
const NUMERIC_ID: PipeTransform<string, number> = {
  transform(value) {
    const id = legacyId(value);
    if (!id.ok) throw notFound(`The path takes the id: it ${id.message}.`);
    return id.value;
  },
};

export const PublicId = () => Param('public_id', PUBLIC_ID);

export const NumericId = () => Param('id', NUMERIC_ID);

export const FindingId = () => Param('finding_id', NUMERIC_ID);

/**
 * Resolves the references of a body. Services do so themselves when they write; this check lets a body that is refused
 * earlier report unknown references along with its other problems.
 */
export abstract class ReferenceCheck {
  abstract problems(body: object): Promise<Problem[]>;
}

/** The original shape of each body, for the lifetime of its request. */
const shapes = new WeakMap<object, ShapedBody>();

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
    return type === 'query' ? this.query(value as Record<string, unknown>, dto) : this.body(value, dto);
  }

  private query(value: Record<string, unknown>, dto: DtoClass): object {
    const given = Object.entries(knownFields(dto, value));
    const repeated = given.filter(([name, one]) => fieldsOf(dto).has(name) && Array.isArray(one));
    const once = Object.fromEntries(
      given.map(([name, one]): [string, unknown] => [name, Array.isArray(one) ? one[0] : one]),
    );
    const { value: query, problems } = readDto(dto, once);
    const all = unique([
      ...repeated.map(([field]) => ({ field, code: 'invalid_type', message: 'must be given once' })),
      ...problems.map((problem) => asParameter(withPlus(problem, once, dto))),
      ...crossProblems(query),
    ]);
    if (all.length > 0) throw invalid(all, true);
    return query;
  }

  private async body(value: unknown, dto: DtoClass): Promise<object> {
    const shape = bodyShapeOf(dto) ?? { nest: [], citation: [] };
    if (!isRecord(value)) throw invalidField('body', 'invalid_type', 'must be a JSON object');
    const shaped = shapeBody(knownFields(dto, value), shape, new Set(fieldsOf(dto).keys()));
    shapes.set(value, shaped);
    const { value: body, problems } = readDto(dto, shaped.fields);
    const found = [...problems, ...crossProblems(body)];
    if (found.length === 0 && shaped.problems.length === 0) return body;
    found.push(...(await this.references.problems(body)));
    throw invalid(unique([...shaped.problems, ...found.map((problem) => asWritten(problem, shaped))]), true);
  }
}

const UNKNOWN_PARAMETER = { code: 'unknown_parameter', message: 'is not a parameter of this request' };

export const unknownParameter = (name: string): Problem => ({ field: shownKey(name), ...UNKNOWN_PARAMETER });

/** Says how to write a plus sign if the parameter is valid with one: in a URL, a bare one stands for a space. */
function withPlus(problem: Problem, given: Readonly<Record<string, unknown>>, dto: DtoClass): Problem {
  const { field, message } = problem;
  const value = given[field];
  if (typeof value !== 'string' || !value.includes(' ')) return problem;
  const { problems } = readDto(dto, { ...given, [field]: value.replaceAll(' ', '+') });
  const isValid = problems.every((other) => other.field !== field);
  return isValid ? { ...problem, message: `${message}; in a URL, write + as %2B` } : problem;
}

const asParameter = (problem: Problem): Problem =>
  problem.code === 'unknown_field' ? { ...problem, ...UNKNOWN_PARAMETER } : problem;

/** Keeps one problem per field: an unreadable part is not also reported as missing. */
const unique = (problems: readonly Problem[]) => {
  const seen = new Set<string>();
  return problems.filter(({ field }) => !seen.has(field) && seen.add(field));
};
