import type { DocumentRef } from '../documents.js';
import type { Backend } from '../search-engine.js';

/** How an indexed document differs from the expected one. */
export interface Difference extends DocumentRef {
  readonly kind: 'missing' | 'outdated' | 'superfluous';
}

/** The result of the check; `problems` summarizes it. */
export interface CheckReport {
  /** Number of searchable records. Each should have one document in each engine. */
  readonly records: number;
  readonly engines: readonly EngineReport[];
  readonly database: { readonly lc_ctype: string; readonly knows_letters: boolean };
  readonly outbox: readonly {
    readonly topic: string;
    readonly waiting: number;
    readonly oldest_seconds: number;
  }[];
  readonly dead_letters: readonly { readonly engine: Backend; readonly documents: number }[];
  /** One entry per problem; empty if the index is consistent. */
  readonly problems: readonly string[];
}

export interface EngineReport {
  readonly engine: Backend;
  /** Number of documents in the engine after the check. */
  readonly documents: number;
  readonly differences: readonly Difference[];
  /** False if so many documents differed that the check stopped before it had compared everything. */
  readonly complete: boolean;
  /** Documents that differed and were repaired. */
  readonly repaired: number;
  /** Why the engine could not be checked. */
  readonly failure: string | null;
}

/** Normally a message waits less than a second. */
const LONG_SECONDS = 60;

export function problemsOf(report: Omit<CheckReport, 'problems'>): string[] {
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
