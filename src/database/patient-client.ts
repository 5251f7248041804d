import { Client, type Pool } from 'pg';

/** A machine that is gone without a word is noticed so long after it last said something, and ten seconds. */
const KEEP_ALIVE_MS = 10_000;

/**
 * A connection beside the pool, as the pool makes its own, for work that no call waits for: its statements may take long,
 * so that it is not given up for a lack of answers.
 */
export const patientClient = (pool: Pool): Client =>
  new Client({
    ...pool.options,
    query_timeout: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
