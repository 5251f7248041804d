import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CorpusDatabase } from '../corpus.js';
import { startService, type Server } from '../processes.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** A program that starts, pauses and stops Elasticsearch. */
const LAUNCHER = process.env['ELASTICSEARCH_LAUNCHER'] ?? join(ROOT, '../shared/elasticsearch/elasticsearch');
const PORT = Number(process.env['BENCH_ELASTICSEARCH_PORT'] ?? 9_317);

/** Elasticsearch and PostgreSQL, both with the indexed corpus. */
export interface Engines {
  readonly elasticsearchUrl: string;
  /** The service, with searches on Elasticsearch or only on PostgreSQL. */
  start(backend: 'elasticsearch' | 'database', env?: Record<string, string>): Promise<Server>;
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  stop(): Promise<void>;
}

/** Starts Elasticsearch and fills both engines. `BENCH_DATA_DIR` keeps the index as well as the database. */
export async function openEngines(corpus: CorpusDatabase): Promise<Engines> {
  if (!existsSync(LAUNCHER)) {
    throw new Error(`No ${LAUNCHER}: set ELASTICSEARCH_LAUNCHER to a program that starts Elasticsearch.`);
  }
  const kept = process.env['BENCH_DATA_DIR'];
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'directory-bench-'));
  const launch = async (action: string, ...options: string[]) => {
    const env = { ...process.env, TMPDIR: folder };
    await promisify(execFile)(LAUNCHER, [action, '--port', String(PORT), ...options], { env });
  };
  await launch('start', '--heap', '1g');
  const elasticsearchUrl = `http://127.0.0.1:${PORT}`;
  const env = { ...process.env, DATABASE_URL: corpus.url, ELASTICSEARCH_URL: elasticsearchUrl };
  await fetch(`${elasticsearchUrl}/_cluster/health?wait_for_status=yellow&timeout=60s`);
  // A kept index may be of another version of the rules.
  await promisify(execFile)(process.execPath, [join(ROOT, 'dist/cli.js'), 'reindex'], { env });
  // Autovacuum does this eventually.
  await corpus.client.query('VACUUM ANALYZE').catch(() => corpus.client.query('ANALYZE'));
  return {
    elasticsearchUrl,
    start: (backend, more = {}) =>
      startService({
        DATABASE_URL: corpus.url,
        ...(backend === 'elasticsearch' ? { ELASTICSEARCH_URL: elasticsearchUrl } : {}),
        PORT: '0',
        ...more,
      }),
    pause: () => launch('pause'),
    resume: () => launch('resume'),
    stop: async () => {
      await launch('stop');
      if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
