import { loadConfig } from '../config/config.js';
import type { DatabaseAccess } from '../database/connect.js';
import type { Database } from '../database/database.js';
import { STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';
import type { Lifecycle } from '../start/run.js';
import type { CommandAccounts } from './accounts.js';
import type { CommandSearch } from './search.js';

/** A database that is ready for a command. */
export interface OpenDatabase {
  readonly db: Database;
  readonly url: string;
}

/**
 * What commands share. Nothing is read, connected or even loaded before a command asks for it, so that `--help` needs
 * neither a database nor time.
 */
export class CommandContext {
  /** What the process exits with when the command is done. */
  exitCode = 0;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly stdout: Pick<NodeJS.WritableStream, 'write'>,
  ) {}

  /** The database of the configuration, started if need be; its schema may be of any age. Throws StartupError. */
  async locate(): Promise<DatabaseAccess> {
    const { resolveDatabase } = await import('../database/connect.js');
    const opening = resolveDatabase(loadConfig(), 'client');
    this.lifecycle.onShutdown(async () => (await opening).stop());
    return opening;
  }

  /** The database with this release's schema, with or without a running server. Throws StartupError. */
  async open(): Promise<OpenDatabase> {
    const [access, { requireCurrentSchema }, { createDataSource }, { Database }] = await Promise.all([
      this.locate(),
      import('../database/migrate.js'),
      import('../database/data-source.js'),
      import('../database/database.js'),
    ]);
    await requireCurrentSchema(access);
    const limits = { statementTimeoutMs: STATEMENT_LIMIT_MS.command, lockTimeoutMs: 0 };
    const dataSource = await createDataSource(access.url, limits).initialize();
    this.lifecycle.onShutdown(() => dataSource.destroy());
    return { db: new Database(dataSource), url: access.url };
  }

  /** The accounts of that database. What is changed through them is heard in all processes before the command ends. */
  async accounts(): Promise<CommandAccounts> {
    const [{ db }, { CommandAccounts }] = await Promise.all([this.open(), import('./accounts.js')]);
    const accounts = new CommandAccounts(db, loadConfig());
    await accounts.changes.onApplicationBootstrap();
    this.lifecycle.onShutdown(async () => accounts.changes.onApplicationShutdown());
    return accounts;
  }

  /** The search index of that database. What a command does with it is ended in order when the process has to end. */
  async search(): Promise<CommandSearch> {
    const [{ db }, { CommandSearch }] = await Promise.all([this.open(), import('./search.js')]);
    const search = new CommandSearch(db, loadConfig());
    this.lifecycle.onShutdown(() => search.stop());
    return search;
  }

  /** Prints the outcome: for people, or as one JSON object. */
  print(json: boolean | undefined, text: string, outcome: object): void {
    this.stdout.write(json ? `${JSON.stringify(outcome)}\n` : `${text}\n`);
  }
}
