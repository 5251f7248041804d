import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { OutageLog } from './outage-log.js';

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
