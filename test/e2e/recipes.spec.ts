import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import { loadSample } from '../../src/sample/load-sample.js';
import { TestApp } from '../support/app.js';
import { resetDatabase } from '../support/postgres.js';

const text = readFileSync(join(import.meta.dirname, '../../docs/recipes.md'), 'utf8');
const preamble = /```sh preamble\n([^]*?)```/.exec(text)![1]!;
const recipes = [...text.matchAll(/^## (.*)\n[^]*?```sh\n([^]*?)```\n\n```text\n([^]*?)```/gm)].map(
  ([, title, script, output]) => [title!, script!, output!] as const,
);

let api: TestApp;
let environment: Record<string, string>;
beforeAll(async () => {
  api = await TestApp.start({}, { background: true });
  await resetDatabase();
  const KEY = (await loadSample(api.app.get(Database), api.app.get(AccountOpening)))!;
  await api.app.listen(0, '127.0.0.1');
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  environment = { KEY, API: `http://127.0.0.1:${port}/api/v1`, PATH: process.env['PATH']! };
  await api.settled();
});
afterAll(() => api.stop());

it('the page has ten recipes', () => expect(recipes).toHaveLength(10));

it.each(recipes)('%s', async (_, script, output) => {
  const run = promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', preamble + script], {
    env: environment,
  });
  expect((await run).stdout).toBe(output);
});
