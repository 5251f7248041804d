import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../src/config/config.js';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readme = read('README.md');

/** The rows of a page's table, or of a section's in it, cell by cell. */
function table(page: string, section = ''): string[][] {
  const text = read(page)
    .split(/^#+ /m)
    .find((part) => part.startsWith(section) && part.includes('\n|'))!;
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

describe('README', () => {
  it('gives the two commands as they are', () => {
    expect(readme.split('\n')).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
  });

  it('has at most 150 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('lists every command', () => {
    const commands = readdirSync(join(ROOT, 'src/cli')).flatMap((name) =>
      [...read(`src/cli/${name}`).matchAll(/\bcommand\('([\w:-]+)'/g)].map((match) => match[1]),
    );
    expect(
      table('docs/commands.md')
        .flatMap(([name]) => codeIn(name!))
        .sort(),
    ).toEqual(commands.sort());
  });

  it('maps every folder and entry of src', () => {
    const mapped = table('CONTRIBUTING.md', 'Source tree').flatMap(([places]) => codeIn(places!));
    const present = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
      .filter(({ name }) => !name.endsWith('.spec.ts'))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(mapped.toSorted()).toEqual(present.sort());
  });

  it('leads to a tour of ten calls', () => {
    expect(read('docs/tour.md').match(/^curl /gm)).toHaveLength(10);
  });
});

describe('docs/configuration.md', () => {
  const settings = read('docs/configuration.md')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^\| `(\w+)` +\| (?:none|`(.+?)`) +\| \S/.exec(line) ?? [];
      return name === undefined ? [] : [{ name, value }];
    });

  it('names every variable that the configuration reads, and no other', () => {
    const variables = new Set<string>();
    readConfig(new Proxy({}, { get: (_env, name) => void variables.add(String(name)) }));
    expect(variables.size).toBeGreaterThan(5);
    expect(settings.map(({ name }) => name).toSorted()).toEqual([...variables].sort());
  });

  it.each(settings.filter(({ value }) => value !== undefined))(
    'gives the default of $name: $value',
    ({ name, value }) => {
      expect(readConfig({ [name]: value })).toEqual(readConfig({}));
    },
  );
});

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
])('%s', (page) => {
  const text = read(page);

  it('names only scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  it('links only to files that there are', () => {
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path!);
    expect(linked.filter((path) => !existsSync(join(ROOT, dirname(page), path)))).toEqual([]);
  });
});
