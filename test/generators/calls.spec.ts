import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Installation, type Server } from '../support/installation.js';
import { CLIENTS } from './support/clients.js';
import { run } from './support/run.js';

/**
 * Each program prints the name of a call after it has compared the typed response with the sample directory.
 */
const CALLS = [
  'me',
  'list',
  'show',
  'create',
  'patch',
  'delete',
  'lookup',
  'search',
  'quick add',
  '402',
  '422',
];

let installation: Installation;
let server: Server;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  installation = await Installation.make();
  server = await installation.start();
  const account = ['--email', 'poor@example.org', '--name', 'Poor', '--credits', '0', '--json'];
  const made = await installation.directory(['user:create', ...account]);
  const { api_key } = JSON.parse(made.stdout) as { api_key: string };
  env = { DIRECTORY_URL: server.url, DIRECTORY_KEY: server.key, DIRECTORY_POOR_KEY: api_key };
});

afterAll(async () => {
  await server?.end();
  await installation?.remove();
});

it.each(Object.keys(CLIENTS))('%s: the client compiles and makes every call with types', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-client-'));
  try {
    const calls = await CLIENTS[name]!(`${server.url}/openapi.json`, folder);
    const printed = await run(calls.program, calls.args, { cwd: folder, env: { ...env, ...calls.env } });
    expect(printed.trim().split('\n')).toEqual(CALLS);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
