import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Resolves once it is known whether the call is paid for. */
export type Paid = () => Promise<boolean>;

/**
 * For a read that now and then leaves something behind, and mostly not: it runs while it is being paid for, and asks
 * before it writes. What must be there with the charge is left by one that `@Pays()`.
 */
export const WhenPaid = createParamDecorator((_: unknown, context: ExecutionContext): Paid => {
  const { charge } = context.switchToHttp().getRequest<FastifyRequest>();
  return () => charge?.paid() ?? Promise.resolve(true);
});
