import { readFileSync } from 'node:fs';
import { Agent, request, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOSTILE, hostilePage } from '../test/research-sites/hostile-pages.js';
import { Installation, type Server } from '../test/support/installation.js';
import { serveLocalSites } from '../test/support/local-sites.js';
import { openCorpus, type CorpusDatabase } from './support/corpus.js';
import { median } from './support/load.js';
import { startService, startWorker } from './support/processes.js';

/**
 * Measures research in four parts; `BENCH_PARTS` selects some of them (`lookups,throughput,hostile,fairness`).
 *
 * - lookups: the cost of queuing research, compared with the same lookup with `skip_research_queue=true`;
 * - throughput: domains per second of a worker process, on sites at 32 loopback addresses with pages of about 40 KiB
 *   and 50 ms per response; `BENCH_REDIS_URL` names a Redis for the queue in place of PostgreSQL;
 * - hostile: a cheap call of a server on the embedded database, alone and while the server reads hostile sites;
 * - fairness: how long an account waits for a site while another account has 1,000 slow sites queued.
 */
const PARTS = (process.env['BENCH_PARTS'] ?? 'lookups,throughput,hostile,fairness').split(',');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const CALLS = 400;
/** Calls that warm a server up, until its code is compiled as on a long-running one. */
const WARM_UP_CALLS = 6_000;
const DOMAINS = Number(process.env['BENCH_DOMAINS'] ?? 600);
const LATENCY_MS = 50;
const ADDRESSES = 32;
const SLOW_DOMAINS = Number(process.env['BENCH_SLOW_DOMAINS'] ?? 1_000);
const SLOW_MS = 5_000;

const PAGES: Readonly<Record<string, string>> = {
  '/': page('Home', '<p>We look after the lanterns of the harbour.</p>'),
  '/contact': page(
    'Contact',
    '<p>12 Long Street, Bristol BS1 5UH</p><p><a href="mailto:info@site.example">Write</a></p>',
  ),
  '/about': page('About us', '<p>Founded in 1874.</p>'),
  '/team': page(
    'Our team',
    '<ul><li><b>Ada Benchmark</b>, Director</li><li><b>Nemo Benchmark</b>, Clerk</li></ul>',
  ),
};

