import { indexCorpus, openCorpus } from './support/corpus.js';
import { drawsOf, type Case, type Kinds, type Draws } from './support/match/records.js';
import { tunedKindsOf } from './support/match/tuned-kinds.js';
import { furtherKindsOf } from './support/match/further-kinds.js';
import { thirdKindsOf } from './support/match/third-kinds.js';
import { fourthKindsOf } from './support/match/fourth-kinds.js';
import { heldOutKindsOf } from './support/match/held-out-kinds.js';
import { unseenKindsOf } from './support/match/unseen-kinds.js';
import { seventhKindsOf } from './support/match/seventh-kinds.js';
import { eighthKindsOf } from './support/match/eighth-kinds.js';
import { ninthKindsOf } from './support/match/ninth-kinds.js';
import { tenthKindsOf } from './support/match/tenth-kinds.js';
import { eleventhKindsOf } from './support/match/eleventh-kinds.js';
import { twelfthKindsOf } from './support/match/twelfth-kinds.js';
import { thirteenthKindsOf } from './support/match/thirteenth-kinds.js';
import { fourteenthKindsOf } from './support/match/fourteenth-kinds.js';
import { fifteenthKindsOf } from './support/match/fifteenth-kinds.js';
import { sixteenthKindsOf } from './support/match/sixteenth-kinds.js';
import { seventeenthKindsOf } from './support/match/seventeenth-kinds.js';
import { eighteenthKindsOf } from './support/match/eighteenth-kinds.js';
import { nineteenthKindsOf } from './support/match/nineteenth-kinds.js';
import { twentiethKindsOf } from './support/match/twentieth-kinds.js';
import { twentyFirstKindsOf } from './support/match/twenty-first-kinds.js';
import { twentySecondKindsOf } from './support/match/twenty-second-kinds.js';
import { twentyThirdKindsOf } from './support/match/twenty-third-kinds.js';
import { twentyFourthKindsOf } from './support/match/twenty-fourth-kinds.js';
import { twentyFifthKindsOf } from './support/match/twenty-fifth-kinds.js';
import { twentySixthKindsOf } from './support/match/twenty-sixth-kinds.js';
import { twentySeventhKindsOf } from './support/match/twenty-seventh-kinds.js';
import { twentyEighthKindsOf } from './support/match/twenty-eighth-kinds.js';
import { openEngines } from './support/search/engines.js';
import { startService, type Server } from './support/processes.js';

/**
 * Measures precision and recall of `match` at the default threshold by kind, for the service on both engines
 * over HTTP. Rules and weights were made with other seeds of these lists of kinds; docs/matching.md states what each
 * list measured before. `BENCH_ENGINES` names the engines, `BENCH_KINDS` the lists.
 */
const MANY = Number(process.env['BENCH_MATCHES'] ?? 100);
const SEED = Number(process.env['BENCH_SEED'] ?? 20_261_211);
const ENGINES = (process.env['BENCH_ENGINES'] ?? 'database,elasticsearch').split(',');

const LISTS = {
  first: tunedKindsOf,
  second: furtherKindsOf,
  third: thirdKindsOf,
  fourth: fourthKindsOf,
  fifth: heldOutKindsOf,
  sixth: unseenKindsOf,
  seventh: seventhKindsOf,
  eighth: eighthKindsOf,
  ninth: ninthKindsOf,
  tenth: tenthKindsOf,
  eleventh: eleventhKindsOf,
  twelfth: twelfthKindsOf,
  thirteenth: thirteenthKindsOf,
  fourteenth: fourteenthKindsOf,
  fifteenth: fifteenthKindsOf,
  sixteenth: sixteenthKindsOf,
  seventeenth: seventeenthKindsOf,
  eighteenth: eighteenthKindsOf,
  nineteenth: nineteenthKindsOf,
  twentieth: twentiethKindsOf,
  twentyFirst: twentyFirstKindsOf,
  twentySecond: twentySecondKindsOf,
  twentyThird: twentyThirdKindsOf,
  twentyFourth: twentyFourthKindsOf,
  twentyFifth: twentyFifthKindsOf,
  twentySixth: twentySixthKindsOf,
  twentySeventh: twentySeventhKindsOf,
  twentyEighth: twentyEighthKindsOf,
};

const corpus = await openCorpus();
const key = corpus.createKey({ admin: true });

function casesOf(kinds: Kinds): Case[] {
  return Object.entries(kinds).flatMap(([kind, draw]) => {
    const cases: Case[] = [];
    for (let tries = 0; cases.length < MANY && tries < MANY * 100; tries++) {
      const drawn = draw();
      if (drawn) cases.push({ kind, ...drawn });
    }
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
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
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

async function report(
  title: string,
  kindsOf: (draws: Draws) => Kinds,
  servers: readonly Server[],
  seed: number,
) {
  const cases = casesOf(kindsOf(await drawsOf(corpus.client, seed)));
  console.log(`\nKinds: ${title}, seed ${seed}: precision and recall on ${ENGINES.join(', ')}`);
  const answers = [];
  for (const server of servers) {
    const started = performance.now();
    answers.push(await ask(server, cases));
    console.log(`  ${((performance.now() - started) / cases.length).toFixed(1)} ms a query`);
  }
  for (const kind of [...new Set(cases.map((one) => one.kind)), 'all']) {
    const cells = answers.map((results) => {
      let [matched, right, meant] = [0, 0, 0];
      for (const [at, { kind: own, expected, query }] of cases.entries()) {
        if (kind !== 'all' && own !== kind) continue;
        const match = results[at]!.find((one) => one.match);
        if (match) matched++;
        if (expected !== null) meant++;
        if (match && match.public_id === expected) right++;
        else if (kind !== 'all' && process.env['BENCH_MISSES'] && (match || expected !== null)) {
          const shown = results[at]!.slice(0, 2).map(
            ({ score, public_id, features, person, organization }) =>
              `${public_id === expected ? '*' : ''}${score} ${(person ?? organization)!.name} ${JSON.stringify(features)}`,
          );
          console.log(`    ${kind}: ${JSON.stringify(query)}\n        ${shown.join('\n        ')}`);
        }
      }
      return `  ${share(right, matched)} ${share(right, meant)}`;
    });
    const asked = cases.filter((one) => kind === 'all' || one.kind === kind).length;
    console.log(`  ${kind.padEnd(40)}${String(asked).padStart(5)}${cells.join('')}`);
  }
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
  for (const [at, [title, kindsOf]] of Object.entries(LISTS).entries()) {
    if ((process.env['BENCH_KINDS'] ?? title).split(',').includes(title))
      await report(title, kindsOf, servers, SEED + at);
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await engines?.stop();
  await corpus.stop();
}
