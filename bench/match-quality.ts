import { indexCorpus, openCorpus } from './support/corpus.js';
import { readDraws, type Case, type Kinds } from './support/match/records.js';
import { toolsOf } from './support/match/tools.js';
import { TOPICS } from './support/match/topics.js';
import { openEngines } from './support/search/engines.js';
import { startService, type Server } from './support/processes.js';

/**
 * Measures precision, recall and the wrong matches of `match` at the default threshold by kind and by topic, for the
 * service on both engines over HTTP. Rules and weights were made with other seeds of these kinds; docs/matching.md
 * states what lists of kinds measured that no rule was made for. `BENCH_ENGINES` names the engines; `BENCH_KINDS` the topics, or `people` and
 * `organizations`; `BENCH_MATCHES` is the number of queries of a kind. `BENCH_MISSES` lists the wrong answers.
 */
const MANY = Number(process.env['BENCH_MATCHES'] ?? 100);
const SEED = Number(process.env['BENCH_SEED'] ?? 20_261_211);
const ENGINES = (process.env['BENCH_ENGINES'] ?? 'database,elasticsearch').split(',');
const isIn = (topic: string, name: string): boolean => topic === name || topic.startsWith(`${name}/`);
const CHOSEN = process.env['BENCH_KINDS']?.split(',') ?? ['people', 'organizations'];
const unknown = CHOSEN.filter((name) => !Object.keys(TOPICS).some((topic) => isIn(topic, name)));
if (unknown.length > 0) throw new Error(`BENCH_KINDS: no topic ${unknown.join(', ')}`);
/** Draws of a case before its kind counts as exhausted: few records fit some kinds. */
const TRIES = 20_000;

const corpus = await openCorpus();
const key = corpus.createKey({ admin: true });

function casesOf(topic: string, kinds: Kinds): Case[] {
  return Object.entries(kinds).flatMap(([kind, draw]) => {
    const cases: Case[] = [];
    for (let tries = 0; cases.length < MANY && tries < TRIES; tries++) {
      const drawn = draw();
      if (drawn === null) continue;
      cases.push({ topic, kind, ...drawn });
      tries = 0;
    }
    if (cases.length === 0) throw new Error(`${topic}: ${kind}: the corpus has no case`);
    return cases;
  });
}

interface Result {
  readonly public_id: string;
  readonly score: number;
  readonly match: boolean;
  readonly features: unknown;
  readonly person?: { name: string };
  readonly organization?: { name: string };
}

async function ask({ url }: Server, cases: readonly Case[]): Promise<readonly (readonly Result[])[]> {
  const found: (readonly Result[])[] = [];
  for (let from = 0; from < cases.length; from += 50) {
    const queries = Object.fromEntries(
      cases.slice(from, from + 50).map(({ query }, at) => [`q${at}`, query]),
    );
    const answer = await fetch(`${url}/api/v1/match`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ queries }),
    });
    const body = (await answer.json()) as { responses: Record<string, { results: Result[] }> };
    if (answer.status !== 200) throw new Error(JSON.stringify(body));
    found.push(...Object.values(body.responses).map(({ results }) => results));
  }
  return found;
}

const share = (part: number, of: number): string =>
  of === 0 ? '    -' : (part / of).toFixed(3).replace(/^0/, '').padStart(5);

/** The cases with the results of each engine. */
interface Asked extends Case {
  readonly results: readonly (readonly Result[])[];
}

const isRight = (expected: string | null, match: Result | undefined): boolean =>
  match === undefined ? expected === null : match.public_id === expected;

function printRow(title: string, cases: readonly Asked[]): void {
  const meant = cases.filter(({ expected }) => expected !== null).length;
  const cells = ENGINES.map((_, engine) => {
    const matches = cases.map(({ results, expected }) => ({
      expected,
      match: results[engine]!.find((one) => one.match),
    }));
    const matched = matches.filter(({ match }) => match !== undefined);
    const right = matched.filter(({ match, expected }) => isRight(expected, match)).length;
    return `  ${share(right, matched.length)} ${share(right, meant)} ${String(matched.length - right).padStart(4)}`;
  });
  console.log(`  ${title.padEnd(82)}${String(cases.length).padStart(6)}${cells.join('')}`);
}

function printMisses(cases: readonly Asked[]): void {
  for (const { kind, query, expected, results } of cases) {
    for (const found of results) {
      if (
        isRight(
          expected,
          found.find((one) => one.match),
        )
      )
        continue;
      const shown = found
        .slice(0, 2)
        .map(
          ({ score, public_id, features, person, organization }) =>
            `${public_id === expected ? '*' : ''}${score} ${(person ?? organization)!.name} ${JSON.stringify(features)}`,
        );
      console.log(`    ${kind}: ${JSON.stringify(query)}\n        ${shown.join('\n        ')}`);
    }
  }
}

async function measure(
  topic: string,
  kinds: Kinds,
  servers: readonly Server[],
  seed: number,
): Promise<Asked[]> {
  const drawn = casesOf(topic, kinds);
  console.log(`\n${topic}, seed ${seed}: precision, recall and wrong matches on ${ENGINES.join(', ')}`);
  const answers: (readonly (readonly Result[])[])[] = [];
  for (const server of servers) {
    const started = performance.now();
    answers.push(await ask(server, drawn));
    console.log(`  ${((performance.now() - started) / drawn.length).toFixed(1)} ms a query`);
  }
  const cases = drawn.map((one, at) => ({ ...one, results: answers.map((all) => all[at]!) }));
  for (const [kind, some] of Map.groupBy(cases, (one) => one.kind)) {
    if (process.env['BENCH_MISSES']) printMisses(some);
    printRow(kind, some);
  }
  printRow('all', cases);
  return cases;
}

if (!ENGINES.includes('elasticsearch')) await indexCorpus(corpus);
const engines = ENGINES.includes('elasticsearch') ? await openEngines(corpus) : null;
const servers: Server[] = [];
try {
  for (const backend of ENGINES as ('database' | 'elasticsearch')[]) {
    servers.push(
      engines
        ? await engines.start(backend, { ELASTICSEARCH_TIMEOUT_MS: '10000' })
        : await startService({ DATABASE_URL: corpus.url, PORT: '0' }),
    );
  }
  const drawsOf = await readDraws(corpus.client);
  const all: Asked[] = [];
  for (const [at, [topic, kindsOf]] of Object.entries(TOPICS).entries()) {
    if (!CHOSEN.some((name) => isIn(topic, name))) continue;
    const seed = SEED + at;
    all.push(...(await measure(topic, kindsOf(toolsOf(drawsOf(seed))), servers, seed)));
  }
  console.log('\nBy topic:');
  for (const [topic, cases] of Map.groupBy(all, (one) => one.topic)) printRow(topic, cases);
  for (const [type, cases] of Map.groupBy(all, ({ topic }) => topic.split('/')[0]!)) printRow(type, cases);
  printRow('all', all);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await engines?.stop();
  await corpus.stop();
}
