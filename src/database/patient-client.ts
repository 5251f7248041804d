import { Client, type Pool } from 'pg';

/**
 * A connection beside the pool, as the pool makes its own, for work that no call waits for: its statements may take long,
 * so that it is not given up for a lack of answers.
 */
export const patientClient = (pool: Pool): Client => new Client({ ...pool.options, query_timeout: 0 });