/** A typical page: a menu, inline styles and scripts, and about 2,000 words. */
function page(title: string, body: string): string {
  const style = '.menu li a:hover { color: #123456; padding: 0 12px }\n'.repeat(200);
  const script = 'window.dataLayer = window.dataLayer || []; dataLayer.push({ event: "shown" });\n'.repeat(
    80,
  );
  const menu = ['contact', 'about', 'team']
    .map((path) => `<li class="menu-item"><a href="/${path}"><span>${path}</span></a></li>`)
    .join('');
  const text = Array.from(
    { length: 60 },
    (_, at) =>
      `<section class="entry"><h3>Part ${at}</h3><p>We have been here for a long time, and mean to stay: open on weekdays, with a room for guests, a library, and a garden behind the house that volunteers keep.</p></section>`,
  ).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style><script>${script}</script></head>
    <body><nav><ul>${menu}</ul></nav><h1>${title}</h1>${body}${text}<footer>Kontor</footer></body></html>`;
}

/** Earlier runs have already queued their domains. */
const run = Date.now().toString(36);
let domains = 0;
/** The median of each round's p50, with and without research, and their ratio. */
async function lookups({ url, client, createKey }: CorpusDatabase): Promise<void> {
  const key = createKey({ credits: 10_000_000 });
  const service = await startService({ DATABASE_URL: url, PORT: '0' });
  try {
    for (const connections of [1, 16]) {
      const [queued, skipped]: [number[], number[]] = [[], []];
      for (let round = -1; round < ROUNDS; round++) {
        const turns = [
          { kept: queued, query: '' },
          { kept: skipped, query: '&skip_research_queue=true' },
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
          // The first round is a warm-up.
          if (round >= 0) kept.push(p50);
        }
        // Without statistics PostgreSQL would plan for empty tables; autovacuum collects them only after a minute.
        if (round < 0) await client.query('ANALYZE research_requests, research_askers, outbox');
      }
      const ratios = queued.map((one, round) => one / skipped[round]!);
      console.log(
        `Zero-result lookups, ${connections} connections: p50 ${median(queued).toFixed(2)} ms with research, ` +
          `${median(skipped).toFixed(2)} ms without, ratio ${median(ratios).toFixed(2)}`,
      );
    }
  } finally {
    await service.stop();
  }
}

/** Looks up unknown domains, each once. Returns the median latency in milliseconds. */
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

/** Measures domains per second and the peak memory of the process. */
async function throughput({ url, client, createKey }: CorpusDatabase): Promise<void> {
  // Each caller has an account.
  createKey({});
  const hosts = Array.from({ length: DOMAINS }, (_, n) => `site-${n + 1}.example`);
  const sites = await serveLocalSites(
    hosts,
    ({ url = '' }, response) => {
      setTimeout(() => {
        if (url === '/robots.txt') return response.writeHead(200).end('User-agent: *\nDisallow: /private/\n');
        const body = PAGES[url];
        const type = { 'content-type': 'text/html; charset=utf-8' };
        return response.writeHead(body === undefined ? 404 : 200, type).end(body ?? 'Not found');
      }, LATENCY_MS);
    },
    ADDRESSES,
  );
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
    RESEARCH_ALLOW_ADDRESSES: sites.setting,
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
      `One worker, 50 in parallel, queue on ${redis === undefined ? 'PostgreSQL' : 'Redis'}, sites of ${LATENCY_MS} ms at ${ADDRESSES} addresses: ${(DOMAINS / state.seconds).toFixed(1)} domains a second, ` +
        `${Math.round(Number(peak) / 1024)} MB at most`,
    );
  } finally {
    await worker.stop();
    await sites.stop();
  }
}

/** Starts a built server on an embedded database, and sites that it can reach. */
async function embedded(
  hosts: readonly string[],
  listener: RequestListener,
  work: (server: Server, installed: Installation) => Promise<void>,
): Promise<void> {
  const sites = await serveLocalSites(hosts, listener, ADDRESSES);
  const installed = await Installation.make();
  try {
    const env = { RESEARCH_ALLOW_ADDRESSES: sites.setting, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' };
    await work(await installed.start(env), installed);
  } finally {
    await installed.remove();
    await sites.stop();
  }
}

const ask = async (server: Server, key: string, host: string): Promise<{ id: number; status: string }> =>
  (await server.call(`/api/v1/lookup/domain_contacts?domain=${host}`, key)).body.research;
const statusOf = async (server: Server, key: string, id: number): Promise<string> =>
  (await server.call(`/api/v1/research_requests/${id}/status`, key)).body.research_request.status;
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/** Repeats a free call for some seconds. Returns p50 and p99 in milliseconds. */
async function calls(server: Server, path: string, seconds: number): Promise<[p50: number, p99: number]> {
  const took: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    const began = performance.now();
    const { status } = await server.call(path, server.key);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    took.push(performance.now() - began);
    await sleep(2);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.99)];
}

/**
 * Measures each round alone and while the server reads hostile sites. Prints the medians, and the median
 * ratio of the rounds.
 */
async function hostile(): Promise<void> {
  const bodies = Object.values(HOSTILE).map(hostilePage);
  const hosts = Array.from({ length: ROUNDS * 8 }, (_, n) => `hostile-${n}.example`);
  let served = 0;
  const listener: RequestListener = ({ url }, response) => {
    const type = { 'content-type': 'text/html; charset=utf-8' };
    if (url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, type).end(bodies[served++ % bodies.length]);
  };
  await embedded(hosts, listener, async (server) => {
    const open = new Set<number>();
    const ended = async (): Promise<boolean> => {
      for (const id of open)
        if (!['queued', 'running'].includes(await statusOf(server, server.key, id))) open.delete(id);
      return open.size === 0;
    };
    // The call must be free, because the server's editor has only a thousand credits.
    const path = `/api/v1/research_requests/${(await ask(server, server.key, 'none.invalid')).id}/status`;
    await calls(server, path, 5);
    const [alone, together]: [[number, number][], [number, number][]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await calls(server, path, 3));
      for (const host of hosts.slice(round * 8, round * 8 + 8))
        open.add((await ask(server, server.key, host)).id);
      together.push(await calls(server, path, 6));
      while (!(await ended())) await sleep(200);
    }
    for (const [at, name] of ['p50', 'p99'].entries()) {
      const [a, b] = [alone, together].map((rounds) => rounds.map((round) => round[at]!)) as [
        number[],
        number[],
      ];
      const ratio = median(b.map((one, round) => one / a[round]!));
      const beyond = Math.max(...b.map((one, round) => one - a[round]!));
      console.log(
        `Status of a request, ${name}: alone ${median(a).toFixed(1)} ms, with hostile sites ${median(b).toFixed(1)} ms, ` +
          `ratio ${ratio.toFixed(2)}, at most ${beyond.toFixed(1)} ms more in a round (${served} hostile pages served)`,
      );
    }
  });
}

/**
 * Measures how long an account waits for a site of 50 ms per response, alone and while another account has
 * many slow sites queued.
 */
async function fairness(): Promise<void> {
  const slow = Array.from({ length: SLOW_DOMAINS }, (_, n) => `slow-${n}.example`);
  const listener: RequestListener = ({ headers: { host = '' }, url = '' }, response) => {
    setTimeout(
      () => {
        const body = PAGES[url];
        const type = { 'content-type': 'text/html; charset=utf-8' };
        response.writeHead(body === undefined ? 404 : 200, type).end(body ?? 'Not found');
      },
      host.startsWith('slow') ? SLOW_MS : LATENCY_MS,
    );
  };
  await embedded(['alone.example', 'another.example', ...slow], listener, async (server, installed) => {
    const user = ['user:create', '--email', 'other@example.org', '--name', 'Other', '--json'];
    const key = (JSON.parse((await installed.directory(user)).stdout) as { api_key: string }).api_key;
    const wait = async (host: string): Promise<number> => {
      const began = performance.now();
      const { id } = await ask(server, key, host);
      while ((await statusOf(server, key, id)) !== 'completed') await sleep(25);
      return performance.now() - began;
    };
    const alone = await wait('alone.example');
    const statuses = new Map<string, number>();
    for (const host of slow) {
      const { status } = await ask(server, server.key, host);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // By now the slow sites occupy as many workers as they can get.
    await sleep(SLOW_MS);
    const meanwhile = await wait('another.example');
    console.log(
      `One account queues ${SLOW_DOMAINS} sites of ${SLOW_MS / 1_000} s per response (${[...statuses].map(([status, count]) => `${count} ${status}`).join(', ')}): ` +
        `another account waits ${(meanwhile / 1_000).toFixed(1)} s for a site, and alone ${(alone / 1_000).toFixed(1)} s`,
    );
  });
}

if (PARTS.includes('lookups') || PARTS.includes('throughput')) {
  const corpus = await openCorpus();
  try {
    if (PARTS.includes('lookups')) await lookups(corpus);
    if (PARTS.includes('throughput')) await throughput(corpus);
  } finally {
    await corpus.stop();
  }
}
if (PARTS.includes('hostile')) await hostile();
if (PARTS.includes('fairness')) await fairness();
