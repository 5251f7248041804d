import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINT, type RoutePolicy } from './endpoint.js';
import { ApiError } from './errors.js';
import { WINDOW_SECONDS, type Allowance, type Limit } from './rate-limits.js';

/**
 * The limit of refused keys, by address. It holds for refused keys alone: a valid key is never locked out by the bad ones
 * of others behind the same address.
 */
@Injectable()
export class RefusedKeys {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Throws the error; 429 in place of 401 once the address has used up its limit. */
  async explain(error: unknown, request: FastifyRequest): Promise<never> {
    const { refused } = this.host.httpAdapter.getInstance<FastifyInstance>().rateLimits;
    if (refused === null || !(error instanceof ApiError) || error.status !== 401) throw error;
    const allowance = await refused.peek(request);
    if (allowance.remaining > 0) throw error;
    throw tooMany(allowance, `More than ${allowance.max} calls a minute without a valid key`);
  }
}

/** Stops a caller that asks too often. Stands behind ApiKeyGuard, so that the limit is the key's, not the address's. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const policy = this.reflector.get<RoutePolicy | undefined>(ENDPOINT, context.getHandler());
    if (policy?.always) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { account, address } = this.host.httpAdapter.getInstance<FastifyInstance>().rateLimits;
    const limit = request.caller ? account : address;
    return limit === null || this.count(limit, request, http.getResponse<FastifyReply>());
  }

  private async count(limit: Limit, request: FastifyRequest, reply: FastifyReply): Promise<true> {
    const allowance = await limit.count(request);
    for (const [name, value] of headersOf(allowance)) void reply.header(name, value);
    if (!allowance.exceeded) return true;
    throw tooMany(allowance, `More than ${allowance.max} calls a minute`);
  }
}

/** The names of draft-ietf-httpapi-ratelimit-headers, and those of its earlier versions, which most clients know. */
const headersOf = ({ policy, max, remaining, reset }: Allowance) =>
  [
    ['RateLimit-Policy', `"${policy}";q=${max};w=${WINDOW_SECONDS}`],
    ['RateLimit', `"${policy}";r=${remaining};t=${reset}`],
    ['RateLimit-Limit', String(max)],
    ['RateLimit-Remaining', String(remaining)],
    ['RateLimit-Reset', String(reset)],
  ] as const;

const tooMany = (allowance: Allowance, what: string) =>
  new ApiError(429, 'rate_limited', `${what}: wait ${allowance.reset} seconds.`, {
    headers: { ...Object.fromEntries(headersOf(allowance)), 'Retry-After': String(allowance.reset) },
  });
