import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { newToken, tokenDigest } from '../../src/accounts/credentials.js';
import {
  adminUrl,
  openEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/database/embedded-postgres.js';
import { SCHEMA } from '../../src/search/engines/elasticsearch/elasticsearch-indices.js';
import { ScaleDirectory, VERSION } from './scale-directory.js';
import type { Names } from './scale-names.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** Initial credits of the customer, more than its calls cost. */
const CREDITS = '1000000';

/** Tables of the directory, its citations and its search. The change log and queues are read only by key. */
const ASKED =
  'people organizations memberships places name_aliases email_addresses source_references search_documents search_names search_words'.split(
    ' ',
  );

/** Facts about a database, recorded when it was filled. */
export interface Filled {
  readonly rows: number;
  readonly importSeconds: number;
  /** Time until all engines had indexed all documents. */
  readonly indexSeconds: number;
  readonly documents: number;
  /** Bytes on disk: PostgreSQL's tables and indexes, and the part of them that search needs. */
  readonly databaseBytes: number;
  readonly searchBytes: number;
  /** Bytes of the Elasticsearch index; null without Elasticsearch. */
  readonly elasticsearchBytes: number | null;
}

/** A directory of one size, in its own database. */
export interface ScaleDatabase extends Filled {
  readonly directory: ScaleDirectory;
  readonly url: string;
  readonly client: pg.Client;
  /** The name of its Elasticsearch index. */
  readonly index: string;
  /** An administrator's key, whose calls are not metered, and the cookie of its session. */
  readonly key: string;
  readonly cookie: string;
  /** The key of a customer, whose calls are metered. */
  readonly customerKey: string;
}

/** A million people get their own PostgreSQL, with the memory that docs/scaling.md recommends. */
async function giveMemory(dataDir: string): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'server' });
  const client = await adminClient(dataDir, postgres);
  for (const [setting, share] of Object.entries({ shared_buffers: 1 / 4, effective_cache_size: 1 / 2 })) {
    await client.query(`ALTER SYSTEM SET ${setting} = '${Math.floor((totalmem() * share) / 2 ** 20)}MB'`);
  }
  await client.end();
  await postgres.stop();
}

async function adminClient(dataDir: string, postgres: EmbeddedPostgres, name?: string): Promise<pg.Client> {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8');
  const url = new URL(adminUrl({ password }, Number(new URL(postgres.url).port)));
  if (name !== undefined) url.pathname = name;
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}

/** PostgreSQL in a folder, whose databases later runs reuse. */
export class ScaleDatabases {
  private readonly opened: ScaleDatabase[] = [];

  private constructor(
    private readonly folder: string,
    private readonly postgres: EmbeddedPostgres,
    private readonly elasticsearchUrl: string | null,
  ) {}

