import type { ImportSummary } from './import-files.js';
import { summaryText } from './summary-text.js';

describe('summaryText', () => {
  const counts = {
    read: 5,
    created: 1,
    updated: 1,
    unchanged: 1,
    rejected: 2,
    conflicts: 3,
    warnings: 1_000,
  };
  const none = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 };

  it('shows what was read, and where to read on', () => {
    const summary: ImportSummary = {
      resources: { people: counts, places: none },
      total: counts,
      reasons: [{ message: 'name is required', rows: 1 }],
      waiting_for_search: 0,
      rejects: 'rejects.jsonl',
    };
    const lines = summaryText(summary).split('\n');
    expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['read', 'created', 'updated', 'unchanged', 'rejected', 'conflicts', 'warnings'],
      ['people', '5', '1', '1', '1', '2', '3', '1,000'],
      ['total', '5', '1', '1', '1', '2', '3', '1,000'],
      [''],
      ['2 rows rejected, 3 conflicts with editors, 1,000 warnings: see rejects.jsonl.'],
      ['1 row: name is required'],
    ]);
    expect(summaryText({ ...summary, rejects: null })).not.toContain('see');
    expect(summaryText({ ...summary, waiting_for_search: 12_345 })).toMatch(
      /\n\nSearch does not show 12,345 changes yet: .*\n.*search:check.*$/,
    );
  });
});
