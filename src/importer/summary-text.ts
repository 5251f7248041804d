import type { ImportSummary } from './import-files.js';
import { grouped } from '../progress/progress.js';
import type { Counts } from './report.js';

const COLUMNS = ['read', 'created', 'updated', 'unchanged', 'rejected', 'conflicts', 'warnings'] as const;
const WIDTH = 11;

/** The closing summary for people: what became of the rows of each resource, and where to read on. */
export function summaryText({ resources, total, rejects }: ImportSummary): string {
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
      `${grouped(total.rejected)} rows were not loaded, ${grouped(total.conflicts)} conflicts with editors, ${grouped(total.warnings)} warnings: see ${rejects}.`,
    );
  }
  return lines.join('\n');
}

const numbers = (counts: Counts): string[] => COLUMNS.map((column) => grouped(counts[column]));

const line = (title: string, cells: readonly string[]): string =>
  title.padEnd(14) + cells.map((cell) => cell.padStart(WIDTH)).join('');
