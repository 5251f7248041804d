import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { directory, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { Importing } from '../support/importing.js';
import { rows } from '../support/sql.js';
import { emptyDatabaseUrl, resetDatabase } from '../support/postgres.js';

const CITED = ['--source-url', 'https://example.org/roll'];

let importing: Importing;
let stderr: jest.SpiedFunction<typeof process.stderr.write>;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
  stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  stderr.mockRestore();
  importing.remove();
});
afterAll(restoreDatabaseUrl);

const people = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, first_name: `Name ${id}` }));
/** No worker indexes what these imports load. */
const rejects = () => ['--rejects', importing.rejectsPath, '--no-wait'];

describe('The import command', () => {
  it('loads files and prints a summary, with progress on stderr', async () => {
    const path = importing.file('people.jsonl', [...people(3), { id: 4 }]);
    const { code, stdout, sentence } = await directory(['import', path, ...CITED, ...rejects()]);
    expect([code, sentence]).toEqual([0, null]);
    expect(stdout.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['read', 'created', 'updated', 'unchanged', 'rejected', 'conflicts', 'warnings'],
      ['people', '4', '3', '0', '0', '1', '0', '0'],
      ['total', '4', '3', '0', '0', '1', '0', '0'],
      [''],
      [`1 row rejected, 0 conflicts with editors, 0 warnings: see ${importing.rejectsPath}.`],
      ['1 row: first_name is required'],
      [''],
      ['3 changes not searchable yet: a running server or worker indexes them.'],
      ['search:check shows how many are left.'],
      [''],
    ]);
    expect(stderr.mock.calls.map(([text]) => String(text)).join('')).toMatch(
      /Reading: 100 %, 4 rows.*Loading: 100 %, 4 rows/s,
    );
  });

  it('waits until searches find the loaded records', async () => {
    const path = importing.file('people.jsonl', people(3));
    const worker = setInterval(() => void rows('DELETE FROM outbox'), 200);
    const summary = await directoryJson([
      'import',
      path,
      ...CITED,
      '--rejects',
      importing.rejectsPath,
      '--corpus',
      'shown',
    ]).finally(() => clearInterval(worker));
    expect(summary).toMatchObject({ total: { created: 3 }, waiting_for_search: 0 });
  });

  it('exits with 1 and the most frequent reasons if every row was rejected', async () => {
    const path = importing.file('people.jsonl', [{ id: 1 }, { id: 2 }, { id: 3, first_name: 7 }]);
    const { code, stdout } = await directory(['import', path, ...CITED, ...rejects()]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/3 rows rejected, .*\n {2}2 rows: .*required\n {2}1 row: first_name .*\n$/);
  });

  it('prints the summary as JSON, and creates no empty rejects file', async () => {
    const path = importing.file('people.jsonl.gz', people(2));
    expect(await directoryJson(['import', path, ...CITED, ...rejects()])).toEqual({
      resources: {
        people: { read: 2, created: 2, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 },
        organizations: {
          read: 0,
          created: 0,
          updated: 0,
          unchanged: 0,
          rejected: 0,
          conflicts: 0,
          warnings: 0,
        },
        memberships: {
          read: 0,
          created: 0,
          updated: 0,
          unchanged: 0,
          rejected: 0,
          conflicts: 0,
          warnings: 0,
        },
        places: { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 },
      },
      total: { read: 2, created: 2, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 },
      reasons: [],
      waiting_for_search: 2,
      rejects: null,
    });
    expect(existsSync(importing.rejectsPath)).toBe(false);
  });

  it('takes corpus, resource and category from its options', async () => {
    const path = importing.file('anything.csv', 'id,first_name,sources\n1,Ada,https://example.org/ada\n');
    await directoryJson([
      'import',
      path,
      '--resource',
      'person',
      '--corpus',
      'c',
      '--source-category',
      'roll',
      ...rejects(),
    ]);
    expect(await rows('SELECT source_category, url FROM source_references')).toEqual([
      { source_category: 'roll', url: 'https://example.org/ada' },
    ]);
    const again = importing.file('people.jsonl', [{ id: 1, corpus: 'c', first_name: 'Ada' }]);
    expect((await directoryJson(['import', again, ...CITED, ...rejects()])).total).toMatchObject({
      unchanged: 1,
    });
  });

  it('rejects rows without a citation', async () => {
    const path = importing.file('people.jsonl', people(2));
    expect((await directoryJson(['import', path, ...rejects()])).total).toMatchObject({
      read: 2,
      rejected: 2,
    });
    expect(importing.rejects()).toMatchObject([{ line: 1, field: 'sources', code: 'required' }, { line: 2 }]);
  });

  it('imports every supported file format', async () => {
    const popolo = {
      persons: [
        {
          id: 'p',
          name: 'Ada Lovelace',
          contact_details: [{ type: 'address', value: 'Main St. 1' }],
          memberships: [{ organization_id: 'o', role: 'chair' }],
        },
      ],
      organizations: [{ id: 'o', name: 'Committee', parent: { id: 'q', name: 'Senate' } }],
      areas: [{ id: 'a' }],
    };
    const paths = [
      importing.file('roll.json.gz', gzipSync(JSON.stringify(popolo))),
      importing.file('people.ndjson', '\ufeff{"id":1,"first_name":"Bob"}\n'),
      importing.file(
        'persons-of-1815.csv',
        '\ufeffID,First Name,Emails\n2,Eve,eve@example.org;eve@example.com\n',
      ),
      importing.file('orgs.jsonl', [{ id: 3, name: 'Orgs' }]),
    ];
    const { resources, total } = await directoryJson(['import', ...paths, ...CITED, ...rejects()]);
    expect(total).toMatchObject({ read: 8, created: 8, rejected: 0, warnings: 1 });
    expect(resources).toMatchObject({
      people: { created: 3, warnings: 0 },
      organizations: { created: 3 },
      memberships: { created: 1 },
      places: { created: 1 },
    });
    expect(importing.rejects()).toMatchObject([
      { file: 'roll.json.gz', resource: null, field: 'areas', code: 'unknown_list' },
    ]);
    expect(await rows('SELECT address FROM email_addresses ORDER BY id')).toEqual([
      { address: 'eve@example.org' },
      { address: 'eve@example.com' },
    ]);
  });
});

