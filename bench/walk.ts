import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { loadConfig } from '../src/config/config.js';
import { createApp } from '../src/create-app.js';
import { AccountOpening } from '../src/credits/ledger.js';
import { Database } from '../src/database/database.js';
import { openEmbeddedPostgres } from '../src/database/embedded-postgres.js';
import { migrate } from '../src/database/migrate.js';
import { NO_PROGRESS } from '../src/progress/progress.js';
import { loadSample } from '../src/sample/load-sample.js';
import { DocumentReader } from '../src/search/document-reader.js';
import { DatabaseIndex } from '../src/search/engines/database/database-index.js';
import { Reindex } from '../src/search/indexing/reindex.js';

/**
 * Counts the files and functions of `src` that a call executes, by V8 coverage; `--list` names them. Counts only
 * functions that run in each of several calls, which excludes timers.
 */
const SRC = new URL('../src/', import.meta.url).href;
const TIMES = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'directory-walk-'));
const postgres = await openEmbeddedPostgres({ dataDir, role: 'server' });
await migrate(postgres.url);
Logger.overrideLogger(['error']);
const app = await createApp(loadConfig(), postgres.url);
app.flushLogs();
try {
  const opening = app.get(AccountOpening);
  const db = app.get(Database);
  await loadSample(db, opening);
  const parts = {
    db,
    reader: app.get(DocumentReader),
    database: app.get(DatabaseIndex),
    elasticsearch: null,
  };
  await new Reindex(parts).run(['database'], NO_PROGRESS, new AbortController().signal);
  const account = { email: 'walk@example.org', name: 'Walk', canEdit: true };
  const { key } = await opening.openWithKey(account);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const call = async (path: string, body?: object): Promise<any> => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { people } = await call('/api/v1/people?per_page=1');
  const person = {
    person: { first_name: 'Ada', last_name: 'Lovelace' },
    source_reference: { source_category: 'web', url: 'https://example.org/ada' },
  };
  const calls: Record<string, () => Promise<unknown>> = {
    'GET /people/{id}': () => call(`/api/v1/people/${people[0].public_id}`),
    'GET /search': () => call(`/api/v1/search?q=${encodeURIComponent(people[0].name)}`),
    'GET /search, no hit': () => call('/api/v1/search?q=Zebulon+Quimby'),
    'POST /people': () => call('/api/v1/people', person),
  };

  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const passed = async (work: () => Promise<unknown>): Promise<Set<string>> => {
    await session.post('Profiler.takePreciseCoverage');
    await work();
    // Work after the response, such as counting it, has also run by now.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return new Set(
      result
        .filter((script) => script.url.startsWith(SRC))
        .flatMap(({ url: file, functions }) =>
          functions
            .filter(({ ranges }) => ranges[0]!.count > 0)
            .map(
              ({ functionName, ranges }) =>
                `${file.slice(SRC.length)} ${ranges[0]!.startOffset} ${functionName}`,
            ),
        ),
    );
  };
  for (const [name, work] of Object.entries(calls)) {
    for (let time = 0; time < TIMES; time++) await work();
    let functions = await passed(work);
    for (let time = 1; time < TIMES; time++) {
      const again = await passed(work);
      functions = new Set([...functions].filter((one) => again.has(one)));
    }
    const files = new Set([...functions].map((one) => one.split(' ')[0]!));
    console.log(`${name.padEnd(20)} ${files.size} files, ${functions.size} functions`);
    if (!process.argv.includes('--list')) continue;
    for (const file of files) {
      const names = [...functions]
        .filter((one) => one.startsWith(`${file} `))
        .map((one) => one.split(' ')[2] || '(anonymous)');
      console.log(`  ${file}: ${names.join(', ')}`);
    }
  }
} finally {
  await app.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
