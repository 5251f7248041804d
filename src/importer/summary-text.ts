import type { ImportSummary } from './import-files.js';
import { grouped } from '../progress/progress.js';
import type { Counts } from './report.js';

const COLUMNS = ['read', 'created', 'updated', 'unchanged', 'rejected', 'conflicts', 'warnings'] as const;
const WIDTH = 11;

/** The closing summary for people: what became of the rows of each resource, and where to read on. */
export function summaryText({ resources, total, reasons, rejects }: ImportSummary): string {
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
  return lines.join('\n');
}

const counted = (number: number, noun: string): string =>
  `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

const numbers = (counts: Counts): string[] => COLUMNS.map((column) => grouped(counts[column]));

const line = (title: string, cells: readonly string[]): string =>
  title.padEnd(14) + cells.map((cell) => cell.padStart(WIDTH)).join('');
