import { readFileSync } from 'node:fs';
import pg from 'pg';
import { directory, directoryJson as json, restoreDatabaseUrl } from '../support/command.js';
import { emptyDatabaseUrl, resetDatabase } from '../support/postgres.js';
import { rows } from '../support/sql.js';

/** Returns the keys that are valid. */
const activeKeys = (email: string) =>
  rows(
    `SELECT k.prefix FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE a.email = $1 AND k.revoked_at IS NULL`,
    [email],
  );

beforeEach(() => resetDatabase());
afterAll(restoreDatabaseUrl);

describe('the command line', () => {
  it('prints its commands, and the options of each', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const outcomes = [await directory(['--help']), await directory(['user:create', '--help'])];
    const texts = written.mock.calls.map(([text]) => String(text));
    written.mockRestore();
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    for (const name of ['migrate', 'user:create', 'user:list', 'user:update', 'openapi'])
      expect(texts[0]).toContain(name);
    expect(texts[1]).toMatch(/--email .*--name .*--can-edit .*--admin .*--credits .*/s);
  });

  it('prints its release', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { code } = await directory(['--version']);
    const printed = written.mock.calls.map(([text]) => String(text)).join('');
    written.mockRestore();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect([code, printed]).toEqual([0, `${version}\n`]);
  });

  it.each([
    [['frobnicate'], `Unknown command 'frobnicate': see "npm run directory -- --help".`],
    [['--loud'], `Unknown option '--loud': see "npm run directory -- --help".`],
    [
      ['user:create', '--email', 'a@example.org', '--name', 'Ann', '--credit', '5'],
      `Unknown option '--credit' (Did you mean --credits?): see "npm run directory -- user:create --help".`,
    ],
    [
      ['user:create', '--name', 'Ann'],
      `Required option '--email <address>' not specified: see "npm run directory -- user:create --help".`,
    ],
    [
      ['user:create', '--email', 'a@example.org', '--name'],
      `Option '--name <name>' argument missing: see "npm run directory -- user:create --help".`,
    ],
    [
      ['migrate', 'now'],
      `Too many arguments for 'migrate'. Expected 0 arguments but got 1: see "npm run directory -- migrate --help".`,
    ],
  ])('rejects %j with a clear error', async (args, sentence) => {
    expect(await directory(args)).toEqual({ code: null, stdout: '', sentence });
  });
});

describe('user:list and user:show', () => {
  it('print accounts without their keys', async () => {
    expect((await directory(['user:list'])).stdout).toBe('There are no accounts.\n');
    const { api_key } = await json([
      'user:create',
      '--email',
      'ann@example.org',
      '--name',
      'Ann',
      '--can-edit',
    ]);
    await json(['user:create', '--email', 'bob@example.org', '--name', 'Bob', '--admin']);
    expect((await directory(['user:list'])).stdout).toBe(
      'ann@example.org  Ann  can edit\nbob@example.org  Bob  admin\n',
    );
    const ann = { id: 1, email: 'ann@example.org', name: 'Ann', can_edit: true, admin: false };
    expect((await json(['user:list'])).accounts[0]).toEqual(ann);
    const { stdout } = await directory(['user:show', '--email', 'Ann@example.org']);
    expect(stdout).toMatch(/Rights {3}can edit\nCredits {2}1000\nAPI key {2}dir_[\w-]+…, last used never\n$/);
    expect(stdout).not.toContain(api_key);
    expect(await json(['user:show', '--email', 'ann@example.org'])).toEqual({
      account: { ...ann, credits_remaining: 1_000, credits_owed: 0 },
      api_key: { prefix: api_key.slice(0, 12), created_at: expect.any(String), last_used_at: null },
    });
    const { sentence } = await directory(['user:show', '--email', 'eve@example.org']);
    expect(sentence).toBe(
      'No account has the email address eve@example.org: user:list lists all, and user:create creates one.',
    );
  });
});

