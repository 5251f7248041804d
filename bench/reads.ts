import { openCorpus, sample } from './support/corpus.js';
import { interleave, report, type Target } from './support/load.js';
import { startPeer, startService } from './support/processes.js';

/**
 * Measures full person records, compared with a bare Fastify + pg server that returns the same JSON, and with
 * a server written as in tutorials.
 */
const corpus = await openCorpus();
// The tutorial's entities map citations of people; the view gives them a plain foreign key.
await corpus.client.query(`
  CREATE OR REPLACE VIEW person_sources AS
  SELECT *, subject_id AS person_id FROM source_references WHERE subject_type = 'person'`);
// An administrator's key, because bench/metering measures the cost of metering.
const key = corpus.createKey({ admin: true });
const env = { DATABASE_URL: corpus.url, BENCH_KEY: key };
const [service, bare, tutorial] = await Promise.all([
  startService({ ...env, PORT: '0' }),
  startPeer('bare-server.ts', env),
  startPeer('tutorial-server.ts', env),
]);
try {
  const ids = await sample(
    corpus.client,
    `SELECT replace(public_id::text, '-', '') AS value FROM people ORDER BY md5(id::text) LIMIT 2000`,
  );
  const target = (name: string, url: string, prefix: string): Target => ({
    name,
    url,
    headers: { authorization: `Bearer ${key}` },
    requests: ids.map((id) => ({ path: `${prefix}/people/${id}` })),
  });
  for (const connections of [1, 16, 64]) {
    const measured = await interleave(
      [
        target('directory service', service.url, '/api/v1'),
        target('bare Fastify + pg', bare.url, ''),
        target('TypeORM findOne with relations', tutorial.url, ''),
      ],
      { connections, rounds: Number(process.env['BENCH_ROUNDS'] ?? 5), seconds: 3 },
    );
    report('Full person records', measured);
  }
} finally {
  await Promise.all([service.stop(), bare.stop(), tutorial.stop()]);
  await corpus.stop();
}
