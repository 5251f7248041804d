import type { ImportSummary } from './import-files.js';
import { grouped } from '../progress/progress.js';
import type { Counts } from './report.js';

const COLUMNS = ['read', 'created', 'updated', 'unchanged', 'rejected', 'conflicts', 'warnings'] as const;
const WIDTH = 11;

/** The closing summary for people: what became of the rows of each resource, and where to read on. */
export function summaryText(summary: ImportSummary): string {
  const { resources, total, reasons, waiting_for_search, rejects } = summary;
  const lines = [
    line('', COLUMNS),
    ...Object.entries(resources)
      .filter(([, counts]) => counts.read > 0)
      .map(([name, counts]) => line(name, numbers(counts))),
    line('total', numbers(total)),
  ];
  if (rejects !== null) {
    lines.push(
      '',
      `${counted(total.rejected, 'row')} rejected, ${counted(total.conflicts, 'conflict')} with editors, ${counted(total.warnings, 'warning')}: see ${rejects}.`,
      ...reasons.map(({ message, rows }) => `  ${counted(rows, 'row')}: ${message}`),
    );
  }
  if (waiting_for_search > 0) {
    lines.push(
      '',
      `Search does not show ${counted(waiting_for_search, 'change')} yet: the server or a worker indexes them in the background.`,
      'directory search:check says how many still wait.',
    );
  }
  return lines.join('\n');
}

const counted = (number: number, noun: string): string =>
  `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

const numbers = (counts: Counts): string[] => COLUMNS.map((column) => grouped(counts[column]));

const line = (title: string, cells: readonly string[]): string =>
  title.padEnd(14) + cells.map((cell) => cell.padStart(WIDTH)).join('');
