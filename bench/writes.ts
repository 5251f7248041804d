import { openCorpus } from './support/corpus.js';
import { interleave, report, type Target } from './support/load.js';
import { startPeer, startService } from './support/processes.js';

/**
 * Measures cited creates of a person with an email address and an alias, compared with one hand-written
 * transaction.
 */
const corpus = await openCorpus();
const key = corpus.createKey({ admin: true });
const env = { DATABASE_URL: corpus.url, BENCH_KEY: key };
const [service, handWritten] = await Promise.all([
  startService({ ...env, PORT: '0' }),
  startPeer('hand-written-writes.ts', env),
]);
try {
  const bodies = Array.from({ length: 500 }, (_, index) => ({
    first_name: 'Ada',
    last_name: `Lovelace ${index}`,
    emails: [`ada.${index}@example.org`],
    aliases: [`Augusta Ada King ${index}`],
    source: { source_category: 'benchmark', url: 'https://example.org/about' },
  }));
  const target = (name: string, url: string, path: string): Target => ({
    name,
    url,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    requests: bodies.map((body) => ({ method: 'POST', path, body: JSON.stringify(body) })),
  });
  for (const connections of [1, 16, 64]) {
    const measured = await interleave(
      [
        target('directory service', service.url, '/api/v1/people'),
        target('hand-written transaction', handWritten.url, '/people'),
      ],
      { connections, rounds: Number(process.env['BENCH_ROUNDS'] ?? 5), seconds: 3 },
    );
    report('Cited creates', measured);
  }
} finally {
  await Promise.all([service.stop(), handWritten.stop()]);
  await corpus.stop();
}