describe('user:create', () => {
  const ann = ['user:create', '--email', 'Ann@Example.org', '--name', 'Ann'];

  it('creates an account and prints its key', async () => {
    const { stdout } = await directory([...ann, '--can-edit']);
    expect(stdout).toMatch(
      /^Created the account of Ann@example.org. This is its API key, shown only once:\n\n {2}dir_[\w-]{43}\n$/,
    );
    expect(await rows('SELECT email, name, can_edit, admin FROM accounts')).toEqual([
      { email: 'Ann@example.org', name: 'Ann', can_edit: true, admin: false },
    ]);
  });

  it('prints one JSON object with --json', async () => {
    const { account, api_key } = await json(ann);
    expect(account).toEqual({
      id: 1,
      email: 'Ann@example.org',
      name: 'Ann',
      can_edit: false,
      admin: false,
      credits_remaining: 1000,
      credits_owed: 0,
    });
    expect(await activeKeys('Ann@example.org')).toEqual([{ prefix: (api_key as string).slice(0, 12) }]);
  });

  it('accepts the number of starting credits, including 0', async () => {
    expect((await json([...ann, '--credits', '5'])).account.credits_remaining).toBe(5);
    await resetDatabase();
    expect((await json([...ann, '--credits', '0'])).account.credits_remaining).toBe(0);
    await resetDatabase();
    expect((await json([...ann, '--admin'])).account.credits_remaining).toBe('unlimited');
  });

  it.each([
    [['--email', 'ann'], '--email must be an email address such as name@example.org; it is "ann".'],
    [['--name', ' '], '--name must not be empty; it is " ".'],
    [['--name', 'A\u0000'], '--name must not contain control or invisible characters; it is "A\\u0000".'],
    [['--credits', '-1'], '--credits must be an integer of at least 0, with at most 12 digits; it is "-1".'],
    [
      ['--credits', '1.5'],
      '--credits must be an integer of at least 0, with at most 12 digits; it is "1.5".',
    ],
    [
      ['--credits', '9'.repeat(20)],
      `--credits must be an integer of at least 0, with at most 12 digits; it is "${'9'.repeat(20)}".`,
    ],
  ])('names the invalid option: %j', async (wrong, sentence) => {
    expect((await directory([...ann, ...wrong])).sentence).toBe(sentence);
    expect(await rows('SELECT FROM accounts')).toEqual([]);
  });

  it('refuses a second account for an address, ignoring case', async () => {
    await directory(ann);
    expect((await directory(['user:create', '--email', 'ANN@example.org', '--name', 'Other'])).sentence).toBe(
      '--email must not be that of another account.',
    );
    expect(await rows('SELECT FROM accounts')).toHaveLength(1);
  });
});

describe('user:update', () => {
  const update = (...args: string[]) => ['user:update', '--email', 'ann@example.org', ...args];
  let key: string;
  beforeEach(async () => {
    key = (await json(['user:create', '--email', 'ann@example.org', '--name', 'Ann', '--can-edit'])).api_key;
  });

  it('changes only the given fields', async () => {
    const { account, api_key } = await json(update('--name', 'Anna', '--admin'));
    expect(account).toMatchObject({ name: 'Anna', can_edit: true, admin: true });
    expect(api_key).toBeUndefined();
    const { account: again } = await json(update('--no-can-edit', '--no-admin'));
    expect(again).toMatchObject({ name: 'Anna', can_edit: false, admin: false, credits_remaining: 1000 });
    expect(await activeKeys('ann@example.org')).toEqual([{ prefix: key.slice(0, 12) }]);
  });

  it('replaces the old key with a new one', async () => {
    const { stdout } = await directory(update('--rotate-key'));
    const next = /^ {2}(dir_[\w-]{43})$/m.exec(stdout)![1]!;
    expect(next).not.toBe(key);
    expect(await activeKeys('ann@example.org')).toEqual([{ prefix: next.slice(0, 12) }]);
  });

  it('prints a one-time link to set a new password', async () => {
    const answer = await json(update('--reset-password'));
    const token = /^http:\/\/127\.0\.0\.1:3000\/reset-password\/([\w-]{43})$/.exec(
      answer.reset_password_url,
    )![1];
    expect(
      await rows('SELECT digest = sha256($1) AS same FROM password_resets', [Buffer.from(token!)]),
    ).toEqual([{ same: true }]);
    expect(new Date(answer.reset_password_expires_at).getTime()).toBeGreaterThan(Date.now());
    const { stdout } = await directory(update('--reset-password', '--rotate-key'));
    expect(stdout).toMatch(/^ {2}dir_[\w-]{43}$/m);
    expect(stdout).toMatch(
      /^This link sets a new password for ann@example.org, once, until \S+Z:\n\n {2}http\S+\n$/m,
    );
  });

  it('creates at most five reconciliation tokens, with different names', async () => {
    const { stdout } = await directory(update('--reconciliation-token', 'OpenRefine'));
    const token = /^ {2}(rec_[\w-]{43})$/m.exec(stdout)![1]!;
    expect(
      await rows('SELECT name, prefix, digest = sha256($1) AS same FROM reconciliation_tokens', [
        Buffer.from(token),
      ]),
    ).toEqual([{ name: 'OpenRefine', prefix: token.slice(0, 12), same: true }]);
    expect((await directory(update('--reconciliation-token', 'OpenRefine'))).sentence).toBe(
      'The account has a reconciliation token with the name OpenRefine: use another name.',
    );
    for (const name of ['b', 'c', 'd', 'e']) {
      expect((await json(update('--reconciliation-token', name))).reconciliation_token).toMatch(
        /^rec_[\w-]{43}$/,
      );
    }
    expect((await directory(update('--reconciliation-token', 'f', '--name', 'Changed'))).sentence).toBe(
      'The account has 5 reconciliation tokens: its owner must revoke one at /account/reconciliation first.',
    );
    expect(await rows('SELECT name FROM accounts')).toEqual([{ name: 'Ann' }]);
  });

  it('revokes the key', async () => {
    const { stdout } = await directory(update('--revoke-key'));
    expect(stdout).toBe('The account of ann@example.org was changed. Its API key was revoked.\n');
    expect(await activeKeys('ann@example.org')).toEqual([]);
    expect((await directory(update('--revoke-key'))).stdout).toBe(
      'The account of ann@example.org has no API key to revoke.\n',
    );
  });

  it.each([
    [
      update(),
      'Nothing to change: give --name, --can-edit, --admin (or --no-…), --rotate-key, --revoke-key, --reconciliation-token or --reset-password.',
    ],
    [
      update('--rotate-key', '--revoke-key'),
      `Option '--revoke-key' cannot be used with option '--rotate-key': see "npm run directory -- user:update --help".`,
    ],
    [update('--admin', '--no-admin'), '--admin contradicts --no-admin: give one of them.'],
    [
      ['user:update', '--email', 'bob@example.org', '--admin'],
      'No account has the email address bob@example.org: user:list lists all, and user:create creates one.',
    ],
  ])('rejects %j with a clear error', async (args, sentence) => {
    expect((await directory(args)).sentence).toBe(sentence);
    expect(await activeKeys('ann@example.org')).toEqual([{ prefix: key.slice(0, 12) }]);
  });
});

