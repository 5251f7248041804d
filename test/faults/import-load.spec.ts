import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOURCE } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { Importing } from '../support/importing.js';
import type { Server } from '../support/installation.js';
import { Deployment, type Customer } from './support/deployment.js';
import { importLoad } from './support/import-load.js';

/*
 * A large import into a running service. The tables are new: while they grow, PostgreSQL has no statistics of
 * them, or those of empty tables. The load is generated, unless `BENCH_CORPUS` names a folder with a corpus
 * to import.
 */

jest.setTimeout(1_800_000);

/** Fewer waiting messages may belong to single writes. */
const MIN_IMPORT_MESSAGES = 100;

/** A single write that a search has found. */
interface Found {
  readonly afterMs: number;
  /** Whether messages of the import were waiting at that time. */
  readonly duringImport: boolean;
}

let importing: Importing;
let folder: string;
beforeAll(() => {
  importing = new Importing();
  folder = mkdtempSync(join(tmpdir(), 'directory-load-'));
  chmodSync(folder, 0o755);
});
afterAll(() => {
  importing.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates people one by one, each as soon as a search finds the previous one, until `isOver`. */
async function createUntil(
  deployment: Deployment,
  server: Server,
  { key }: Customer,
  isOver: () => Promise<boolean>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let number = 0; !(await isOver()); number++) {
    const name = `Byhand ${String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}son`;
    const [first_name, last_name] = name.split(' ');
    const written = await server.call('/api/v1/people', key, {
      person: { first_name, last_name },
      source_reference: SOURCE,
    });
    expect(written.status).toBe(201);
    const id = written.body.person.public_id;
    const from = performance.now();
    await eventually(
      `${name} is found`,
      async () => {
        const { body } = await server.call(`/api/v1/search?type=person&q=${name.replace(' ', '+')}`, key);
        return body.results.some((result: any) => result.person.public_id === id);
      },
      {
        everyMs: 20,
        currentState: () => deployment.sql('SELECT topic, count(*) FROM outbox GROUP BY topic'),
      },
    );
    const afterMs = performance.now() - from;
    const waiting = await deployment.sql(`SELECT FROM outbox LIMIT ${MIN_IMPORT_MESSAGES}`);
    found.push({ afterMs, duringImport: waiting.length === MIN_IMPORT_MESSAGES });
    await sleep(100);
  }
  return found;
}

/** Imports while the service runs, and creates single records until everything is indexed. */
async function importDuringWrites(
  deployment: Deployment,
  server: Server,
  customer: Customer,
): Promise<Found[]> {
  const args = ['--source-url', 'https://example.org/load', '--rejects', importing.rejectsPath, '--json'];
  const began = performance.now();
  const import_ = deployment.command('import', ...importLoad(importing), '--no-wait', ...args);
  const ended = once(import_, 'close') as Promise<[number]>;
  let importMs: number | null = null;
  void ended.then(() => (importMs = performance.now() - began));
  const isIndexed = async () => {
    if (importMs === null) return false;
    const [{ waiting }] = await deployment.sql('SELECT EXISTS (SELECT FROM outbox) AS waiting');
    return !waiting;
  };
  const found = await createUntil(deployment, server, customer, isIndexed);
  expect(await ended).toEqual([0, null]);
  const times = found.map(({ afterMs }) => afterMs).sort((one, other) => one - other);
  const duringImport = found.filter(({ duringImport }) => duringImport).length;
  process.stdout.write(
    `import ${Math.round(importMs! / 1000)} s, indexed after ${Math.round((performance.now() - began) / 1000)} s; ` +
      `${found.length} other writes, ${duringImport} found while a load waited: median ${Math.round(times[times.length >> 1]!)} ms, ` +
      `p99 ${Math.round(times[Math.floor(times.length * 0.99)]!)} ms, longest ${Math.round(times.at(-1)!)} ms\n`,
  );
  return found;
}

/** Checks that records and documents correspond. */
async function expectAllIndexed(deployment: Deployment): Promise<void> {
  const [sums] = await deployment.sql(`
    SELECT (SELECT count(*) FROM search_documents WHERE connections >= 0)::int AS documents,
      ((SELECT count(*) FROM people) + (SELECT count(*) FROM organizations)
        + (SELECT count(*) FROM memberships) + (SELECT count(*) FROM places))::int AS records`);
  expect(sums.documents).toBe(sums.records);
}

describe('an import lets searches find other writes', () => {
  let deployment: Deployment;
  afterEach(() => deployment.stop());

  it('with an embedded database', async () => {
    deployment = await Deployment.embedded(join(folder, 'data-dir'));
    const server = await deployment.server();
    const found = await importDuringWrites(deployment, server, await deployment.customer());
    expect(found.filter(({ duringImport }) => duringImport)).not.toEqual([]);
    await expectAllIndexed(deployment);
  });

  it('with two workers', async () => {
    deployment = await Deployment.start();
    const server = await deployment.server();
    await Promise.all([deployment.worker(), deployment.worker()]);
    const found = await importDuringWrites(deployment, server, await deployment.customer());
    expect(found.filter(({ duringImport }) => duringImport)).not.toEqual([]);
    await expectAllIndexed(deployment);
  });
});
