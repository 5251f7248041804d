import { type Command, Option } from 'commander';
import type { ListedLetter } from '../search/indexing/dead-letters.js';
import type { CheckFacts } from '../search/indexing/search-check.js';
import type { Backend } from '../search/search-engine.js';
import type { CommandContext } from './context.js';
import { CommandError, command } from './options.js';

const searchOf = async (context: CommandContext) =>
  context.open((await import('./services.js')).CommandSearch);

export function reindexCommand(context: CommandContext): Command {
  return command('reindex', 'rebuild the search index while searches and writes continue')
    .addOption(
      new Option('--engine <engine>', 'rebuild only the index of this engine').choices([
        'database',
        'elasticsearch',
      ]),
    )
    .action(async ({ engine, json }: { engine?: Backend; json?: boolean }) => {
      const search = await searchOf(context);
      const { Reindex } = await import('../search/indexing/reindex.js');
      if (engine === 'elasticsearch' && search.elasticsearch === null) {
        throw new CommandError('--engine elasticsearch requires ELASTICSEARCH_URL: set it.');
      }
      const engines = engine === undefined ? search.engines : [engine];
      const summary = await context.perform((progress, signal) =>
        new Reindex(search).run(engines, progress, signal),
      );
      const { documents, refused, index } = summary;
      const lines = [
        `${documents} documents were indexed.`,
        ...(index === null ? [] : [`Elasticsearch now uses the index ${index}.`]),
        ...(refused === 0 ? [] : [`${refused} were refused: see search:dead-letters.`]),
      ];
      context.print(json, lines.join('\n'), summary);
    });
}

export function searchCheckCommand(context: CommandContext): Command {
  return command('search:check', 'compare the search index with the records')
    .option('--repair', 'reindex the documents that differ')
    .action(async ({ repair = false, json }: { repair?: boolean; json?: boolean }) => {
      const search = await searchOf(context);
      const { SearchCheck } = await import('../search/indexing/search-check.js');
      const facts = await context.perform((progress, signal) =>
        new SearchCheck(search).run({ repair }, progress, signal),
      );
      const report = { ...facts, problems: problemsOf(facts) };
      context.print(json, checkText(report), report);
      const fault = faultOf(report);
      if (fault !== null) throw new CommandError(fault);
    });
}

/** Maximum number of documents that the text lists; `--json` lists all. */
const MAX_NAMED = 20;

export function checkText({ records, engines, database, outbox, problems }: CheckReport): string {
  const lines = [`${records} records; LC_CTYPE ${database.lc_ctype}.`];
  for (const { engine, documents, differences, complete, repaired, behind, failure } of engines) {
    if (failure !== null) {
      lines.push(`${engine}: ${failure}`);
      continue;
    }
    lines.push(
      `${engine}: ${documents} documents, ${complete ? '' : 'at least '}${differences.length} differ${repaired > 0 ? `, ${repaired} were repaired` : ''}.`,
    );
    for (const { type, id, kind } of differences.slice(0, MAX_NAMED)) lines.push(`  ${kind}: ${type} ${id}`);
    if (differences.length > MAX_NAMED)
      lines.push(`  and ${differences.length - MAX_NAMED} more (--json names all)`);
    if (complete) continue;
    // Documents of an import are missing until the index has processed it.
    const remedy = behind
      ? 'Still indexing: check again once no messages wait.'
      : 'Rebuild the index: directory reindex';
    lines.push(`  The check ended there. ${remedy}`);
  }
  for (const { topic, waiting, oldest_seconds } of outbox) {
    lines.push(`"${topic}": ${waiting} waiting, the oldest for ${oldest_seconds} seconds.`);
  }
  if (problems.length === 0) lines.push('Nothing differs.');
  return lines.join('\n');
}

export function searchDeadLettersCommand(context: CommandContext): Command {
  return command('search:dead-letters', 'list the documents that a search engine refused')
    .option('--replay', 'retry them in the worker')
    .action(async ({ replay = false, json }: { replay?: boolean; json?: boolean }) => {
      const { db, engines } = await searchOf(context);
      const { DeadLetters } = await import('../search/indexing/dead-letters.js');
      const letters = new DeadLetters(db);
      const listed = await letters.list();
      let replayed = 0;
      if (replay) for (const engine of engines) replayed += await letters.replay(engine);
      const lines = listed.length === 0 ? ['There are no dead letters.'] : listed.map(said);
      if (replay && listed.length > 0) lines.push(`The worker will retry ${replayed} of ${listed.length}.`);
      context.print(json, lines.join('\n'), { dead_letters: listed, replayed });
    });
}

const said = ({ target, type, id, public_id, reason, refused_at }: ListedLetter): string =>
  `${refused_at.toISOString()} ${target}: ${type} ${public_id ?? `${id} (deleted)`}: ${reason}`;

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

/** What is wrong with the index, in one sentence; null if nothing is. */
export function faultOf({ problems, engines, database, dead_letters }: CheckReport): string | null {
  if (problems.length === 0) return null;
  const isIndexing =
    engines.every(
      ({ behind, differences, complete, failure }) =>
        failure === null && (behind || (complete && differences.length === 0)),
    ) &&
    dead_letters.length === 0 &&
    database.knows_letters;
  const said = problems.join('; ');
  return isIndexing
    ? `The search index is behind: ${said}: check again once no messages wait.`
    : `The search index is inconsistent: ${said}.`;
}

const counted = (documents: number): string =>
  documents === 1 ? '1 document is' : `${documents} documents are`;
