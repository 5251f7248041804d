import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Longer than Redis ever takes while it is well. */
const ANSWER_MS = 250;

/**
 * The connection for rate limits, which nobody waits for: what Redis cannot say at once it need not say. Opened here so
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

/** Why there is no connection is told here alone: a command that finds none only knows that there is none. */
function sayWhenLost(redis: Redis): void {
  const logger = new Logger('RateLimits');
  let isLost = false;
  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    // Of a host with several addresses the error has no message.
    const reason = message || code || 'no answer';
    if (!isLost) logger.warn(`Redis is out of reach, each process counts by itself: ${reason}`);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) logger.log('Redis is back, all processes count together.');
    isLost = false;
  });
}
