import fc from 'fast-check';
import { readJsonLines, splitLines, EXCERPT, MAX_ROW } from './source-row.js';

async function* pieces(...parts: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part as string);
}

async function linesOf(...parts: readonly (string | Buffer)[]): Promise<Buffer[]> {
  const lines: Buffer[] = [];
  for await (const some of splitLines(pieces(...parts))) lines.push(...some.map((line) => Buffer.from(line)));
  return lines;
}

async function rowsOf(...parts: readonly (string | Buffer)[]) {
  const rows = [];
  for await (const some of readJsonLines(pieces(...parts), 'person')) rows.push(...some);
  return rows;
}

describe('splitLines', () => {
  it('finds the same lines for any division into pieces', async () => {
    const text = fc.array(
      fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll('\n', ' ')),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat({ max: 9 })), async (lines, sizes) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const parts: Buffer[] = [];
        let from = 0;
        for (const size of sizes) {
          parts.push(bytes.subarray(from, from + size));
          from += size;
        }
        parts.push(bytes.subarray(from));
        expect((await linesOf(...parts)).map(String)).toEqual(lines);
      }),
    );
  });

  it('keeps one byte more of a line than the limit', async () => {
    const long = Buffer.alloc(MAX_ROW + 10, 'x');
    const lines = await linesOf('a\n', long, long, '\nb');
    expect(lines.map((line) => line.length)).toEqual([1, MAX_ROW + 1, 1]);
  });
});

describe('readJsonLines', () => {
  it('reads one row per line, skips empty lines, and accepts a last line without a line break', async () => {
    expect(await rowsOf('{"id":1}\r\n', '\n  \n{"id"', ':2}\n[3]')).toEqual([
      { resource: 'person', line: 1, value: { id: 1 }, text: '{"id":1}' },
      { resource: 'person', line: 4, value: { id: 2 }, text: '{"id":2}' },
      { resource: 'person', line: 5, value: [3], text: '[3]' },
    ]);
  });

  it('reports unreadable lines, and continues', async () => {
    const rows = await rowsOf(
      '{"id":\n',
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      'x'.repeat(MAX_ROW + 1),
      `\n{"names":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      '\n{}\n',
    );
    expect(rows.map(({ line, problem }) => [line, problem?.code])).toEqual([
      [1, 'invalid_json'],
      [2, 'invalid_encoding'],
      [3, 'too_long'],
      [4, 'too_deep'],
      [5, undefined],
    ]);
    expect(rows[0]?.text).toBe('{"id":');
    expect(rows[2]?.text).toHaveLength(EXCERPT);
  });
});
