import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { run } from './run.js';
import { installJavaLibraries, installOpenApiGenerator, installPython } from './tools.js';

const DRIVERS = resolve(import.meta.dirname, '..');
const PACKAGE = resolve(DRIVERS, '../../clients/typescript');
const TSC = resolve(DRIVERS, '../../node_modules/typescript/bin/tsc');

/**
 * The programs run for seconds, so the optimizing compiler and parallel collection cost more than they save.
 */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** A program that makes the calls with a generated client. */
export interface Calls {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Generates a client of the document at a URL in an empty folder, and compiles it together with its calls.
 */
type Build = (document: string, folder: string) => Promise<Calls>;

/** Every client that the service is tested with. */
export const CLIENTS: Readonly<Record<string, Build>> = {
  'openapi-python-client': async (document, folder) => {
    const bin = await installPython();
    const output = ['--output-path', join(folder, 'client')];
    const printed = await run(
      join(bin, 'openapi-python-client'),
      ['generate', '--url', document, ...output],
      {
        // The generator formats with the Ruff that it finds.
        env: { PATH: `${bin}${delimiter}${process.env['PATH']}` },
      },
    );
    // The generator does not support streams, and omits them.
    const warned = printed.replace('Unsupported content type application/x-ndjson', '');
    if (/Unsupported|Unable|Cannot|ERROR/i.test(warned) || (printed.match(/WARNING/g) ?? []).length > 1) {
      throw new Error(`openapi-python-client warned:\n${printed}`);
    }
    return pythonCalls(bin, 'openapi-python', join(folder, 'client'));
  },

  'openapi-generator python': async (document, folder) => {
    const bin = await installPython();
    await generate('python', document, folder);
    return pythonCalls(bin, 'python', folder);
  },

  'openapi-generator go': async (document, folder) => {
    const module = [
      '--git-host',
      'directory.example',
      '--git-user-id',
      'client',
      '--git-repo-id',
      'directory',
    ];
    await generate('go', document, folder, ...module, '--additional-properties=packageName=directory');
    await cp(join(DRIVERS, 'go'), join(folder, 'calls'), { recursive: true });
    const program = join(folder, 'calls.exe');
    await run('go', ['build', '-o', program, './calls'], { cwd: folder });
    return { program, args: [] };
  },

  'openapi-generator java': async (document, folder) => {
    await generate('java', document, folder);
    const classPath = join(await installJavaLibraries(folder), '*');
    const classes = join(folder, 'classes');
    const sources = globSync(join(folder, 'src/main/java/**/*.java'));
    const flags = [...SHORT_LIVED.map((flag) => `-J${flag}`), '-nowarn', '-d', classes, '-cp', classPath];
    await run('javac', [...flags, ...sources, join(DRIVERS, 'java/Calls.java')]);
    return { program: 'java', args: ['-cp', [classes, classPath].join(delimiter), 'Calls'] };
  },

  'openapi-generator typescript-fetch': async (document, folder) => {
    const extension = '--additional-properties=importFileExtension=.js';
    await generate('typescript-fetch', document, join(folder, 'client'), extension);
    await cp(join(DRIVERS, 'typescript'), folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await run(process.execPath, [TSC, '--project', folder]);
    return { program: process.execPath, args: [join(folder, 'dist/calls.js')] };
  },

  'clients/typescript, packed and installed': async (_document, folder) => {
    await run('npm', ['pack', PACKAGE, '--pack-destination', folder]);
    await cp(join(DRIVERS, 'package'), folder, { recursive: true });
    await writeFile(join(folder, 'sample.ts'), await packageSample());
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const [archive] = globSync(join(folder, '*.tgz'));
    await run('npm', ['install', '--no-audit', '--no-fund', archive!], { cwd: folder });
    await run(process.execPath, [TSC, '--project', folder]);
    return { program: process.execPath, args: [join(folder, 'dist/calls.js')] };
  },
};

/** Runs openapi-generator, without tests and documentation. */
async function generate(name: string, document: string, folder: string, ...args: string[]): Promise<void> {
  const jar = await installOpenApiGenerator();
  const codeOnly = '--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
  const all = ['generate', '-g', name, '-i', document, '-o', folder, codeOnly, ...args];
  await run('java', [...SHORT_LIVED, '-jar', jar, ...all]);
}

async function pythonCalls(bin: string, driver: string, client: string): Promise<Calls> {
  const program = join(bin, 'python');
  await run(program, ['-m', 'compileall', '-q', client]);
  return { program, args: [join(DRIVERS, driver, 'calls.py')], env: { PYTHONPATH: client } };
}

/** Returns the program in the package's README. */
async function packageSample(): Promise<string> {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  return /^```ts\n(.*?)^```/ms.exec(readme)![1]!;
}
