import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../src/config/config.js';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readme = read('README.md');

/** The rows of a section's table, cell by cell. */
function table(section: string): string[][] {
  const text = readme.split(/^## /m).find((part) => part.startsWith(section))!;
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

  it('names every variable that the configuration reads, and no other', () => {
    const variables = new Set<string>();
    readConfig(new Proxy({}, { get: (_env, name) => void variables.add(String(name)) }));
    const documented = table('Configuration').flatMap(([name]) => codeIn(name!));
    expect(variables.size).toBeGreaterThan(5);
    expect(documented.toSorted()).toEqual([...variables].sort());
  });

  it.each(
    table('Configuration').flatMap(([name, given]) => (/^`[^`]+`$/.test(given!) ? [[name!, given!]] : [])),
  )('gives the default of %s: %s', (name, given) => {
    expect(readConfig({ [codeIn(name)[0]!]: codeIn(given)[0]! })).toEqual(readConfig({}));
  });

  it('lists every command', () => {
    const sources = readdirSync(join(ROOT, 'src/cli')).filter((name) => name.endsWith('.command.ts'));
    const commands = sources.map((name) => /\bcommand\('([\w:-]+)'/.exec(read(`src/cli/${name}`))?.[1]);
    expect(
      table('Command line')
        .flatMap(([name]) => codeIn(name!))
        .sort(),
    ).toEqual(commands.sort());
  });

  it('maps every folder and entry of src', () => {
    const mapped = table('What is where').flatMap(([places]) => codeIn(places!));
    const present = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
      .filter(({ name }) => !name.endsWith('.spec.ts'))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(mapped.toSorted()).toEqual(present.sort());
  });

  it('has ten calls in its tour', () => {
    const tour = readme.split(/^## /m).find((part) => part.startsWith('Ten calls'))!;
    expect(tour.match(/^(PERSON=\$\()?curl /gm)).toHaveLength(10);
  });

  it('names only scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  it('links only to files that there are', () => {
    const linked = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path!);
    expect(linked.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
