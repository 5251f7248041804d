import { Client, type Pool } from 'pg';

/** A machine that is gone without a word is noticed so long after it last said something, and ten seconds. */
const KEEP_ALIVE_MS = 10_000;

/** What a connection for such work has in place of the pool's limits: it waits for answers and for locks. */
export const patientOptions = (pool: Pool) => ({
  query_timeout: 0,
  options: `${pool.options.options ?? ''} -c lock_timeout=0`,
});

/**
 * A connection outside the pool, with the pool's settings, for work that no call waits for: its statements may take long,
 * so that it is not given up for a lack of answers.
 */
export const createUnpooledClient = (pool: Pool): Client =>
  new Client({
    ...pool.options,
    ...patientOptions(pool),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
