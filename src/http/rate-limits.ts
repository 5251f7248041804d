import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { countedAlone } from '../common/events.js';
import { OutageLog } from '../common/outage-log.js';
import { ApiError } from '../common/errors.js';

const MAX_CALLERS = 50_000;

type CountCallback = (error: null, count: { readonly current: number; readonly ttl: number }) => void;

/**
 * The rate limit store of one process, for @fastify/rate-limit. The plugin's own store uses the wall clock: if that is
 * set back by a day, a caller that has exceeded its limit would wait until the next day.
 */
export class InMemoryRateLimitStore implements FastifyRateLimitStore {
  /** In order of the callers' latest calls. */
  private readonly counts = new Map<string, { current: number; readonly until: number }>();

  incr(caller: string, callback: CountCallback, windowMs: number): void {
    const now = performance.now();
    const count = this.unexpired(caller, now) ?? { current: 0, until: now + windowMs };
    count.current++;
    this.counts.delete(caller);
    this.counts.set(caller, count);
    if (this.counts.size > MAX_CALLERS) this.counts.delete(this.counts.keys().next().value!);
    callback(null, { current: count.current, ttl: count.until - now });
  }

  /** Reports the count without incrementing it. */
  read(caller: string, callback: CountCallback): void {
    const now = performance.now();
    const { current, until } = this.unexpired(caller, now) ?? { current: 0, until: now };
    callback(null, { current, ttl: until - now });
  }

  child(): InMemoryRateLimitStore {
    return new InMemoryRateLimitStore();
  }

  private unexpired(caller: string, now: number) {
    const count = this.counts.get(caller);
    return count && count.until > now ? count : undefined;
  }
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Outcome = Awaited<ReturnType<Limiter>>;
type Policy = 'account' | 'address';
/** The state of a limit after a call was counted. */
type Allowance = Exclude<Outcome, { isAllowed: true }> & { readonly policy: Policy };

const WINDOW_SECONDS = 60;
/** Time without requests to Redis after it failed, so that calls do not wait for it repeatedly. */
const PAUSE_MS = 1_000;

/** One limit, counted in Redis for all processes if it is configured, else by this process. Never fails a call. */
class Limit {
  private readonly outage = new OutageLog(
    new Logger('RateLimits'),
    'Redis answers again, all processes count together.',
  );
  private pausedUntil = -Infinity;

  constructor(
    private readonly policy: Policy,
    private readonly local: Limiter,
    private readonly shared: Limiter | null,
    private readonly isConnected: () => boolean,
  ) {}

  async count(request: FastifyRequest): Promise<Allowance> {
    return this.allowance((await this.countShared(request)) ?? (await this.local(request)));
  }

  /** The remaining calls by this process's own count, without incrementing it. */
  async peek(request: FastifyRequest): Promise<Allowance> {
    return this.allowance(await this.local(request, { increment: false }));
  }

  /** Returns null without Redis, and while it does not answer. */
  private async countShared(request: FastifyRequest): Promise<Outcome | null> {
    if (this.shared === null) return null;
    if (performance.now() >= this.pausedUntil) {
      try {
        const outcome = await this.shared(request);
        this.outage.over();
        return outcome;
      } catch (error) {
        // A lost connection has already been logged, with its reason.
        if (this.isConnected()) {
          this.outage.away(
            `Redis does not answer, each process counts by itself: ${(error as Error).message}`,
          );
        }
        this.pausedUntil = performance.now() + PAUSE_MS;
      }
    }
    countedAlone.publish({});
    return null;
  }

