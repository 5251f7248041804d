import { setTimeout as sleep } from 'node:timers/promises';

/** How often a lock that another session has is asked for again. */
const RETRY_MS = 200;

type Query = (sql: string, values: readonly unknown[]) => Promise<readonly { readonly taken: boolean }[]>;

/**
 * Takes an advisory lock for the session on which `query` runs, and waits for it without a limit.
 *
 * A session that waits in `pg_advisory_lock` has a snapshot for as long as it waits: `CREATE INDEX CONCURRENTLY` waits
 * for its end, for ever if the lock's owner is what creates the index, and VACUUM removes nothing that is newer. So the
 * session asks again and again, and has no snapshot in between.
 *
 * @param onWait called once, if another session has the lock
 */
export async function takeAdvisoryLock(
  query: Query,
  key: number,
  onWait: () => void = () => undefined,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const [row] = await query('SELECT pg_try_advisory_lock($1) AS taken', [key]);
    if (row!.taken) return;
    if (attempt === 0) onWait();
    await sleep(RETRY_MS);
  }
}
