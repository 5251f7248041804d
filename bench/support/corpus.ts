import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** The folder of the corpus, which is not part of the repository. */
export const CORPUS = process.env['BENCH_CORPUS'] ?? join(ROOT, '..', 'shared', 'data');

export interface CorpusDatabase {
  readonly url: string;
  readonly client: pg.Client;
  /** An API key. Unmetered calls need an administrator's account. */
  createKey(options: { admin?: boolean; credits?: number; email?: string }): string;
  stop(): Promise<void>;
}

/** A new PostgreSQL with the corpus. With `BENCH_DATA_DIR`, later runs reuse it. */
export async function openCorpus(): Promise<CorpusDatabase> {
  const kept = process.env['BENCH_DATA_DIR'];
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'directory-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'server' });
  const directory = (...args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'dist', 'cli.js'), ...args], {
      env: { ...process.env, DATABASE_URL: postgres.url },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
  directory('migrate');
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM people');
  if (rows[0]!.count === 0) {
    if (!existsSync(CORPUS))
      throw new Error(`No corpus in ${CORPUS}: set BENCH_CORPUS to a folder of *.jsonl.gz files.`);
    const files = readdirSync(CORPUS).filter((name) => name.endsWith('.jsonl.gz'));
    console.log(`Importing ${files.length} files …`);
    directory(
      'import',
      '--no-wait',
      ...files.map((name) => join(CORPUS, name)),
      '--source-url',
      'https://example.org/corpus',
      '--rejects',
      join(dataDir, 'rejects.jsonl'),
    );
    await client.query('VACUUM ANALYZE').catch(() => client.query('ANALYZE'));
  }
  let accounts = Date.now();
  return {
    url: postgres.url,
    client,
    createKey: ({ admin = false, credits, email = `bench-${accounts++}@example.org` }) => {
      const options = ['--email', email, '--name', 'Benchmark', '--can-edit', '--json'];
      if (admin) options.push('--admin');
      if (credits !== undefined) options.push('--credits', String(credits));
      return (JSON.parse(directory('user:create', ...options)) as { api_key: string }).api_key;
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Fills PostgreSQL’s index of the corpus; a kept index may be of another version of the rules. */
export async function indexCorpus({ url, client }: CorpusDatabase): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url };
  execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), 'reindex', '--engine', 'database'], { env });
  await client.query('VACUUM ANALYZE').catch(() => client.query('ANALYZE'));
}

/** The public ids (32 hex digits) that a query returns, spread over the table. */
export async function sample(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(sql);
  if (rows.length === 0) throw new Error('the corpus has nothing to sample');
  return rows.map((row) => row.value);
}
