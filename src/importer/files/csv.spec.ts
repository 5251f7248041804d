import { readCsv } from './csv.js';
import { MAX_ROW } from './source-row.js';

async function* pieces(...parts: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part as string);
}

async function rowsOf(...parts: readonly (string | Buffer)[]) {
  const rows = [];
  for await (const some of readCsv(pieces(...parts), 'place')) rows.push(...some);
  return rows;
}

describe('readCsv', () => {
  it('reads the names of the fields from the header, in any case', async () => {
    expect(
      (await rowsOf('ID, Owner Type ,name\n1,person,"Main, ""old"""\n')).map(({ value }) => value),
    ).toEqual([{ id: '1', owner_type: 'person', name: 'Main, "old"' }]);
  });

  it('reports the line on which a row begins, with quoted line breaks and empty lines', async () => {
    const rows = await rowsOf(
      'id,name\r\n1,"two\r\nlines"\r\n\r\n2,x\r\n"3","four\nmore\nlines\n"\r\n4,',
      'y',
    );
    expect(rows.map(({ line, value }) => [line, (value as { name: string }).name])).toEqual([
      [2, 'two\nlines'],
      [5, 'x'],
      [6, 'four\nmore\nlines\n'],
      [10, 'y'],
    ]);
  });

  it('splits lists, reads coordinates as numbers, and omits empty cells', async () => {
    const rows = await rowsOf(
      'id,latitude,longitude,emails,aliases,sources,address\n1,-1.50,+2,a@b.c; d@e.f,A|B;;C,https://x.org/ ,\n2,north,1e5,,,,x;y\n',
    );
    expect(rows.map(({ value }) => value)).toEqual([
      {
        id: '1',
        latitude: -1.5,
        longitude: 2,
        emails: ['a@b.c', 'd@e.f'],
        aliases: ['A', 'B', 'C'],
        sources: ['https://x.org/'],
        address: null,
      },
      {
        id: '2',
        latitude: 'north',
        longitude: '1e5',
        emails: null,
        aliases: null,
        sources: null,
        address: 'x;y',
      },
    ]);
  });

  it('refuses single rows with more or fewer cells than the header', async () => {
    const rows = await rowsOf('id,name\n1\n2,a,b\n3,c\n');
    expect(rows.map(({ line, text, problem }) => [line, text, problem?.message])).toEqual([
      [2, '["1"]', 'has 1 cells where the header has 2'],
      [3, '["2","a","b"]', 'has 3 cells where the header has 2'],
      [4, '{"id":"3","name":"c"}', undefined],
    ]);
  });

  it('refuses single rows that are not UTF-8, and continues', async () => {
    const rows = await rowsOf(
      'id,name\n1,M\u00fcnchen\n2,M',
      Buffer.from([0xfc]),
      'nchen\n3,',
      Buffer.from([0xe2, 0x82]),
      Buffer.from([0xac]),
      '\n4,M',
      Buffer.from([0xc3]),
    );
    expect(rows.map(({ line, value, problem }) => [line, value, problem?.code])).toEqual([
      [2, { id: '1', name: 'München' }, undefined],
      [3, null, 'invalid_encoding'],
      [4, { id: '3', name: '€' }, undefined],
      [5, null, 'invalid_encoding'],
    ]);
    expect(rows[1]?.text).toBe('2,M\ufffdnchen');
  });

  it('reads more rows than one batch', async () => {
    const rows = await rowsOf('id\n', ...Array.from({ length: 1_234 }, (_, index) => `${index}\n`));
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 1_234 }, (_, index) => index + 2));
  });

  it('has no rows in an empty file, or one with only a header', async () => {
    expect(await rowsOf('')).toEqual([]);
    expect(await rowsOf('id,name')).toEqual([]);
  });

  it.each([
    ['two columns of a name', 'id,name,ID\n', 'The CSV file has two columns named id: remove one.'],
    [
      'other separators',
      '1;Main\n2;Street\n',
      'The CSV file has no header: its first line must name the fields, separated by commas, such as name,address,',
    ],
    ['a quote that is not closed', 'id,name\n1,"a\n2,b\n', '(a quote is not closed)'],
    ['a stray quote', 'id,name\n1,a\n2,"b"c\n', 'at or before line 3 (a quote stands where none may be)'],
    [
      'a row without end',
      `id,name\n1,${'x'.repeat(MAX_ROW + 1)}\n`,
      `(a row is longer than ${MAX_ROW} bytes`,
    ],
    [
      'a header of another encoding',
      Buffer.from([0x69, 0x64, 0x2c, 0xff, 0x0a]),
      'The CSV file is not UTF-8 text: convert it to UTF-8.',
    ],
  ])('refuses a file with %s', async (_, content, sentence) => {
    await expect(rowsOf(content)).rejects.toThrow(sentence);
  });

  it('passes on errors of the file', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('id\n1\n');
      throw new Error('the disk is gone');
    }
    const read = async () => {
      for await (const rows of readCsv(broken(), 'place')) expect(rows.length).toBeGreaterThanOrEqual(0);
    };
    await expect(read()).rejects.toThrow('the disk is gone');
  });
});
