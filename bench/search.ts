import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@elastic/elasticsearch';
import { ElasticsearchEngine } from '../src/search/engines/elasticsearch/elasticsearch-engine.js';
import { planSearch } from '../src/search/query/plan.js';
import { createDataSource } from '../src/entities.js';
import { Database } from '../src/database/database.js';
import { Search } from '../src/search/search.js';
import { SpanSearch } from '../src/search/spans/span-search.js';
import { DirectoryWords } from '../src/search/spans/word-weights.js';
import { SpellingReader } from '../src/search/spelling.js';
import { site } from '../src/values/hostname.js';
import { openCorpus, sample } from './support/corpus.js';
import { inTurns, measure, percentile, type Call, type Latencies, type Sequence } from './support/latency.js';
import { startPeer, type Server } from './support/processes.js';
import { openEngines } from './support/search/engines.js';
import { HOSTILE } from './support/search/hostile.js';
import { readQuestions } from './support/search/questions.js';
import { reportRoundTrips } from './support/search/round-trips.js';

/**
 * Measures the latency of searches and lookups: search on Elasticsearch, compared with its requests sent
 * directly and through a minimal server; both engines on the query set; hostile queries; lookups; and search
 * while Elasticsearch is paused.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PER_PAGE = 10;

const corpus = await openCorpus();
const engines = await openEngines(corpus);
const key = corpus.createKey({ admin: true });
const folder = mkdtempSync(join(tmpdir(), 'directory-bench-'));
const [elasticsearch, database] = await Promise.all([
  engines.start('elasticsearch'),
  engines.start('database'),
]);
const servers = [elasticsearch, database];

const calling = (server: Server, path: string): Call => ({
  url: server.url + path,
  headers: { 'x-api-key': key },
});
const searching = (server: Server, queries: readonly string[]): Call[] =>
  queries.map((q) =>
    calling(server, `/api/v1/search?${new URLSearchParams({ q, per_page: String(PER_PAGE) }).toString()}`),
  );

/**
 * Records the requests of each search to Elasticsearch, as sequential steps of concurrent requests. Between
 * them a search reads the names and words that a misspelt query may mean from PostgreSQL.
 */
async function directRequests(queries: readonly string[]): Promise<Map<string, Sequence>> {
  const client = new Client({ node: engines.elasticsearchUrl });
  const dataSource = await createDataSource(corpus.url).initialize();
  const db = new Database(dataSource);
  const directory = new DirectoryWords(db);
  const search = new Search(null as never, new SpanSearch(db), directory, new SpellingReader(db, directory));
  const sequences = new Map<string, Sequence>();
  for (const query of queries) {
    const steps: Call[][] = [];
    const engine = new ElasticsearchEngine(recording(client, steps), 'directory');
    await search.ask(engine, planSearch(query), { types: [] }, { offset: 0, limit: PER_PAGE });
    if (steps.length > 0) sequences.set(query, { steps });
  }
  await Promise.all([client.close(), dataSource.destroy()]);
  return sequences;
}