describe('migrate', () => {
  it("migrates a database to this release's schema, once", async () => {
    const url = await emptyDatabaseUrl('cli_migrate');
    expect(
      (await directory(['user:create', '--email', 'a@example.org', '--name', 'A'], url)).sentence,
    ).toMatch(
      /^The database of DATABASE_URL is not up to date \(it lacks Directory\d+.*\): run "npm run directory -- migrate"\.$/,
    );
    const [first, second] = await Promise.all([json(['migrate'], url), json(['migrate'], url)]);
    const applied = [...first.applied, ...second.applied] as string[];
    expect(applied[0]).toMatch(/^Directory\d+$/);
    expect(new Set(applied).size).toBe(applied.length);
    expect((await directory(['migrate'], url)).stdout).toBe('The database is up to date.\n');
    expect((await directory(['user:create', '--email', 'a@example.org', '--name', 'A'], url)).code).toBe(0);
  });

  it('does not change a database that only a newer release can use', async () => {
    const url = await emptyDatabaseUrl('cli_newer');
    await json(['migrate'], url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (9e12, 'Future9000000000000')`);
    expect((await directory(['migrate'], url)).sentence).toBeNull();
    await client.query(
      `COMMENT ON TABLE migrations IS 'The oldest release that can use this schema has the migration Future9000000000000'`,
    );
    await client.end();
    expect((await directory(['migrate'], url)).sentence).toBe(
      'The database was migrated by a newer release of this service, and releases without Future9000000000000 cannot use it any more: start a newer release, or restore a backup from before.',
    );
  });

  it('reports why a migration failed, and rolls it back', async () => {
    const url = await emptyDatabaseUrl('cli_taken');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE people ()');
    expect((await directory(['migrate'], url)).sentence).toBe(
      'The database could not be migrated (relation "people" already exists): fix the cause and retry.',
    );
    const { rows: tables } = await client.query(`SELECT FROM pg_tables WHERE tablename = 'accounts'`);
    await client.end();
    expect(tables).toEqual([]);
  });
});

describe('openapi', () => {
  it('prints the OpenAPI document', async () => {
    const { stdout } = await directory(['openapi']);
    expect(JSON.parse(stdout)).toMatchObject({ openapi: '3.1.0', info: { title: 'Directory Service API' } });
  });
});
