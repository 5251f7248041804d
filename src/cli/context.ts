import type { Provider, Type } from '@nestjs/common';
import type { DatabaseAccess } from '../database/connect.js';
import { ShownProgress, type Progress } from '../progress/progress.js';
import type { Lifecycle } from '../start/run.js';
import type { CommandAccounts } from './accounts.js';

/**
 * Context of a command. Everything is read, connected and loaded on first use, so that `--help` is fast and needs no
 * database.
 */
export class CommandContext {
  exitCode = 0;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly stdout: Pick<NodeJS.WritableStream, 'write'>,
  ) {}

  /** The configured database, started if necessary, with a schema of any version. Throws StartupError. */
  async locate(): Promise<DatabaseAccess> {
    const [{ resolveDatabase }, { loadConfig }] = await Promise.all([
      import('../database/connect.js'),
      import('../config/config.js'),
    ]);
    const opening = resolveDatabase(loadConfig(), 'client');
    this.lifecycle.onShutdown(async () => (await opening).stop());
    return opening;
  }

  /** The database, with this release's schema. Works with or without a running server. Throws StartupError. */
  async database(): Promise<DatabaseAccess> {
    const [{ hasFolder }, { loadConfig }] = await Promise.all([
      import('../database/embedded/folder.js'),
      import('../config/config.js'),
    ]);
    const { databaseUrl, dataDir } = loadConfig();
    const isNew = databaseUrl === null && !hasFolder(dataDir);
    const [access, { requireCurrentSchema }] = await Promise.all([
      this.locate(),
      import('../database/migrate.js'),
    ]);
    await requireCurrentSchema(access);
    // The path may be mistyped, and a command that reads would report success.
    if (isNew) process.stderr.write(`DATA_DIR ${dataDir} had no directory: an empty one was created.\n`);
    return access;
  }

  /**
   * Services on that database, with the providers that they need. Their application context closes when the command
   * ends. Throws StartupError.
   */
  async open<T>(services: Type<T> & { readonly needs: Provider[] }): Promise<T> {
    const [{ url }, { NestFactory }, { loadConfig }, { CommandModule }] = await Promise.all([
      this.database(),
      import('@nestjs/core'),
      import('../config/config.js'),
      import('./command.module.js'),
    ]);
    const application = CommandModule.forRoot(loadConfig(), url, [services, ...services.needs]);
    const creating = NestFactory.createApplicationContext(application, { abortOnError: false });
    this.lifecycle.onShutdown(async () => (await creating).close());
    return (await creating).get(services);
  }

  /** Accounts of that database. Changes reach all processes before the command ends. */
  async accounts(): Promise<CommandAccounts> {
    return this.open((await import('./accounts.js')).CommandAccounts);
  }

  /** Runs long work, with its progress on stderr. A signal aborts it, and the shutdown waits for it. */
  async perform<T>(work: (progress: Progress, signal: AbortSignal) => Promise<T>): Promise<T> {
    const stopping = new AbortController();
    const working = work(new ShownProgress(), stopping.signal);
    this.lifecycle.onShutdown(() => {
      stopping.abort();
      return working.catch(() => undefined);
    });
    return working;
  }

  /** Prints the result: as text, or as one JSON object. */
  print(json: boolean | undefined, text: string, outcome: object): void {
    this.stdout.write(`${json ? JSON.stringify(outcome) : text}\n`);
  }
}
