import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { countedAlone } from '../metrics/event.js';
import { OutageLog } from './outage-log.js';
import { InMemoryRateLimitStore } from './in-memory-rate-limit-store.js';

/** What is left of a limit after a call was counted. */
export interface Allowance {
  readonly policy: 'account' | 'address';
  readonly max: number;
  readonly remaining: number;
  /** Seconds until the count begins anew. */
  readonly reset: number;
  readonly exceeded: boolean;
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Outcome = Exclude<Awaited<ReturnType<Limiter>>, { isAllowed: true }>;

export const WINDOW_SECONDS = 60;
/** After Redis failed it is left alone for so long: no call is to wait for it again and again. */
const PAUSE_MS = 1_000;

/** One limit: counted in Redis for all processes if there is one, else by this process. Never fails a call. */
export class Limit {
  private readonly outage = new OutageLog(
    new Logger('RateLimits'),
    'Redis answers again, all processes count together.',
  );
  private pausedUntil = -Infinity;

  constructor(
    private readonly policy: Allowance['policy'],
    private readonly own: Limiter,
    private readonly shared: Limiter | null,
    private readonly isConnected: () => boolean,
  ) {}

  /** Counts a call. */
  async count(request: FastifyRequest): Promise<Allowance> {
    return this.allowance((await this.countShared(request)) ?? (await this.own(request)));
  }

  /** What is left in this process's own count, without counting. */
  async peek(request: FastifyRequest): Promise<Allowance> {
    return this.allowance(await this.own(request, { increment: false }));
  }

  private async countShared(request: FastifyRequest): Promise<Awaited<ReturnType<Limiter>> | null> {
    if (this.shared === null) return null;
    const outcome = performance.now() < this.pausedUntil ? null : await this.ask(this.shared, request);
    if (outcome === null) countedAlone.publish({});
    return outcome;
  }

  /** Null if Redis does not answer. */
  private async ask(shared: Limiter, request: FastifyRequest): Promise<Awaited<ReturnType<Limiter>> | null> {
    try {
      const outcome = await shared(request);
      this.outage.over();
      return outcome;
    } catch (error) {
      // That there is no connection has been said, with the reason.
      if (this.isConnected()) {
        this.outage.away(`Redis does not answer, each process counts by itself: ${(error as Error).message}`);
      }
      this.pausedUntil = performance.now() + PAUSE_MS;
      return null;
    }
  }

  private allowance(outcome: Awaited<ReturnType<Limiter>>): Allowance {
    const { max, remaining, ttlInSeconds, isExceeded } = outcome as Outcome;
    return { policy: this.policy, max, remaining, reset: ttlInSeconds, exceeded: isExceeded };
  }
}

export interface RateLimits {
  /** Of each account; null: unlimited. */
  readonly account: Limit | null;
  /** Of each address, for calls that show no key; null: unlimited. */
  readonly address: Limit | null;
  /** Of each address, for keys that were refused; always this process's own count. */
  readonly refused: Limit | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

/** Keeps count of calls. The caller closes `redis`. */
export async function keepRateLimits(
  server: FastifyInstance,
  limits: { readonly accountPerMinute: number; readonly addressPerMinute: number },
  redis: Redis | null,
): Promise<void> {
  const limit = async (
    policy: Allowance['policy'],
    max: number,
    keyGenerator: (request: FastifyRequest) => string,
    shared: boolean,
  ) => {
    if (max === 0) return null;
    const options = { global: false, max, timeWindow: WINDOW_SECONDS * 1_000, keyGenerator } as const;
    return new Limit(
      policy,
      await limiter(server, { ...options, store: InMemoryRateLimitStore }),
      shared && redis
        ? await limiter(server, { ...options, redis, nameSpace: `directory-rate:${policy}:` })
        : null,
      () => redis?.status === 'ready',
    );
  };
  const address = (request: FastifyRequest) => normalizeIP(request.ip);
  const account = (request: FastifyRequest) => String(request.caller?.accountId);
  const { accountPerMinute, addressPerMinute } = limits;
  server.decorate('rateLimits', {
    account: await limit('account', accountPerMinute, account, true),
    address: await limit('address', addressPerMinute, address, true),
    refused: await limit('address', addressPerMinute, address, false),
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 401) void server.rateLimits.refused?.count(request);
    done();
  });
}

/** The plugin makes one kind of limiter for each context that it is registered in. */
async function limiter(server: FastifyInstance, options: Parameters<typeof rateLimit>[1]): Promise<Limiter> {
  let made: Limiter | undefined;
  await server.register(async (context) => {
    await context.register(rateLimit, options);
    made = context.createRateLimit();
  });
  return made!;
}
