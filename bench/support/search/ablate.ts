import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { indexCorpus, type CorpusDatabase } from '../corpus.js';
import { ablations, type Ablation } from './ablations.js';
import { readAllQuestions, type Question } from './questions.js';
import { topicQuestions } from './topics.js';

/** A question that can be sent to another process. */
export interface AskedQuestion extends Omit<Question, 'expected'> {
  readonly expected: readonly string[];
}

export interface Answer {
  /** The place of the first expected record, or -1. Without one, 0 for no hits. */
  readonly place: number;
  /** Hits besides the expected records, of the first ten. */
  readonly others: number;
}

interface Asked {
  readonly answers: readonly Answer[];
  /** Statements sent to PostgreSQL. */
  readonly statements: number;
  readonly cpuMs: number;
}

/** Asks all questions in a separate process: with every rule, then without each of these. */
async function* ask(
  url: string,
  without: readonly Ablation[],
  questions: readonly AskedQuestion[],
): AsyncGenerator<Asked> {
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--max-old-space-size=6000',
      '--import',
      './test/support/typescript.js',
      join(import.meta.dirname, 'ablated.ts'),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child.stdin.end(JSON.stringify({ url, ablations: without, questions }));
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Asked;
}

/** Number of kinds named in a row of the table. */
const MAX_KINDS = 3;

/** Questions per drawn kind. */
const MANY = Number(process.env['BENCH_ABLATED'] ?? 50);

async function allQuestions({ client }: CorpusDatabase): Promise<AskedQuestion[]> {
  const questions = [...readAllQuestions(), ...(await topicQuestions(client, MANY))];
  return questions.map(({ expected, ...question }) => ({ ...question, expected: [...expected] }));
}

const countOf = (answers: readonly Answer[], isCounted: (answer: Answer, at: number) => boolean): number =>
  answers.filter(isCounted).length;
const othersOf = (answers: readonly Answer[]): number => answers.reduce((sum, { others }) => sum + others, 0);
const signed = (value: number): string => `${value > 0 ? '+' : ''}${value}`;

/** Prints, without each rule, how many more or fewer questions have the expected record first and among the first ten. */
export async function reportAblations(corpus: CorpusDatabase, only: RegExp): Promise<void> {
  await indexCorpus(corpus);
  const questions = await allQuestions(corpus);
  const rules = ablations().filter(({ rule }) => only.test(rule));
  const names = ['everything', ...rules.map(({ rule }) => rule)];
  let whole: Asked | undefined;
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  for await (const asked of ask(corpus.url, rules, questions)) {
    const { answers, statements, cpuMs } = asked;
    const before = whole?.answers ?? [];
    const first = countOf(answers, ({ place }) => place === 0) - countOf(before, ({ place }) => place === 0);
    const ten = countOf(answers, ({ place }) => place >= 0) - countOf(before, ({ place }) => place >= 0);
    const others = othersOf(answers) - othersOf(before);
    const figures =
      whole === undefined
        ? `${first} first, ${ten} among ten of ${questions.length}, ${others} others, ${statements} statements, ${cpuMs} ms`
        : `${signed(first)} first, ${signed(ten)} among ten, ${signed(others)} others, ${signed(statements - whole.statements)} statements, ${cpuMs} ms`;
    console.log(`${names.shift()!.padEnd(56)} ${figures}`);
    if (whole === undefined) {
      for (const topic of topics) {
        const own = answers.filter((_, at) => questions[at]!.topic === topic);
        const shares = [0, 9].map(
          (last) => countOf(own, ({ place }) => place >= 0 && place <= last) / own.length,
        );
        console.log(
          `  ${topic.padEnd(24)} ${own.length} asked, ${shares.map((share) => share.toFixed(4)).join(' / ')}`,
        );
      }
    } else console.log(`  ${changesOf(questions, before, answers)}`);
    if (process.env['BENCH_MISSES'] && whole !== undefined) {
      for (const [at, { topic, kind, query }] of questions.entries()) {
        const [one, other] = [before[at]!.place, answers[at]!.place];
        if (one !== other) console.log(`    ${topic}: ${kind}: ${query} (${one} to ${other})`);
      }
    }
    whole ??= asked;
  }
}

/** The kinds whose first places change most. */
function changesOf(
  questions: readonly AskedQuestion[],
  before: readonly Answer[],
  after: readonly Answer[],
): string {
  const kinds = Map.groupBy(questions.keys(), (at) => `${questions[at]!.topic}: ${questions[at]!.kind}`);
  const isFirst = (answers: readonly Answer[], at: number) => Number(answers[at]!.place === 0);
  return [...kinds]
    .map(([kind, places]) => ({
      kind,
      asked: places.length,
      by: places.reduce((sum, at) => sum + isFirst(after, at) - isFirst(before, at), 0),
    }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => one.by - other.by)
    .slice(0, MAX_KINDS)
    .map(({ kind, asked, by }) => `${kind} ${signed(by)} of ${asked}`)
    .join('; ');
}
