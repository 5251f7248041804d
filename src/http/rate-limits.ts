import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { countedAlone } from '../common/events.js';
import { OutageLog } from '../common/outage-log.js';
import { ApiError } from '../common/errors.js';

/** Callers that one process counts at a time. */
const MAX_CALLERS = 50_000;

type Told = (error: null, count: { readonly current: number; readonly ttl: number }) => void;

/**
 * The counts of one process, for @fastify/rate-limit. Its own store reads the clock of the machine: set back by a day, that
 * would make a caller that has used up a minute's calls wait until the next day.
 */
export class InMemoryRateLimitStore implements FastifyRateLimitStore {
  /** In the order in which the callers came last. */
  private readonly counts = new Map<string, { current: number; readonly since: number }>();

  /** Counts a call of the caller. */
  incr(caller: string, told: Told, windowMs: number): void {
    const count = this.alive(caller, windowMs) ?? { current: 0, since: performance.now() };
    count.current++;
    this.counts.delete(caller);
    this.counts.set(caller, count);
    if (this.counts.size > MAX_CALLERS) this.counts.delete(this.counts.keys().next().value!);
    told(null, { current: count.current, ttl: this.left(count, windowMs) });
  }

  /** Tells the count without counting. */
  read(caller: string, told: Told, windowMs: number): void {
    const count = this.alive(caller, windowMs);
    told(null, count ? { current: count.current, ttl: this.left(count, windowMs) } : { current: 0, ttl: 0 });
  }

  child(): InMemoryRateLimitStore {
    return new InMemoryRateLimitStore();
  }

  private alive(caller: string, windowMs: number) {
    const count = this.counts.get(caller);
    return count && this.left(count, windowMs) > 0 ? count : undefined;
  }

  private left({ since }: { readonly since: number }, windowMs: number): number {
    return since + windowMs - performance.now();
  }
}

/** What is left of a limit after a call was counted. */
interface Allowance {
  readonly policy: 'account' | 'address';
  readonly max: number;
  readonly remaining: number;
  /** Seconds until the limit resets. */
  readonly reset: number;
  readonly exceeded: boolean;
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Outcome = Exclude<Awaited<ReturnType<Limiter>>, { isAllowed: true }>;

const WINDOW_SECONDS = 60;
/** After Redis failed it is left alone for so long: no call is to wait for it again and again. */
const PAUSE_MS = 1_000;

/** One limit: counted in Redis for all processes if there is one, else by this process. Never fails a call. */
class Limit {
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

interface RateLimits {
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

/** Longer than Redis ever takes while it is well. */
const ANSWER_MS = 250;

/**
 * The connection for rate limits. No caller waits for it: a command that Redis cannot answer at once fails. Opened here so
 * that ioredis is loaded by those alone who have one.
 */
export async function connectForLimits(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectionName: 'directory-rate-limits',
    connectTimeout: 1_000,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  sayWhenLost(redis);
  await redis.connect().catch(() => undefined);
  return redis;
}

/** Only this listener gets the reason of a failed connection; a command gets only its absence. */
function sayWhenLost(redis: Redis): void {
  const outage = new OutageLog(new Logger('RateLimits'), 'Redis is back, all processes count together.');
  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    // Of a host with several addresses the error has no message.
    const reason = message || code || 'no answer';
    outage.away(`Redis is out of reach, each process counts by itself: ${reason}`);
  });
  redis.on('ready', () => outage.over());
}

/**
 * The error for a refused key: 429 in place of 401 once the address has used up its limit. The limit holds for refused
 * keys alone: a valid key is never locked out by the bad ones of others behind the same address.
 */
export async function refusedKey(error: unknown, request: FastifyRequest): Promise<unknown> {
  const { refused } = request.server.rateLimits;
  if (refused === null || !(error instanceof ApiError) || error.status !== 401) return error;
  const allowance = await refused.peek(request);
  return allowance.remaining > 0
    ? error
    : tooMany(allowance, `More than ${allowance.max} calls a minute without a valid key`);
}

/** Counts a call, by its caller's account, or by its address if it needs no key. Throws 429. */
export async function countCall(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { account, address } = request.server.rateLimits;
  const limit = request.caller ? account : address;
  if (limit === null) return;
  const allowance = await limit.count(request);
  for (const [name, value] of headersOf(allowance)) void reply.header(name, value);
  if (allowance.exceeded) throw tooMany(allowance, `More than ${allowance.max} calls a minute`);
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
