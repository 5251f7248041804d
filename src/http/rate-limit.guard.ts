import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './errors.js';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Stops a caller that asks too often. Stands behind ApiKeyGuard, so that the limit is the key's, not the address's. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private limiter: Limiter | null = null;

  constructor(private readonly host: HttpAdapterHost) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (!instance.hasDecorator('createRateLimit')) return true;
    this.limiter ??= instance.createRateLimit();
    const http = context.switchToHttp();
    const outcome = await this.limiter(http.getRequest<FastifyRequest>());
    if (outcome.isAllowed) return true;
    const { max, remaining, ttlInSeconds } = outcome;
    const headers = {
      'RateLimit-Limit': String(max),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(ttlInSeconds),
    };
    const reply = http.getResponse<FastifyReply>();
    for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
    if (!outcome.isExceeded) return true;
    throw new ApiError(
      429,
      'rate_limited',
      `More than ${max} calls a minute: wait ${ttlInSeconds} seconds.`,
      {
        headers: { ...headers, 'Retry-After': String(ttlInSeconds) },
      },
    );
  }
}