/** Starts a server that only forwards these requests. */
function startForwarding(direct: ReadonlyMap<string, Sequence>): Promise<Server> {
  const steps = [...direct].map(([query, sequence]) => [
    query,
    sequence.steps.map((calls) =>
      calls.map(({ url, headers, body }) => ({
        path: url.slice(engines.elasticsearchUrl.length),
        headers,
        body,
      })),
    ),
  ]);
  const file = join(folder, 'steps.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(steps)));
  return startPeer('passing-server.ts', { STEPS: file, ELASTICSEARCH_URL: engines.elasticsearchUrl });
}

/** Returns a client that records each request in a step. Concurrent requests share a step. */
function recording(client: Client, steps: Call[][]): Client {
  let running = 0;
  const transport = {
    request: async (...[params, options]: Parameters<Client['transport']['request']>) => {
      if (running++ === 0) steps.push([]);
      steps.at(-1)!.push({
        url: engines.elasticsearchUrl + params.path,
        method: 'POST',
        headers: options!.headers as Record<string, string>,
        body: params.body as string,
      });
      const answer: unknown = await client.transport.request(params, options);
      running--;
      return answer;
    },
  };
  return { transport } as unknown as Client;
}

const ms = (value: number): string => `${value.toFixed(2)} ms`.padStart(11);
function row(name: string, latencies: Latencies, note = ''): void {
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  console.log(`  ${name.padEnd(40)} p50 ${ms(p50)}  p99 ${ms(p99)}  ${note}`);
}
const ratio = (a: Latencies, b: Latencies, part: number): string =>
  (percentile(a, part) / percentile(b, part)).toFixed(2);

try {
  const queries = readQuestions('query-set.json').map(({ query }) => query);
  console.log('\nRound trips of a search before it reads its results');
  await reportRoundTrips(corpus, engines.elasticsearchUrl);
  const direct = await directRequests(queries);
  const forwarding = await startForwarding(direct);
  servers.push(forwarding);
  const sequences = [...direct.values()];
  const targets = {
    service: searching(elasticsearch, queries),
    direct: sequences,
    forwarded: [...direct.keys()].map((q) => ({
      url: `${forwarding.url}/search?${new URLSearchParams({ q }).toString()}`,
    })),
    last: sequences.map(({ steps }) => steps.at(-1)!.at(-1)!),
    database: searching(database, queries),
  };

  for (const connections of [1, 16]) {
    const found = await inTurns(targets, connections, ROUNDS);
    console.log(`\nThe query set, ${connections} connection${connections === 1 ? '' : 's'}`);
    const note = `p50 ${ratio(found.service, found.direct, 0.5)} times, at most 1.40`;
    row('search on Elasticsearch', found.service, connections === 1 ? `${note}; p99 at most 30` : note);
    row('the same sent directly to Elasticsearch', found.direct);
    row(
      'the same through a bare server',
      found.forwarded,
      `p50 ${ratio(found.forwarded, found.direct, 0.5)} times`,
    );
    row('only the last request of each search', found.last);
    row('search on PostgreSQL', found.database, connections === 1 ? 'p99 at most 60' : '');
  }

  console.log('\nHostile queries compared with the query set, 1 connection');
  for (const [name, server] of Object.entries({ Elasticsearch: elasticsearch, PostgreSQL: database })) {
    const ordinary = await measure(searching(server, queries), 1);
    const worst = { query: '', time: 0 };
    for (const query of HOSTILE) {
      const times = await measure(
        searching(
          server,
          Array.from({ length: 5 }, () => query),
        ),
        1,
      );
      const time = percentile(times, 0.5);
      if (process.env['BENCH_EACH']) console.log(`    ${ms(time)}  ${query.slice(0, 80)}`);
      if (time > worst.time) Object.assign(worst, { query, time });
    }
    const p99 = percentile(ordinary, 0.99);
    console.log(
      `  ${name.padEnd(14)} slowest ${ms(worst.time)}, ${(worst.time / p99).toFixed(2)} times the p99 of the query set (${ms(p99).trim()}), at most 5: ${worst.query.slice(0, 60)}`,
    );
  }

  console.log('\nLookups, 16 connections');
  const emails = await sample(
    corpus.client,
    `SELECT DISTINCT ON (md5(lower(address))) lower(address) AS value FROM email_addresses
     ORDER BY md5(lower(address)) LIMIT 2000`,
  );
  const known = await sample(
    corpus.client,
    `SELECT domain AS value FROM (SELECT DISTINCT domain FROM organizations WHERE domain IS NOT NULL) d
     ORDER BY md5(domain) LIMIT 2000`,
  );
  // Some organizations have only a suffix as their domain, such as edu.ph.
  const domains = known.filter((domain) => site(domain).ok);
  const lookups = await inTurns(
    {
      email: emails.map((email) =>
        calling(elasticsearch, `/api/v1/lookup/email?email=${encodeURIComponent(email)}`),
      ),
      domain: domains.map((domain) =>
        calling(elasticsearch, `/api/v1/lookup/domain_contacts?domain=${domain}`),
      ),
    },
    16,
    ROUNDS,
  );
  row('by email address', lookups.email, 'p99 at most 10');
  row('contacts of a domain', lookups.domain, 'p99 at most 25');

  console.log('\nElasticsearch paused, from that moment on, 1 connection');
  const many = Array.from({ length: 3 }, () => queries).flat();
  const alone = await measure(searching(database, many), 1);
  await engines.pause();
  const paused = await measure(searching(elasticsearch, many), 1);
  await engines.resume();
  row('search on PostgreSQL only', alone);
  row('search with Elasticsearch paused', paused, `p99 ${ratio(paused, alone, 0.99)} times, at most 1.50`);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await engines.stop();
  await corpus.stop();
  rmSync(folder, { recursive: true, force: true });
}
