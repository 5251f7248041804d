import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../../src/database/migrate.js';
import { query } from '../support/sql.js';
import { Installation, type Server } from '../support/installation.js';
import { describeWithPostgres, SystemPostgres } from './support/system-postgres.js';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** Returns the lines of a section of the page, as a reader would paste them. */
function lines(section: string, program: RegExp): string[] {
  const page = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
  const text = page.split(/^## /m).find((part) => part.startsWith(section))!;
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'));
  return blocks.filter((line) => program.test(line));
}

/** Returns the rows of every table, identified by a digest that does not depend on their order. */
async function contents(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const digests: [string, string][] = [];
  for (const { name } of tables) {
    const [row] = await query<{ digest: string }>(
      url,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS digest FROM ${name} t`,
    );
    digests.push([name, row!.digest]);
  }
  return Object.fromEntries(digests);
}

describeWithPostgres('Backup and restore, as docs/deployment.md describes them', () => {
  let postgres: SystemPostgres;
  let installed: Installation;
  let folder: string;
  let env: Record<string, string>;
  let key: string;
  let restored: Server;

  const directory = (url: string, ...args: string[]) =>
    installed.directory(args, { ...env, DATABASE_URL: url });
  const paste = (line: string) =>
    run('bash', ['-euo', 'pipefail', '-c', line], {
      cwd: folder,
      env: {
        PATH: `${postgres.bin}:${process.env['PATH']}`,
        DATABASE_URL: postgres.url('directory'),
        NEW_DATABASE_URL: postgres.url('restored'),
      },
    });

  beforeAll(async () => {
    [postgres, installed] = await Promise.all([SystemPostgres.start(), Installation.make()]);
    folder = await mkdtemp(join(tmpdir(), 'directory-dump-'));
    env = { LOG_LEVEL: 'error', SESSION_SECRET: 's'.repeat(32) };
    await query(postgres.url('postgres'), 'CREATE DATABASE directory');
    await query(postgres.url('postgres'), 'CREATE DATABASE restored');
    await migrate(postgres.url('directory'));
    const user = ['--email', 'e@example.org', '--name', 'E', '--can-edit', '--credits', '1000', '--json'];
    key = (
      JSON.parse((await directory(postgres.url('directory'), 'user:create', ...user)).stdout) as {
        api_key: string;
      }
    ).api_key;
  });
  afterAll(async () => {
    await installed.remove();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const person = (n: number) => ({
    first_name: 'Ada',
    last_name: `Number ${n}`,
    source_url: 'https://example.org/roll',
  });
  const add = (server: Server, n: number) => server.call('/api/v1/people/quick_add', key, person(n));

  it('a dump during writes is a consistent snapshot', async () => {
    const server = await installed.start({ ...env, DATABASE_URL: postgres.url('directory') });
    for (let n = 0; n < 20; n++) expect((await add(server, n)).status).toBe(201);
    let writing = true;
    const statuses: number[] = [];
    const writes = (async () => {
      for (let n = 20; writing; n++) statuses.push((await add(server, n)).status);
    })();
    const [dump, ...more] = lines('Backup', /^pg_dump/);
    expect(more).toEqual([]);
    await paste(dump!);
    const meanwhile = statuses.length;
    writing = false;
    await writes;
    expect(meanwhile).toBeGreaterThan(0);
    expect(statuses).toEqual(statuses.map(() => 201));
    expect(await server.end()).toBe(0);
  });

  it('the dump is restored into an empty database, complete and consistent', async () => {
    for (const line of lines('Restore', /^(pg_restore|psql)/)) await paste(line);
    const url = postgres.url('restored');
    const commands = lines('Restore', /^node/).map((line) => line.split(' ').slice(2));
    expect(commands).toEqual([['migrate'], ['credits:audit'], ['reindex']]);
    for (const args of commands) expect((await directory(url, ...args)).code).toBe(0);
    const [{ people, citations }] = (await query<{ people: number; citations: number }>(
      url,
      `SELECT (SELECT count(*)::int FROM people) AS people,
              (SELECT count(*)::int FROM source_references WHERE subject_type = 'person') AS citations`,
    )) as [{ people: number; citations: number }];
    expect(people).toBeGreaterThanOrEqual(20);
    expect(citations).toBe(people);
  });

  it('a dump without concurrent writes is restored without differences', async () => {
    await query(postgres.url('postgres'), 'DROP DATABASE restored WITH (FORCE)');
    await query(postgres.url('postgres'), 'CREATE DATABASE restored');
    for (const line of [...lines('Backup', /^pg_dump/), ...lines('Restore', /^(pg_restore|psql)/)])
      await paste(line);
    expect(await contents(postgres.url('restored'))).toEqual(await contents(postgres.url('directory')));
    const schema = async (database: string) => {
      const { stdout } = await run(join(postgres.bin, 'pg_dump'), ['--schema-only', postgres.url(database)]);
      // Each dump has a random token, and PostgreSQL omits parentheses that it does not need.
      return stdout.replaceAll(/^\\(un)?restrict .*$|[()]/gm, '');
    };
    expect(await schema('restored')).toBe(await schema('directory'));
  });

  it('the restored database is served, and accepts writes', async () => {
    restored = await installed.start({ ...env, DATABASE_URL: postgres.url('restored') });
    const list = await restored.call('/api/v1/people?per_page=1', key);
    expect([list.status, list.body.people[0].last_name]).toEqual([200, 'Number 0']);
    const added = await add(restored, 1_000);
    expect(added.status).toBe(201);
    const { body } = await restored.call(`/api/v1/people/${added.body.person.public_id}`, key);
    expect(body.person.source_references).toHaveLength(1);
    const uncited = await restored.call('/api/v1/people', key, { person: { first_name: 'No source' } });
    expect(uncited.status).toBe(422);
    expect(await restored.end()).toBe(0);
    const audit = await directory(postgres.url('restored'), 'credits:audit');
    expect(audit.code).toBe(0);
  });
});
