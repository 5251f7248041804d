import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCorpus, type CorpusDatabase } from './support/corpus.js';
import { median } from './support/load.js';
import { startService, startWorker } from './support/processes.js';

/**
 * What it costs a lookup to ask for research, against the same lookup that does not (`skip_research_queue=true`); and how
 * many domains a worker process gets through, on sites that take 50 ms for each answer. `BENCH_REDIS_URL` names a Redis
 * that holds the queue in place of PostgreSQL.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const CALLS = 400;
/** A server that runs for long has its code compiled. */
const WARM_UP_CALLS = 6_000;
const DOMAINS = Number(process.env['BENCH_DOMAINS'] ?? 600);
const LATENCY_MS = 50;
const PAGES: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /private/\n',
  '/': page(
    'Home',
    '<a href="/contact">Contact</a> <a href="/about">About us</a> <a href="/team">Our team</a>',
  ),
  '/contact': page(
    'Contact',
    '<p>12 Long Street, Bristol BS1 5UH</p><p><a href="mailto:info@site.example">Write</a></p>',
  ),
  '/about': page('About us', `<p>${'We have been here for a long time, and mean to stay. '.repeat(200)}</p>`),
  '/team': page(
    'Our team',
    '<ul><li><b>Ada Benchmark</b>, Director</li><li><b>Nemo Benchmark</b>, Clerk</li></ul>',
  ),
};

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

/** Domains of earlier runs have been asked for. */
const run = Date.now().toString(36);
let domains = 0;
const corpus = await openCorpus();
try {
  await lookups(corpus);
  await throughput(corpus);
} finally {
  await corpus.stop();
}

/** The median of each round's p50, with and without asking, and their ratio. */
async function lookups({ url, client, createKey }: CorpusDatabase): Promise<void> {
  const key = createKey({ credits: 10_000_000 });
  const service = await startService({ DATABASE_URL: url, PORT: '0' });
  try {
    for (const connections of [1, 16]) {
      const [asking, silent]: [number[], number[]] = [[], []];
      for (let round = -1; round < ROUNDS; round++) {
        const turns = [
          { kept: asking, query: '' },
          { kept: silent, query: '&skip_research_queue=true' },
        ];
        if (round % 2) turns.reverse();
        for (const { kept, query } of turns) {
          const calls = round < 0 ? WARM_UP_CALLS : CALLS;
          const p50 = await load(
            service.url,
            key,
            { connections: round < 0 ? 16 : connections, calls },
            query,
          );
          // The first round only warms up.
          if (round >= 0) kept.push(p50);
        }
        // As autovacuum does after a minute: the table was empty, and plans are made for that.
        if (round < 0) await client.query('ANALYZE research_requests, research_askers, outbox');
      }
      const ratios = asking.map((one, round) => one / silent[round]!);
      console.log(
        `Zero-result lookups, ${connections} connections: p50 ${median(asking).toFixed(2)} ms asking, ` +
          `${median(silent).toFixed(2)} ms not asking, ratio ${median(ratios).toFixed(2)}`,
      );
    }
  } finally {
    await service.stop();
  }
}

/** Looks up domains that nobody knows, each once; the median of what a call took, in milliseconds. */
async function load(
  base: string,
  key: string,
  { connections, calls }: { connections: number; calls: number },
  query: string,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const client = async () => {
    while (took.length < calls) {
      const began = performance.now();
      await call(
        `${base}/api/v1/lookup/domain_contacts?domain=${run}-${domains++}.example${query}`,
        key,
        agent,
      );
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return median(took);
}

function call(url: string, key: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'x-api-key': key } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    sent.on('error', reject).end();
  });
}

/** Domains a second, and the memory of the process at its highest. */
async function throughput({ url, client, createKey }: CorpusDatabase): Promise<void> {
  // Whoever asks has an account.
  createKey({});
  const sites = createServer((request, response) => {
    const body = PAGES[request.url ?? ''];
    setTimeout(() => {
      const type = request.url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8';
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? 'Not found');
    }, LATENCY_MS);
  });
  await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve));
  const { port } = sites.address() as AddressInfo;
  await client.query(`DELETE FROM outbox WHERE topic = 'research'`);
  await client.query('TRUNCATE research_requests CASCADE');
  await client.query(
    `WITH made AS (
       INSERT INTO research_requests (domain, requested_by)
       SELECT 'site-' || n || '.example', (SELECT min(id) FROM accounts) FROM generate_series(1, $1::int) AS n RETURNING id
     ) INSERT INTO outbox (topic, record_id) SELECT 'research', id FROM made`,
    [DOMAINS],
  );
  const redis = process.env['BENCH_REDIS_URL'];
  const worker = await startWorker({
    DATABASE_URL: url,
    RESEARCH_ALLOW_ADDRESSES: `*.example=127.0.0.1:${port}`,
    ...(redis === undefined ? {} : { REDIS_URL: redis }),
  });
  try {
    const finished = async () =>
      (
        await client.query<{ finished: number; failed: number; seconds: number }>(`
          SELECT count(finished_at)::int AS finished, count(*) FILTER (WHERE status <> 'completed')::int AS failed,
                 extract(epoch FROM max(finished_at) - min(started_at))::float AS seconds FROM research_requests`)
      ).rows[0]!;
    let state = await finished();
    while (state.finished < DOMAINS) {
      await sleep(250);
      state = await finished();
    }
    if (state.failed > 0) throw new Error(`${state.failed} domains were not read`);
    const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))!;
    console.log(
      `One worker, 50 in parallel, queue on ${redis === undefined ? 'PostgreSQL' : 'Redis'}, sites of ${LATENCY_MS} ms: ${(DOMAINS / state.seconds).toFixed(1)} domains a second, ` +
        `${Math.round(Number(peak) / 1024)} MB at the highest`,
    );
  } finally {
    await worker.stop();
    sites.closeAllConnections();
    sites.close();
  }
}
