import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who writes, and under which condition. */
export interface WriteContext {
  readonly accountId: number;
  /** `If-Match`: the change is made only if the record is still the one that was read. */
  readonly ifMatch?: string;
}

function writeContextOf(request: FastifyRequest): WriteContext {
  const { caller, headers } = request;
  if (!caller) throw new Error('a write was routed without a caller');
  const ifMatch = headers['if-match'];
  return { accountId: caller.accountId, ...(ifMatch === undefined ? {} : { ifMatch }) };
}

/** The write context of the request. */
export const Writer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  writeContextOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The path of the request without its query, for the links of a list. */
export const RequestPath = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().url.split('?')[0]!,
);
