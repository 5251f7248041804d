import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './run.js';

const TOOLS = join(tmpdir(), 'directory-tools');
const REQUIREMENTS = resolve(import.meta.dirname, '../requirements.txt');
const OPENAPI_GENERATOR = '7.25.0';
const MAVEN_DEPENDENCIES = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1';

/**
 * Installs the libraries of both Python clients and openapi-python-client, in the pinned versions. Returns
 * the folder of the programs.
 */
export async function installPython(): Promise<string> {
  const folder = await cached('generators-python', await readFile(REQUIREMENTS), async (made) => {
    await run('python3', ['-m', 'venv', '--clear', made]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--requirement', REQUIREMENTS];
    await run(join(made, 'bin/python'), pip);
  });
  return join(folder, 'bin');
}

/** Installs openapi-generator's command line. Returns the path of its jar. */
export async function installOpenApiGenerator(): Promise<string> {
  const artifact = `org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`;
  const folder = await cached('openapi-generator', artifact, async (made) => {
    await maven('copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${made}`);
  });
  return join(folder, `openapi-generator-cli-${OPENAPI_GENERATOR}.jar`);
}

/** Installs the libraries of the Maven project in a folder. Returns the folder of their jars. */
export async function installJavaLibraries(project: string): Promise<string> {
  const pom = join(project, 'pom.xml');
  return cached('java-libraries', await readFile(pom), async (made) => {
    const include = '-DincludeScope=compile';
    await maven('copy-dependencies', '--file', pom, include, `-DoutputDirectory=${made}`);
  });
}

const maven = (goal: string, ...args: string[]) =>
  run('mvn', ['--batch-mode', '--quiet', `${MAVEN_DEPENDENCIES}:${goal}`, ...args]);

/**
 * Returns a folder that `fill` fills if it does not exist. It stays for the next run, until the content of
 * `key` changes.
 */
async function cached(
  name: string,
  key: string | Buffer,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 12);
  const folder = join(TOOLS, `${name}-${hash}`);
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await fill(folder);
  await writeFile(complete, '');
  return folder;
}
