import { openCorpus, sample } from './support/corpus.js';
import { interleave, report, type Target } from './support/load.js';
import { startPeer, startService } from './support/processes.js';

/**
 * What metering costs, all calls on one account: the metered service against itself unmetered (an administrator's key),
 * against a bare server that updates a balance for every call, and against the bare server without any metering.
 */
const corpus = await openCorpus();
await corpus.client.query(`
  CREATE TABLE IF NOT EXISTS bench_credits (id int PRIMARY KEY, credits bigint NOT NULL);
  INSERT INTO bench_credits VALUES (1, 1000000000) ON CONFLICT (id) DO UPDATE SET credits = 1000000000`);
const metered = corpus.createKey({ credits: 1_000_000_000 });
const unmetered = corpus.createKey({ admin: true });
const env = { DATABASE_URL: corpus.url, BENCH_KEY: metered };
const [service, naive, bare] = await Promise.all([
  startService({ ...env, PORT: '0' }),
  startPeer('bare-server.ts', { ...env, NAIVE_METERING: '1' }),
  startPeer('bare-server.ts', env),
]);
try {
  const ids = await sample(
    corpus.client,
    `SELECT replace(public_id::text, '-', '') AS value FROM people ORDER BY md5(id::text) LIMIT 2000`,
  );
  const target = (name: string, url: string, prefix: string, key: string): Target => ({
    name,
    url,
    headers: { authorization: `Bearer ${key}` },
    requests: ids.map((id) => ({ path: `${prefix}/people/${id}` })),
  });
  for (const connections of [1, 16, 64]) {
    const measured = await interleave(
      [
        target('metered and ledgered', service.url, '/api/v1', metered),
        target('the same service, unmetered', service.url, '/api/v1', unmetered),
        target('bare, an UPDATE for each call', naive.url, '', metered),
        target('bare, no metering', bare.url, '', metered),
      ],
      { connections, rounds: Number(process.env['BENCH_ROUNDS'] ?? 5), seconds: 3 },
    );
    report('Metered reads of full person records', measured);
  }
} finally {
  await Promise.all([service.stop(), naive.stop(), bare.stop()]);
  await corpus.stop();
}