  /** @param elasticsearchUrl Fills an index there too; null for none. */
  static async open(folder: string, elasticsearchUrl: string | null): Promise<ScaleDatabases> {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { recursive: true });
    await giveMemory(dataDir);
    const postgres = await openEmbeddedPostgres({ dataDir, role: 'server' });
    return new ScaleDatabases(folder, postgres, elasticsearchUrl);
  }

  /** Opens the database of a size, and fills it if it does not exist. */
  async database(people: number, names: Names): Promise<ScaleDatabase> {
    const name = `scale_${VERSION}_${people}`;
    const url = await this.created(name);
    await command(url, ['migrate']);
    const directory = new ScaleDirectory(people, names);
    const filled = await this.filled(name, url, directory);
    await this.warm(name);
    const client = new pg.Client(url);
    await client.connect();
    const { account, api_key: key } = await newAccount(url, ['--can-edit', '--admin']);
    const { api_key: customerKey } = await newAccount(url, ['--credits', CREDITS]);
    const token = newToken();
    await client.query('INSERT INTO sessions (account_id, digest) VALUES ($1, $2)', [
      account.id,
      tokenDigest(token),
    ]);
    const cookie = `session=${token}`;
    const database = { ...filled, directory, url, client, index: name, key, cookie, customerKey };
    this.opened.push(database);
    return database;
  }

  /** Copies a database and closes it. */
  async copyOf({ client, index, url }: ScaleDatabase, name: string): Promise<string> {
    await client.end();
    const admin = await adminClient(join(this.folder, 'data'), this.postgres);
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${index} OWNER ${new URL(url).username}`);
    await admin.end();
    return Object.assign(new URL(url), { pathname: name }).href;
  }

  async stop(): Promise<void> {
    await Promise.all(this.opened.map(({ client }) => client.end()));
    await this.postgres.stop();
  }

  /** Returns the address of a database with this name, and creates it if necessary. */
  private async created(name: string): Promise<string> {
    const url = new URL(this.postgres.url);
    const client = await adminClient(join(this.folder, 'data'), this.postgres);
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${name} OWNER ${url.username}`);
    await client.end();
    url.pathname = name;
    return url.href;
  }

  /** Warms PostgreSQL's cache with the tables and indexes that calls read, as on a long-running server. */
  private async warm(name: string): Promise<void> {
    const client = await adminClient(join(this.folder, 'data'), this.postgres, name);
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
    await client.query(
      `SELECT pg_prewarm(part) FROM unnest($1::regclass[]) AS asked (whole),
         LATERAL (SELECT whole UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = whole) parts (part)`,
      [ASKED],
    );
    await client.end();
  }

  private async filled(name: string, url: string, directory: ScaleDirectory): Promise<Filled> {
    const notes = ['both', 'database'].map((engines) =>
      join(this.folder, `${name}-${engines}-${SCHEMA.slice(0, 8)}.json`),
    );
    const [both, database] = notes as [string, string];
    const note = this.elasticsearchUrl === null && !existsSync(both) ? database : both;
    if (existsSync(note) && (await this.isIndexed(name))) {
      return JSON.parse(readFileSync(note, 'utf8')) as Filled;
    }
    const imported = await this.imported(join(this.folder, `${name}-import.json`), url, directory);
    const indexed = await this.indexed(name, url);
    const filled = { ...imported, ...indexed, ...(await this.sizes(name, url)) };
    writeFileSync(note, JSON.stringify(filled));
    return filled;
  }

  private async imported(note: string, url: string, directory: ScaleDirectory) {
    if (existsSync(note))
      return JSON.parse(readFileSync(note, 'utf8')) as Pick<Filled, 'rows' | 'importSeconds'>;
    console.log(`Importing a directory of ${directory.people} people …`);
    const files = await directory.write(this.folder);
    const rejects = join(this.folder, 'rejects.jsonl');
    const source = ['--source-url', 'https://example.org/roll', '--rejects', rejects];
    const began = performance.now();
    const { total } = JSON.parse(
      await command(url, ['import', ...files, ...source, '--no-wait', '--json']),
    ) as {
      total: { read: number; created: number };
    };
    const imported = { rows: total.read, importSeconds: (performance.now() - began) / 1_000 };
    for (const file of files) rmSync(file);
    if (total.created !== total.read) {
      throw new Error(
        `${total.read} rows made ${total.created} records: drop the database and see ${rejects}`,
      );
    }
    writeFileSync(note, JSON.stringify(imported));
    return imported;
  }

  /** Whether Elasticsearch, if measured, still has the index. */
  private async isIndexed(index: string): Promise<boolean> {
    if (this.elasticsearchUrl === null) return true;
    await fetch(`${this.elasticsearchUrl}/_cluster/health?wait_for_status=yellow&timeout=60s`);
    const answer = await fetch(`${this.elasticsearchUrl}/${index}/_count`);
    return answer.ok && ((await answer.json()) as { count: number }).count > 0;
  }

  /** Indexes all documents, and discards the messages that the import left for workers. */
  private async indexed(index: string, url: string): Promise<Pick<Filled, 'indexSeconds' | 'documents'>> {
    console.log('Indexing …');
    const began = performance.now();
    const env =
      this.elasticsearchUrl === null
        ? {}
        : { ELASTICSEARCH_URL: this.elasticsearchUrl, ELASTICSEARCH_INDEX: index };
    const { documents } = JSON.parse(await command(url, ['reindex', '--json'], env)) as { documents: number };
    const indexSeconds = (performance.now() - began) / 1_000;
    const client = new pg.Client(url);
    await client.connect();
    await client.query('TRUNCATE outbox');
    // Autovacuum does this eventually.
    await client.query('VACUUM ANALYZE');
    await client.end();
    return { indexSeconds, documents };
  }

  private async sizes(index: string, url: string) {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ database: string; search: string }>(`
      SELECT pg_database_size(current_database()) AS database,
        (SELECT sum(pg_total_relation_size(t)) FROM unnest('{search_documents,search_names,search_words}'::regclass[]) t) AS search`);
    await client.end();
    return {
      databaseBytes: Number(rows[0]!.database),
      searchBytes: Number(rows[0]!.search),
      elasticsearchBytes:
        this.elasticsearchUrl === null ? null : await storeSize(this.elasticsearchUrl, index),
    };
  }
}

async function storeSize(url: string, index: string): Promise<number> {
  await fetch(`${url}/${index}/_refresh`, { method: 'POST' });
  const stats = (await (await fetch(`${url}/${index}/_stats/store`)).json()) as any;
  return stats._all.primaries.store.size_in_bytes;
}

async function newAccount(url: string, options: readonly string[]) {
  const user = ['--email', `${randomUUID()}@bench.example`, '--name', 'Benchmark', ...options, '--json'];
  return JSON.parse(await command(url, ['user:create', ...user])) as {
    account: { id: number };
    api_key: string;
  };
}

/** Runs a command of the built service. Returns its output. */
export async function command(
  url: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], {
    env: { ...process.env, DATABASE_URL: url, ...env },
    maxBuffer: 1 << 28,
  });
  return stdout;
}
