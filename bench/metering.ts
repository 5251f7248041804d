import { openCorpus, sample } from './support/corpus.js';
import { interleave, report, type Target } from './support/load.js';
import { startPeer, startService, type Server } from './support/processes.js';
import { isKnown } from './support/scale-cost.js';

/**
 * Measures the cost of metering, with all calls on one account. Compares the metered service with the
 * unmetered one (an administrator's key), with bare servers without metering and with an UPDATE per call, and
 * with the strongest peer, which coalesces debits, or debits and reads. The processes share the machine,
 * which affects rates, but hardly CPU time per request.
 */
const corpus = await openCorpus();
await corpus.client.query(`
  CREATE TABLE IF NOT EXISTS bench_credits (id int PRIMARY KEY, credits bigint NOT NULL);
  INSERT INTO bench_credits VALUES (1, 1000000000) ON CONFLICT (id) DO UPDATE SET credits = 1000000000`);
const metered = corpus.createKey({ credits: 1_000_000_000 });
const unmetered = corpus.createKey({ admin: true });
const env = { DATABASE_URL: corpus.url, BENCH_KEY: metered };
const [service, bare, naive, debits, strongest] = await Promise.all([
  startService({ ...env, PORT: '0' }),
  startPeer('bare-server.ts', env),
  startPeer('bare-server.ts', { ...env, NAIVE_METERING: '1' }),
  startPeer('coalescing-server.ts', { ...env, METERED: '1' }),
  startPeer('coalescing-server.ts', { ...env, METERED: '1', COALESCED: '1' }),
]);
try {
  const ids = await sample(
    corpus.client,
    `SELECT replace(public_id::text, '-', '') AS value FROM people ORDER BY md5(id::text) LIMIT 2000`,
  );
  const target = (name: string, { url, pid }: Server, prefix: string, key: string): Target => ({
    name,
    url,
    pid,
    headers: { authorization: `Bearer ${key}` },
    requests: ids.map((id) => ({ path: `${prefix}/people/${id}` })),
  });
  for (const connections of [1, 16, 64]) {
    const measured = await interleave(
      [
        target('metered and ledgered', service, '/api/v1', metered),
        target('the same service, unmetered', service, '/api/v1', unmetered),
        target('bare, no metering', bare, '', metered),
        target('bare, an UPDATE for each call', naive, '', metered),
        target('bare, debits coalesced', debits, '', metered),
        target('bare, debits and reads coalesced', strongest, '', metered),
      ],
      {
        connections,
        rounds: Number(process.env['BENCH_ROUNDS'] ?? 5),
        seconds: 3,
        ...(isKnown ? { database: corpus.client } : {}),
      },
    );
    report('Metered reads of full person records', measured);
  }
} finally {
  await Promise.all([service, bare, naive, debits, strongest].map((server) => server.stop()));
  await corpus.stop();
}
