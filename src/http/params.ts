import type { FastifyRequest } from 'fastify';
import { createParamDecorator, type ExecutionContext, Param, type PipeTransform } from '@nestjs/common';
import type { Parser } from '../values/parsed.js';
import { legacyId, publicId } from '../values/public-id.js';
import { notFound } from '../common/errors.js';

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

function writeContextOf(request: FastifyRequest): WriteContext {
  const { caller, headers } = request;
  if (!caller) throw new Error('a write was routed without a caller');
  const ifMatch = headers['if-match'];
  return { accountId: caller.accountId, ...(ifMatch === undefined ? {} : { ifMatch }) };
}

/** Injects the write context of the request. */
export const Writer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  writeContextOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Injects the path of the request without its query, for the links of a list. */
export const RequestPath = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().url.split('?')[0]!,
);

/** A malformed id in a path gives 404, not 422, since no route leads there. */
const or404 = <T>(parser: Parser<T>, expected: string): PipeTransform<string, T> => ({
  transform(value) {
    const parsed = parser(value);
    if (!parsed.ok) throw notFound(expected);
    return parsed.value;
  },
});

const PUBLIC_ID_EXPECTED =
  'The path takes a public_id, 32 lowercase hexadecimal digits, and not the number in id.';
const NUMBER_EXPECTED = 'The path takes the id, a number.';

/** The `{public_id}` of a path. */
export const PublicId = () => Param('public_id', or404(publicId, PUBLIC_ID_EXPECTED));

/** The `{id}` of a path, a number. */
export const NumericId = () => Param('id', or404(legacyId, NUMBER_EXPECTED));

/** The `{finding_id}` of a path, a number. */
export const FindingId = () => Param('finding_id', or404(legacyId, NUMBER_EXPECTED));
