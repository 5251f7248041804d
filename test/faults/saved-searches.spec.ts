import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOURCE } from '../support/app.js';
import { postmasterPid } from '../support/embedded.js';
import { eventually } from '../support/eventually.js';
import type { Server } from '../support/installation.js';
import { Deployment, type Customer } from './support/deployment.js';
import { isAlive, processorSeconds } from './support/process-tree.js';

/*
 * With thousands of saved searches that a write may match, writes become searchable as fast as without them,
 * and the process that checks the searches can stop meanwhile.
 */

const MISSES = Number(process.env['FAULT_MISSES'] ?? 3_000);
const WRITES = Number(process.env['FAULT_WRITES'] ?? 5);
const SETTINGS = { SEARCHES_OPEN_PER_ACCOUNT: '0' };

const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

/**
 * Searches for `smith` and another word without results, and saves the same search with thousands of other
 * words.
 */
async function saveSearches(server: Server, { key }: Customer, deployment: Deployment): Promise<void> {
  // The sample directory has one.
  await deployment.sql('DELETE FROM zero_result_searches');
  const { status, body } = await server.call('/api/v1/search?q=smith+nowhere', key);
  expect([status, body.results]).toEqual([200, []]);
  const saved = async () =>
    (await deployment.sql('SELECT count(*)::int AS n FROM zero_result_searches'))[0].n;
  await eventually('the search is saved', async () => (await saved()) === 1, { currentState: saved });
  await deployment.sql(
    `INSERT INTO zero_result_searches (account_id, normalized_query, filters, query, search_count)
     SELECT account_id, 'smith ' || word, filters, 'smith ' || word, 1
     FROM zero_result_searches, (
       SELECT 'q' || translate(n::text, '0123456789', 'abcdefghij') || 'x' AS word FROM generate_series(2, $1::int) AS n) words`,
    [MISSES],
  );
  expect(await saved()).toBe(MISSES);
}

/** Creates one Smith a second and waits until a search finds each. Returns how long that took. */
async function writeSmiths(server: Server, { key }: Customer): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < WRITES; number++) {
    const began = performance.now();
    const person = { first_name: `Wrote${letters(number)}`, last_name: 'Smith' };
    const { status, body } = await server.call('/api/v1/people', key, { person, source_reference: SOURCE });
    expect(status).toBe(201);
    await eventually(
      `${person.first_name} is found`,
      async () => {
        const found = await server.call(`/api/v1/search?type=person&q=${person.first_name}+smith`, key);
        return found.body.results.some((one: any) => one.public_id === body.person.public_id);
      },
      { everyMs: 20 },
    );
    times.push(performance.now() - began);
    await sleep(Math.max(0, 1_000 - (performance.now() - began)));
  }
  return times;
}

describe('3,000 saved searches for people who are being added', () => {
  let deployment: Deployment;
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'directory-searches-'));
    chmodSync(folder, 0o755);
  });
  afterEach(() => deployment.stop());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function drill(server: Server): Promise<void> {
    const customer = await deployment.customer();
    await saveSearches(server, customer, deployment);
    const [before, began] = [processorSeconds(server.pid), performance.now()];
    const times = (await writeSmiths(server, customer)).sort((one, other) => one - other);
    const used = processorSeconds(server.pid) - before;
    process.stdout.write(
      `found after ${Math.round(times[times.length >> 1]!)} ms (median), ${Math.round(times.at(-1)!)} ms (longest); ` +
        `${Math.round((used / (performance.now() - began)) * 100_000)} % of a core\n`,
    );
    // The searches are still being checked when the process gets the signal.
    const [{ unchecked }] = await deployment.sql(`
      SELECT count(*)::int AS unchecked FROM zero_result_searches
      WHERE checked_at < (SELECT max(created_at) FROM people WHERE last_name = 'Smith')`);
    expect(unchecked).toBeGreaterThan(MISSES / 10);
  }

  it('an embedded server and its PostgreSQL shut down in order meanwhile', async () => {
    const dataDir = join(folder, 'data-dir');
    deployment = await Deployment.embedded(dataDir, SETTINGS);
    const server = await deployment.server();
    await drill(server);
    const postmaster = postmasterPid(dataDir);
    expect(isAlive(postmaster)).toBe(true);
    const began = performance.now();
    expect(await server.end()).toBe(0);
    process.stdout.write(`ended ${Math.round(performance.now() - began)} ms after SIGTERM\n`);
    expect(isAlive(postmaster)).toBe(false);
  });
});