describe('An invalid import', () => {
  /** Returns the error about a file, and expects that nothing was written. */
  async function refused(name: string, content: string | Buffer, ...options: string[]): Promise<string> {
    const path = importing.file(name, content);
    const good = importing.file('people-good.jsonl', people(3));
    const { code, stdout, sentence } = await directory([
      'import',
      good,
      path,
      ...CITED,
      ...rejects(),
      ...options,
    ]);
    expect([code, stdout]).toEqual([null, '']);
    expect(await rows('SELECT FROM people')).toEqual([]);
    expect(await rows('SELECT FROM source_references')).toEqual([]);
    return sentence!.replaceAll(`${importing.folder}/`, '');
  }

  it.each([
    [
      'people.xml',
      '<x/>',
      'people.xml is of an unknown kind: give the file a name that ends in .jsonl, .ndjson, .csv or .json, or one of these and .gz.',
    ],
    [
      'people',
      '',
      'people is of an unknown kind: give the file a name that ends in .jsonl, .ndjson, .csv or .json, or one of these and .gz.',
    ],
    [
      'rows.jsonl',
      '{}',
      'rows.jsonl does not say what it holds: say so with --resource person, organization, membership or place.',
    ],
    ['people.jsonl', Buffer.from('\ufeff{}', 'utf16le'), 'people.jsonl is UTF-16 text: convert it to UTF-8.'],
    [
      'people.csv',
      'a,b\n1,2\n',
      'people.csv: The CSV file has no header: its first line must name the fields, separated by commas, such as first_name,last_name,name,emails.',
    ],
    ['people.json', '{"persons": [', 'people.json: The JSON file is truncated: download it again.'],
    [
      'roll.json',
      '[{"id": 1}]',
      'roll.json: The JSON file is a list that does not say of what: say so with --resource person, organization, membership or place.',
    ],
  ])('%s', async (name, content, sentence) => {
    expect(await refused(name, content)).toBe(sentence);
  });

  it('is refused if a gzip file is truncated or damaged', async () => {
    const whole = gzipSync(
      people(20_000)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    );
    expect(await refused('people.jsonl.gz', whole.subarray(0, whole.length - 100))).toBe(
      'people.jsonl.gz ends in the middle of its gzip data: fetch it again, it is incomplete.',
    );
    const damaged = Buffer.from(whole);
    damaged.fill(0, 100, 200);
    expect(await refused('people.jsonl.gz', damaged)).toMatch(
      /^people\.jsonl\.gz is damaged gzip data \(.+\): fetch it again\.$/,
    );
  });

  it('is refused if a file does not exist or is a folder, or an option is invalid', async () => {
    const missing = join(importing.folder, 'people.jsonl');
    const path = importing.file('orgs.jsonl', []);
    const said = async (...args: string[]) => (await directory(['import', ...args])).sentence;
    expect(await said(missing)).toBe(`${missing} is not there: check the path.`);
    expect(await said(importing.folder)).toBe(`${importing.folder} is a folder: name its files instead.`);
    expect(await said('/dev/null')).toBe('/dev/null is not a regular file: write it to one first.');
    expect(await said(path, '--source-url', 'example.org')).toMatch(
      /^--source-url must be an http or https URL/,
    );
    expect(await said(path, '--resource', 'people')).toBe(
      '--resource must be one of person, organization, membership, place; it is "people".',
    );
    expect(await said(path, '--rejects', path)).toBe(
      `--rejects ${path} is one of the imported files: name another file.`,
    );
    expect(await said()).toBe(`Missing required argument 'files': see "npm run directory -- import --help".`);
  });

  it('is refused if the tables do not exist', async () => {
    const path = importing.file('people.jsonl', people(1));
    const { sentence } = await directory(['import', path, ...CITED], await emptyDatabaseUrl('import_cli'));
    expect(sentence).toMatch(/run "npm run directory -- migrate"/);
  });
});

