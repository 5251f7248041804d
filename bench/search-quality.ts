import { openCorpus } from './support/corpus.js';
import { reportAblations } from './support/search/ablate.js';
import { openEngines } from './support/search/engines.js';
import { naiveSearch } from './support/search/naive.js';
import { readAllQuestions, type Question } from './support/search/questions.js';
import { topicQuestions } from './support/search/topics.js';
import type { Server } from './support/processes.js';

/**
 * Measures recall by kind and topic of question: the service on both engines over HTTP, compared with a trigram
 * search and a substring search. Prints recall@1 and recall@10, and for queries without a match the share without
 * a hit. `BENCH_QUESTIONS` is the number of questions of each drawn kind, `BENCH_KINDS` a regular expression of
 * kinds, and `BENCH_SEED` draws other questions. `--ablate`, optionally with a regular expression of rules, prints
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

const nameOf = ({ topic, kind }: Question): string => `${topic}: ${kind}`;
const WITH_ANSWER = 'all with an answer';
const WITHOUT_ANSWER = 'all without an answer';

/** Asks all questions, and returns the recall of each kind, of each topic and of all. */
async function measure(search: Search, questions: readonly Question[]): Promise<Map<string, Recall>> {
  const recalls = new Map<string, Recall>();
  for (const question of questions) {
    const { topic, query, expected } = question;
    const found = await search(query);
    const isNothing = expected.size === 0 && found.length === 0;
    const place = isNothing ? 0 : found.findIndex((id) => expected.has(id));
    if (place !== 0 && process.env['BENCH_MISSES'])
      console.log(`    ${nameOf(question)}: ${query} (${place}, ${found.length} found)`);
    for (const name of [nameOf(question), topic, expected.size > 0 ? WITH_ANSWER : WITHOUT_ANSWER]) {
      const recall = recalls.get(name) ?? { asked: 0, first: 0, ten: 0 };
      recalls.set(name, recall);
      recall.asked++;
      if (place === 0) recall.first++;
      if (place >= 0) recall.ten++;
    }
  }
  return recalls;
}

const share = (part: number, of: number): string => (part / of).toFixed(3).replace(/^0/, '').padStart(5);

/** Prints the recall of each search, by kind below each topic, then by topic and in all. */
async function report(questions: readonly Question[], searches: Record<string, Search>) {
  const tables: Map<string, Recall>[] = [];
  for (const search of Object.values(searches)) tables.push(await measure(search, questions));
  const names = Object.keys(searches).map((name) => name.padStart(15));
  const header = (title: string) => console.log(`\n${title.padEnd(66)}${names.join('')}`);
  const line = (title: string, name: string) => {
    const figures = tables.flatMap((table) => table.get(name) ?? []);
    if (figures.length === 0) return;
    const cells = figures.map(({ asked, first, ten }) => `   ${share(first, asked)}  ${share(ten, asked)}`);
    console.log(`  ${title.padEnd(58)}${String(figures[0]!.asked).padStart(5)} ${cells.join('')}`);
  };
  const topics = Map.groupBy(questions, ({ topic }) => topic);
  for (const [topic, own] of topics) {
    header(topic);
    for (const [name, [question]] of Map.groupBy(own, nameOf)) line(question!.kind, name);
  }
  header('topics');
  for (const name of [...topics.keys(), WITH_ANSWER, WITHOUT_ANSWER]) line(name, name);
}

try {
  const naive = await naiveSearch(corpus.client);
  const questions = [
    ...readAllQuestions(),
    ...(await topicQuestions(corpus.client, Number(process.env['BENCH_QUESTIONS'] ?? 40))),
  ];
  await report(questions, {
    elasticsearch: overHttp(elasticsearch, 'elasticsearch'),
    database: overHttp(database, 'database'),
    trigrams: naive.trigrams,
    substring: naive.substring,
  });
} finally {
  await Promise.all([elasticsearch.stop(), database.stop()]);
  await engines.stop();
  await corpus.stop();
}
