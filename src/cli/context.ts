import type { INestApplicationContext, Type } from '@nestjs/common';
import { loadConfig } from '../config/config.js';
import type { DatabaseAccess } from '../database/connect.js';
import type { Lifecycle } from '../start/run.js';
import type { CommandAccounts } from './accounts.js';
import type { CommandSearch } from './search.js';

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
  async database(): Promise<DatabaseAccess> {
    const [access, { requireCurrentSchema }] = await Promise.all([
      this.locate(),
      import('../database/migrate.js'),
    ]);
    await requireCurrentSchema(access);
    return access;
  }

  /** An application around a module, on that database. It is closed when the command ends. Throws StartupError. */
  async application(subject: Type): Promise<INestApplicationContext> {
    const [{ url }, { NestFactory }, { CommandModule }] = await Promise.all([
      this.database(),
      import('@nestjs/core'),
      import('./command.module.js'),
    ]);
    const creating = NestFactory.createApplicationContext(CommandModule.forRoot(loadConfig(), url, subject), {
      abortOnError: false,
    });
    this.lifecycle.onShutdown(async () => (await creating).close());
    return creating;
  }

  /** The accounts of that database. What is changed through them is heard in all processes before the command ends. */
  async accounts(): Promise<CommandAccounts> {
    const { CommandAccounts, CommandAccountsModule } = await import('./accounts.js');
    return (await this.application(CommandAccountsModule)).get(CommandAccounts);
  }

  /** The search index of that database. What a command does with it is ended in order when the process has to end. */
  async search(): Promise<CommandSearch> {
    const { CommandSearch, CommandSearchModule } = await import('./search.js');
    return (await this.application(CommandSearchModule)).get(CommandSearch);
  }

  /** Prints the outcome: for people, or as one JSON object. */
  print(json: boolean | undefined, text: string, outcome: object): void {
    this.stdout.write(json ? `${JSON.stringify(outcome)}\n` : `${text}\n`);
  }
}
