import type { CheckFacts } from '../search/indexing/check-report.js';

/** The facts of a check, with a summary of each problem. */
export interface CheckReport extends CheckFacts {
  readonly problems: readonly string[];
}

/** Normally a message waits less than a second. */
const LONG_SECONDS = 60;

/** One entry per problem; empty if the index is consistent. */
export function problemsOf(report: CheckFacts): string[] {
  const problems: string[] = [];
  for (const { engine, differences, complete, failure } of report.engines) {
    if (failure !== null) problems.push(`${engine} cannot be checked (${failure})`);
    for (const [kind, ofKind] of Map.groupBy(differences, (difference) => difference.kind)) {
      problems.push(`${complete ? '' : 'at least '}${counted(ofKind.length)} ${kind} in ${engine}`);
    }
    if (!complete) problems.push(`${engine} was not compared to its end`);
  }
  for (const { topic, waiting, oldest_seconds } of report.outbox) {
    if (oldest_seconds < LONG_SECONDS) continue;
    problems.push(
      `"${topic}" is ${oldest_seconds} seconds behind, with ${waiting} waiting (is a worker running?)`,
    );
  }
  for (const { engine, documents } of report.dead_letters) {
    problems.push(`${counted(documents)} refused by ${engine}, see search:dead-letters`);
  }
  if (!report.database.knows_letters) {
    problems.push(
      `the database's LC_CTYPE is ${report.database.lc_ctype}, with which PostgreSQL knows no letters beyond ASCII`,
    );
  }
  return problems;
}

const counted = (documents: number): string =>
  documents === 1 ? '1 document is' : `${documents} documents are`;