describe('Invalid rows', () => {
  it('are rejected with their reasons, and the other rows are loaded', async () => {
    const lines = [
      '{"id": 1, "first_name": "Ada"}',
      '{"id": 2, "first_name": ',
      '[1, 2]',
      '"text"',
      `{"id": 3, "first_name": "${'x'.repeat(1024 * 1024)}"}`,
      `{"id": 4, "first_name": "Eve", "deep": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      '{"id": 5, "first_name": {"a": 1}, "last_name": 7}',
    ];
    const path = importing.file('people.jsonl', lines.join('\n'));
    const { total } = await directoryJson(['import', path, ...CITED, ...rejects()]);
    expect(total).toEqual({
      read: 7,
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: 6,
      conflicts: 0,
      warnings: 0,
    });
    expect(importing.rejects()).toEqual([
      {
        file: 'people.jsonl',
        line: 2,
        resource: 'person',
        severity: 'rejected',
        field: 'row',
        code: 'invalid_json',
        message: 'row is not JSON',
        row: lines[1]?.trim(),
      },
      expect.objectContaining({
        line: 3,
        code: 'invalid_type',
        message: 'row must be a JSON object',
        row: [1, 2],
      }),
      expect.objectContaining({ line: 4, row: 'text' }),
      expect.objectContaining({ line: 5, code: 'too_long' }),
      expect.objectContaining({ line: 6, code: 'too_deep' }),
      expect.objectContaining({
        line: 7,
        field: 'first_name',
        message: 'first_name must be a string; last_name must be a string',
        row: { id: 5, first_name: { a: 1 }, last_name: 7 },
      }),
    ]);
  });
});
