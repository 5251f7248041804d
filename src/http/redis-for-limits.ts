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
  // Whoever asks it something is told, and says so once.
  redis.on('error', () => undefined);
  await redis.connect().catch(() => undefined);
  return redis;
}
