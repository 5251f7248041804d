import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { indexCorpus, type CorpusDatabase } from '../corpus.js';
import { ablations, type Ablation } from './ablations.js';
import { heldOutQuestions } from './held-out.js';
import { pastedQuestions } from './pasted.js';
import { readQuestions, type Question } from './questions.js';

/** A question, with the set to which it belongs. */
export interface AskedQuestion extends Omit<Question, 'expected'> {
  readonly set: string;
  readonly expected: readonly string[];
}

export interface Recall {
  readonly set: string;
  readonly kind: string;
  asked: number;
  first: number;
  ten: number;
}

export interface Asked {
  readonly recalls: readonly Recall[];
  readonly missed: readonly string[];
  /** Statements sent to PostgreSQL. */
  readonly statements: number;
  readonly cpuMs: number;
}

/** Asks all questions in a separate process, with one rule disabled. */
async function askWithout(
  url: string,
  ablation: Ablation | null,
  questions: readonly AskedQuestion[],
): Promise<Asked> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--import', './test/support/typescript.js', join(import.meta.dirname, 'ablated.ts')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child.stdin.end(JSON.stringify({ url, ablation, questions }));
  return JSON.parse(await text(child.stdout)) as Asked;
}

const sharesOf = (recalls: readonly Recall[]): [first: number, ten: number] => {
  const sum = (of: (recall: Recall) => number) => recalls.reduce((all, one) => all + of(one), 0);
  const asked = sum((one) => one.asked);
  return [sum((one) => one.first) / asked, sum((one) => one.ten) / asked];
};

const signed = (value: number): string =>
  (value === 0 ? '0' : value.toFixed(4).replace(/^(-?)0/, '$1')).padStart(8);

/** Number of kinds named in a row of the table. */
const MAX_KINDS = 3;

/** Questions per drawn kind. */
const MANY = Number(process.env['BENCH_ABLATED'] ?? 50);

async function allQuestions({ client }: CorpusDatabase): Promise<AskedQuestion[]> {
  const sets: Readonly<Record<string, readonly Question[]>> = {
    'of the corpus': readQuestions('query-set.json'),
    zero: readQuestions('zero-queries.json'),
    context: readQuestions('context-queries.json'),
    'held out': await heldOutQuestions(client, MANY),
    pasted: await pastedQuestions(client, 'tuned', MANY),
    unseen: await pastedQuestions(client, 'unseen', MANY),
    further: await pastedQuestions(client, 'further', MANY),
  };
  return Object.entries(sets).flatMap(([set, questions]) =>
    questions.map(({ kind, query, expected }) => ({ set, kind, query, expected: [...expected] })),
  );
}

/** Prints how recall@1 and recall@10 of each set change without each rule. */
export async function reportAblations(corpus: CorpusDatabase, only: RegExp): Promise<void> {
  await indexCorpus(corpus);
  const questions = await allQuestions(corpus);
  const whole = await askWithout(corpus.url, null, questions);
  const sets = [...new Set(questions.map(({ set }) => set))];
  const of = (recalls: readonly Recall[], set: string) => sharesOf(recalls.filter((one) => one.set === set));
  console.log(`\n${''.padEnd(48)}${sets.map((set) => set.padStart(16)).join('')}  statements`);
  const shares = sets.flatMap((set) => of(whole.recalls, set)).map((value) => value.toFixed(4).padStart(8));
  console.log(`${'everything'.padEnd(48)}${shares.join('')}${String(whole.statements).padStart(12)}`);
  for (const ablation of ablations().filter(({ rule }) => only.test(rule))) {
    const { recalls, statements } = await askWithout(corpus.url, ablation, questions);
    const cells = sets.flatMap((set) => {
      const [before, after] = [of(whole.recalls, set), of(recalls, set)];
      return before.map((value, at) => signed(after[at]! - value));
    });
    console.log(
      `${ablation.rule.padEnd(48)}${cells.join('')}${String(statements).padStart(12)}   ${fallsOf(whole.recalls, recalls)}`,
    );
  }
}

/** The kinds whose recall@1 falls most. */
const fallsOf = (before: readonly Recall[], after: readonly Recall[]): string =>
  before
    .map(({ set, kind, asked, first }) => {
      const without = after.find((one) => one.set === set && one.kind === kind)!;
      return { kind, by: (without.first - first) / asked };
    })
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => one.by - other.by)
    .slice(0, MAX_KINDS)
    .map(({ kind, by }) => `${kind} ${signed(by).trim()}`)
    .join('; ');
