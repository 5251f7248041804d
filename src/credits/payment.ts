import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PaidWrite } from './paid-writes.js';

/**
 * Pays for the call, and makes a write with the charge: both or neither. Throws 402 if the balance does not hold the
 * cost. Returns what came of the write; undefined if it came to nothing, or if the caller is not charged: then nothing
 * was written either.
 */
export type Pay = (write?: PaidWrite) => Promise<unknown>;

/** How the handler of a route that `@Pays()` does so. */
export const Payment = createParamDecorator((_: unknown, context: ExecutionContext): Pay => {
  const { charge } = context.switchToHttp().getRequest<FastifyRequest>();
  return async (write) => charge?.pay(write);
});
