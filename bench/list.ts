import { openCorpus, sample } from './support/corpus.js';
import { interleave, report, type Target } from './support/load.js';
import { startPeer, startService } from './support/processes.js';

/**
 * Measures organizations by domain and the members of an organization, compared with a bare Fastify + pg
 * server on the same rows.
 */
const corpus = await openCorpus();
const key = corpus.createKey({ admin: true });
const env = { DATABASE_URL: corpus.url, BENCH_KEY: key };
const [service, bare] = await Promise.all([
  startService({ ...env, PORT: '0' }),
  startPeer('bare-server.ts', env),
]);
try {
  const domains = await sample(
    corpus.client,
    `SELECT DISTINCT domain AS value FROM organizations WHERE domain IS NOT NULL ORDER BY 1 LIMIT 2000`,
  );
  const organizations = await sample(
    corpus.client,
    `SELECT replace(public_id::text, '-', '') AS value FROM organizations o
     WHERE EXISTS (SELECT FROM memberships m WHERE m.organization_id = o.id) ORDER BY md5(id::text) LIMIT 2000`,
  );
  const cases = [
    { title: 'Organizations by domain', paths: domains.map((domain) => `/organizations?domain=${domain}`) },
    { title: 'Members of an organization', paths: organizations.map((id) => `/organizations/${id}/members`) },
  ];
  const target = (name: string, url: string, prefix: string, paths: string[]): Target => ({
    name,
    url,
    headers: { authorization: `Bearer ${key}` },
    requests: paths.map((path) => ({ path: prefix + path })),
  });
  for (const { title, paths } of cases) {
    for (const connections of [1, 16, 64]) {
      const measured = await interleave(
        [
          target('directory service', service.url, '/api/v1', paths),
          target('bare Fastify + pg', bare.url, '', paths),
        ],
        { connections, rounds: Number(process.env['BENCH_ROUNDS'] ?? 5), seconds: 3 },
      );
      report(title, measured);
    }
  }
} finally {
  await Promise.all([service.stop(), bare.stop()]);
  await corpus.stop();
}
