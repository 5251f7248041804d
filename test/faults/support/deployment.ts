import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { embeddedUrl } from '../../support/embedded.js';
import { Installation, type Server } from '../../support/installation.js';
import { eventually } from '../../support/eventually.js';
import { query } from '../../support/sql.js';
import { FaultyPostgres } from './faulty-postgres.js';

type Environment = Readonly<Record<string, string>>;

/** On a slow machine the service would refuse this load, which is not under test here. */
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '0',
  SIGN_UPS_PER_ADDRESS_PER_DAY: '0',
  SIGN_UPS_PER_DAY: '0',
  MAX_EVENT_LOOP_DELAY_MS: '0',
};

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly key: string;
  /** The credits that the account started with. */
  readonly credits: number;
}

/** The built service in separate processes on one PostgreSQL, with any number of servers and workers. */
export class Deployment {
  private accounts = 0;

  private constructor(
    readonly installation: Installation,
    private readonly env: Environment,
    /** Null where the service has its own. */
    private readonly operators: FaultyPostgres | null,
  ) {}

  /** On the operator's PostgreSQL. */
  static async start(env: Environment = {}): Promise<Deployment> {
    const installation = await Installation.make();
    const postgres = await FaultyPostgres.start(async (url) => {
      const { code, stderr } = await installation.directory(['migrate'], { DATABASE_URL: url });
      if (code !== 0) throw new Error(`directory migrate: ${stderr}`);
    });
    return new Deployment(installation, { ...UNLIMITED, DATABASE_URL: postgres.url, ...env }, postgres);
  }

  /** With the embedded PostgreSQL, in this folder; the server's start creates it. */
  static async embedded(dataDir: string, env: Environment = {}): Promise<Deployment> {
    return new Deployment(await Installation.make(), { ...UNLIMITED, DATA_DIR: dataDir, ...env }, null);
  }

  get postgres(): FaultyPostgres {
    return this.operators!;
  }

  private get databaseUrl(): string {
    return this.operators?.url ?? embeddedUrl(this.env['DATA_DIR']!);
  }

  /** @param within a command that runs the server */
  server(env: Environment = {}, within: readonly string[] = []): Promise<Server> {
    return this.installation.start({ ...this.env, ...env }, within);
  }

  async worker(env: Environment = {}): Promise<ChildProcess> {
    const worker = this.installation.spawn('worker.js', [], { ...this.env, ...env });
    worker.stderr!.resume();
    await once(worker.stdout!, 'data');
    return worker;
  }

  /** Runs a command to its end and returns the JSON that it prints. */
  async directory(...args: string[]): Promise<any> {
    const { code, stdout, stderr } = await this.installation.directory([...args, '--json'], this.env);
    if (code !== 0) throw new Error(`directory ${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout);
  }

  /** Starts a command and ignores its output. */
  command(...args: string[]): ChildProcess {
    const command = this.installation.spawn('cli.js', args, this.env);
    command.stdout!.resume();
    command.stderr!.resume();
    return command;
  }

  /** Creates an account that may edit and is metered. */
  async customer(credits = 10_000_000): Promise<Customer> {
    const email = `customer-${++this.accounts}@faults.example`;
    const account = ['--email', email, '--name', 'Customer', '--can-edit', '--credits', String(credits)];
    const { api_key: key } = await this.directory('user:create', ...account);
    const [{ id }] = await this.sql('SELECT id FROM accounts WHERE email = $1', [email]);
    return { id: Number(id), email, key, credits };
  }

  sql(text: string, values: unknown[] = []): Promise<any[]> {
    return query(this.databaseUrl, text, values);
  }

  /** Credits charged to an account so far. */
  async spent({ id, credits }: Customer): Promise<number> {
    const [{ balance }] = await this.sql('SELECT balance FROM credit_balances WHERE account_id = $1', [id]);
    return credits - Number(balance);
  }

  /** Waits until PostgreSQL has finished or rolled back the transactions of ended processes. */
  async settled(): Promise<void> {
    const atWork = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND state <> 'idle'`;
    await eventually('PostgreSQL is idle', async () => (await this.sql(atWork)).length === 0, {
      everyMs: 5,
      currentState: () => this.activity(),
    });
  }

  /** Waits until the workers have handled all outbox messages. */
  async indexed(): Promise<void> {
    await eventually(
      'the outbox is empty',
      async () => (await this.sql('SELECT FROM outbox LIMIT 1')).length === 0,
      {
        currentState: async () => ({
          outbox: await this.sql('SELECT topic, count(*), min(created_at) FROM outbox GROUP BY topic'),
          rebuilds: await this.sql('SELECT * FROM search_rebuilds'),
          activity: await this.activity(),
        }),
      },
    );
  }

  private activity = () =>
    this.sql(`
      SELECT pid, state, wait_event, now() - xact_start AS age, pg_blocking_pids(pid) AS waits_for, left(query, 200) AS query
      FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`);

  async stop(): Promise<void> {
    await this.installation.remove();
    await this.operators?.stop();
  }
}