  private allowance(outcome: Outcome): Allowance {
    return { ...(outcome as Allowance), policy: this.policy };
  }
}

interface RateLimits {
  /** By account; null: unlimited. */
  readonly account: Limit | null;
  /** By address, for calls without a key; null: unlimited. */
  readonly address: Limit | null;
  /** By address, for refused keys; always counted by this process. */
  readonly refused: Limit | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

/** Sets up the rate limits. The caller closes `redis`. */
export async function keepRateLimits(
  server: FastifyInstance,
  limits: { readonly accountPerMinute: number; readonly addressPerMinute: number },
  redis: Redis | null,
): Promise<void> {
  const limit = async (
    policy: Policy,
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

/** Registers the plugin in its own context, since it has one configuration per context. */
async function limiter(server: FastifyInstance, options: Parameters<typeof rateLimit>[1]): Promise<Limiter> {
  let made: Limiter | undefined;
  await server.register(async (context) => {
    await context.register(rateLimit, options);
    made = context.createRateLimit();
  });
  return made!;
}

/** Longer than any command takes on a healthy Redis. */
const COMMAND_TIMEOUT_MS = 250;

/**
 * Opens the connection for rate limits. No call waits for it: a command that Redis cannot answer at once fails. ioredis
 * is imported here so that only processes with Redis load it.
 */
export async function connectForLimits(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectionName: 'directory-rate-limits',
    connectTimeout: 1_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  logOutages(redis);
  await redis.connect().catch(() => undefined);
  return redis;
}

/** Only this listener receives the reason of a failed connection; a command only fails. */
function logOutages(redis: Redis): void {
  const outage = new OutageLog(new Logger('RateLimits'), 'Redis is back, all processes count together.');
  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    // For a host with several addresses the error has no message.
    const reason = message || code || 'no answer';
    outage.away(`Redis is out of reach, each process counts by itself: ${reason}`);
  });
  redis.on('ready', () => outage.over());
}

/**
 * The error for a refused key: 429 in place of 401 after the address has exceeded its limit. The limit applies only to
 * refused keys: invalid keys from the same address never lock out a valid one.
 */
export async function refusedKey(error: unknown, request: FastifyRequest): Promise<unknown> {
  const { refused } = request.server.rateLimits;
  if (refused === null || !(error instanceof ApiError) || error.status !== 401) return error;
  const allowance = await refused.peek(request);
  return allowance.remaining > 0
    ? error
    : tooMany(allowance, `More than ${allowance.max} calls a minute without a valid key`);
}

/** Counts a call by its caller's account, or by its address if it needs no key. Throws 429. */
export async function countCall(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { account, address } = request.server.rateLimits;
  const limit = request.caller ? account : address;
  if (limit === null) return;
  const allowance = await limit.count(request);
  void reply.headers(headersOf(allowance));
  if (allowance.isExceeded) throw tooMany(allowance, `More than ${allowance.max} calls a minute`);
}

/** Counts each item of a batch as a call. Throws 429. */
export async function countItems(request: FastifyRequest, reply: FastifyReply, items: number): Promise<void> {
  const { account } = request.server.rateLimits;
  if (account === null || items < 1) return;
  const counts = await Promise.all(Array.from({ length: items }, () => account.count(request)));
  const allowance = counts.at(-1)!;
  if (!reply.raw.headersSent) void reply.headers(headersOf(allowance));
  if (allowance.isExceeded) throw tooMany(allowance, `More than ${allowance.max} calls and items a minute`);
}

/**
 * The header names of draft-ietf-httpapi-ratelimit-headers, and those of its earlier versions, which most clients know.
 */
const headersOf = ({ policy, max, remaining, ttlInSeconds: reset }: Allowance) => ({
  'RateLimit-Policy': `"${policy}";q=${max};w=${WINDOW_SECONDS}`,
  RateLimit: `"${policy}";r=${remaining};t=${reset}`,
  'RateLimit-Limit': String(max),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(reset),
});

const tooMany = (allowance: Allowance, what: string) =>
  new ApiError(429, 'rate_limited', `${what}: wait ${allowance.ttlInSeconds} seconds.`, {
    headers: { ...headersOf(allowance), 'Retry-After': String(allowance.ttlInSeconds) },
  });
