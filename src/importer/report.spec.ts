import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ImportReport,
  JsonText,
  RejectsFile,
  summaryText,
  type Finding,
  type ImportSummary,
} from './report.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'directory-rejects-'))));
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const position = { file: 'people.jsonl', line: 3, resource: 'person' } as const;
const finding: Finding = { ...position, severity: 'warning', code: 'c', message: 'm' };
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('The rejects file', () => {
  it('is created when there is a finding, and replaces that of an earlier import', () => {
    const path = join(folder, 'rejects.jsonl');
    const empty = new RejectsFile(path);
    empty.check([]);
    empty.close();
    expect([existsSync(path), empty.written]).toEqual([false, false]);

    writeFileSync(path, 'old');
    const file = new RejectsFile(path);
    file.check([]);
    file.add(finding);
    file.close();
    expect([linesOf(path), file.written]).toEqual([[finding], true]);
  });

  it('can be larger than memory', () => {
    const file = new RejectsFile(join(folder, 'rejects.jsonl'));
    for (let line = 1; line <= 3_000; line++) file.add({ ...finding, line, row: { text: 'é'.repeat(100) } });
    file.close();
    expect((linesOf(file.path) as Finding[]).map(({ line }) => line)).toEqual(
      Array.from({ length: 3_000 }, (_, line) => line + 1),
    );
  });

  it.each([
    ['a folder', () => folder, 'is a folder: name a file.'],
    ['in a missing folder', () => join(folder, 'no', 'file'), 'cannot be written'],
    ['a file that is imported', () => join(folder, 'people.jsonl'), 'is one of the imported files'],
  ])('is refused if it is %s', (_, path, sentence) => {
    writeFileSync(join(folder, 'people.jsonl'), '');
    expect(() => new RejectsFile(path()).check([join(folder, '.', 'people.jsonl')])).toThrow(sentence);
  });

  it('that cannot be written ends the import with a sentence', () => {
    const file = new RejectsFile(join(folder, 'no', 'file'));
    file.add(finding);
    expect(() => file.close()).toThrow(/^--rejects .* cannot be written \(ENOENT/);
  });
});

describe('ImportReport', () => {
  it('counts, groups common findings of rows, and reports them at the end', () => {
    const file = new RejectsFile(join(folder, 'rejects.jsonl'));
    const report = new ImportReport(file);
    report.counts.person.read += 5;
    report.reject(
      position,
      [
        { field: 'a', code: 'x', message: 'is bad' },
        { code: 'y', message: 'worse' },
      ],
      new JsonText('{ "id":\n1 }'),
    );
    const note = (rows: number) => ({ field: 'city', code: 'unknown_field', message: `of ${rows}` });
    report.share(position, 'city', note);
    report.share({ ...position, line: 9 }, 'city', note);
    report.share({ ...position, file: 'other.jsonl' }, 'city', note);
    report.close();
    expect(linesOf(file.path)).toEqual([
      {
        ...position,
        severity: 'rejected',
        field: 'a',
        code: 'x',
        message: 'a is bad; worse',
        row: { id: 1 },
      },
      { ...position, severity: 'warning', field: 'city', code: 'unknown_field', message: 'city of 2' },
      {
        ...position,
        file: 'other.jsonl',
        severity: 'warning',
        field: 'city',
        code: 'unknown_field',
        message: 'city of 1',
      },
    ]);
    expect(report.total).toEqual({
      read: 5,
      created: 0,
      updated: 0,
      unchanged: 0,
      rejected: 1,
      conflicts: 0,
      warnings: 2,
    });
  });

  it('reports each row separately when there are too many groups', () => {
    const report = new ImportReport(new RejectsFile(join(folder, 'rejects.jsonl')));
    for (let key = 0; key < 10_003; key++)
      report.share(position, `key ${key}`, () => ({ code: 'c', message: `${key}` }));
    expect(report.total.warnings).toBe(3);
    report.close();
    expect(report.total.warnings).toBe(10_003);
  });
});

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
      /\n\n12,345 changes not searchable yet: .*\n.*search:check.*$/,
    );
  });
});
