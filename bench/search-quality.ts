import { openCorpus } from './support/corpus.js';
import { reportAblations } from './support/search/ablate.js';
import { openEngines } from './support/search/engines.js';
import { heldOutQuestions } from './support/search/held-out.js';
import { naiveSearch } from './support/search/naive.js';
import { pastedQuestions } from './support/search/pasted.js';
import { readQuestions, type Question } from './support/search/questions.js';
import type { Server } from './support/processes.js';

/**
 * Measures recall by kind of question: the service on both engines over HTTP, compared with a trigram search
 * and a substring search. Prints recall@1 and recall@10, and for queries without a match the share without a
 * hit. `BENCH_SEED` draws other questions. `--ablate`, optionally with a regular expression of rules, prints
 * the change without each rule, on PostgreSQL.
 */
type Search = (query: string) => Promise<string[]>;

const corpus = await openCorpus();
const option = process.argv.indexOf('--ablate');
if (option > 0) {
  await reportAblations(corpus, new RegExp(process.argv[option + 1] ?? ''));
  await corpus.stop();
  process.exit();
}
const engines = await openEngines(corpus);
const key = corpus.createKey({ admin: true });
const [elasticsearch, database] = await Promise.all([
  engines.start('elasticsearch', { ELASTICSEARCH_TIMEOUT_MS: '10000' }),
  engines.start('database'),
]);

const overHttp =
  ({ url }: Server, backend: string): Search =>
  async (query) => {
    const address = `${url}/api/v1/search?${new URLSearchParams({ q: query, per_page: '10' }).toString()}`;
    const answer = await fetch(address, { headers: { 'x-api-key': key, connection: 'close' } });
    const body = (await answer.json()) as { results: { public_id: string }[]; meta: { backend: string } };
    if (answer.status !== 200 || body.meta.backend !== backend) {
      throw new Error(`${query}: ${answer.status}, ${body.meta?.backend}`);
    }
    return body.results.map(({ public_id }) => public_id);
  };

interface Recall {
  asked: number;
  first: number;
  ten: number;
}

/** Asks all questions, and returns the recall of each kind and of all. */
async function measure(search: Search, questions: readonly Question[]): Promise<Map<string, Recall>> {
  const kinds = new Map<string, Recall>();
  for (const { kind, query, expected } of questions) {
    const found = await search(query);
    const place =
      expected.size === 0 ? (found.length === 0 ? 0 : -1) : found.findIndex((id) => expected.has(id));
    if (place !== 0 && process.env['BENCH_MISSES'])
      console.log(`    ${kind}: ${query} (${place}, ${found.length} found)`);
    for (const name of [kind, 'all']) {
      const recall = kinds.get(name) ?? { asked: 0, first: 0, ten: 0 };
      kinds.set(name, recall);
      recall.asked++;
      if (place === 0) recall.first++;
      if (place >= 0) recall.ten++;
    }
  }
  return kinds;
}

const share = (part: number, of: number): string => (part / of).toFixed(3).replace(/^0/, '').padStart(5);

async function report(title: string, questions: readonly Question[], searches: Record<string, Search>) {
  const tables: Map<string, Recall>[] = [];
  for (const search of Object.values(searches)) tables.push(await measure(search, questions));
  console.log(
    `\n${title.padEnd(48)}${Object.keys(searches)
      .map((name) => name.padStart(15))
      .join('')}`,
  );
  for (const kind of [...new Set(questions.map((question) => question.kind)), 'all']) {
    const figures = tables.map((table) => table.get(kind)!);
    const cells = figures.map(({ asked, first, ten }) => `   ${share(first, asked)}  ${share(ten, asked)}`);
    console.log(`  ${kind.padEnd(40)}${String(figures[0]!.asked).padStart(5)} ${cells.join('')}`);
  }
}

try {
  const naive = await naiveSearch(corpus.client);
  const searches = {
    elasticsearch: overHttp(elasticsearch, 'elasticsearch'),
    database: overHttp(database, 'database'),
    trigrams: naive.trigrams,
    substring: naive.substring,
  };
  for (const file of ['query-set.json', 'zero-queries.json', 'context-queries.json']) {
    await report(file, readQuestions(file), searches);
  }
  const many = Number(process.env['BENCH_HELD_OUT'] ?? 300);
  const given = process.env['BENCH_SEED'];
  const seed = given === undefined ? undefined : Number(given);
  await report('held out', await heldOutQuestions(corpus.client, many, seed), searches);
  const pasted = Number(process.env['BENCH_PASTED'] ?? 40);
  for (const [list, title] of [
    ['tuned', 'pasted, tuned on'],
    ['unseen', 'pasted, not tuned on'],
    ['further', 'further'],
    ['third', 'third'],
    ['fourth', 'fourth'],
    ['fifth', 'fifth'],
    ['sixth', 'sixth'],
    ['seventh', 'seventh'],
    ['eighth', 'eighth'],
    ['ninth', 'ninth'],
    ['tenth', 'tenth'],
    ['eleventh', 'eleventh'],
  ] as const) {
    await report(title, await pastedQuestions(corpus.client, list, pasted, seed), searches);
  }
} finally {
  await Promise.all([elasticsearch.stop(), database.stop()]);
  await engines.stop();
  await corpus.stop();
}
