import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;

/**
 * Waits for the next hour if the current one is about to end, so that the rest of a test falls into one hour
 * and one day.
 */
export async function withinOneHour(): Promise<void> {
  const left = HOUR_MS - (Date.now() % HOUR_MS);
  if (left < 10_000) await sleep(left + 100);
}
