import type { CheckReport } from './check-report.js';

/** The most that the text lists; `--json` has them all. */
const MAX_NAMED = 20;

/** The report as an operator reads it. */
export function checkText({ records, engines, database, outbox, problems }: CheckReport): string {
  // Documents of an import are missing until the index has followed it.
  const remedy =
    outbox.length > 0
      ? 'Still indexing: check again once no messages wait.'
      : 'Build the index anew: directory reindex';
  const lines = [`${records} records; LC_CTYPE ${database.lc_ctype}.`];
  for (const { engine, documents, differences, complete, repaired, failure } of engines) {
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
    if (!complete) lines.push(`  The check ended there. ${remedy}`);
  }
  for (const { topic, waiting, oldest_seconds } of outbox) {
    lines.push(`"${topic}": ${waiting} waiting, the oldest for ${oldest_seconds} seconds.`);
  }
  if (problems.length === 0) lines.push('Nothing differs.');
  return lines.join('\n');
}
