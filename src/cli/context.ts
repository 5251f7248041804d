import type { INestApplicationContext, Type } from '@nestjs/common';
import { loadConfig } from '../config/config.js';
import type { DatabaseAccess } from '../database/connect.js';
import type { Lifecycle } from '../start/run.js';
import type { CommandAccounts } from './accounts.js';
import type { CommandDuplicates } from './duplicates.js';
import type { CommandMerges } from './merges.js';
import type { CommandSearch } from './search.js';

/**
 * Context of a command. Everything is read, connected and loaded on first use, so that `--help` is fast and needs no
 * database.
 */
export class CommandContext {
  /** The exit code of the process after the command. */
  exitCode = 0;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly stdout: Pick<NodeJS.WritableStream, 'write'>,
  ) {}

  /** The configured database, started if necessary, with a schema of any version. Throws StartupError. */
  async locate(): Promise<DatabaseAccess> {
    const { resolveDatabase } = await import('../database/connect.js');
    const opening = resolveDatabase(loadConfig(), 'client');
    this.lifecycle.onShutdown(async () => (await opening).stop());
    return opening;
  }

  /** The database, with this release's schema. Works with or without a running server. Throws StartupError. */
  async database(): Promise<DatabaseAccess> {
    const [access, { requireCurrentSchema }] = await Promise.all([
      this.locate(),
      import('../database/migrate.js'),
    ]);
    await requireCurrentSchema(access);
    return access;
  }

  /** An application context for a module on that database. It closes when the command ends. Throws StartupError. */
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

  /** Accounts of that database. Changes reach all processes before the command ends. */
  async accounts(): Promise<CommandAccounts> {
    const { CommandAccounts, CommandAccountsModule } = await import('./accounts.js');
    return (await this.application(CommandAccountsModule)).get(CommandAccounts);
  }

  async merges(): Promise<CommandMerges> {
    const { CommandMerges, CommandMergesModule } = await import('./merges.js');
    return (await this.application(CommandMergesModule)).get(CommandMerges);
  }

  /** Duplicates in that database. On a signal, its work is aborted and awaited. */
  async duplicates(): Promise<CommandDuplicates> {
    const { CommandDuplicates, CommandDuplicatesModule } = await import('./duplicates.js');
    return (await this.application(CommandDuplicatesModule)).get(CommandDuplicates);
  }

  /** The search index of that database. On a signal, its work is aborted and awaited. */
  async search(): Promise<CommandSearch> {
    const { CommandSearch, CommandSearchModule } = await import('./search.js');
    return (await this.application(CommandSearchModule)).get(CommandSearch);
  }

  /** Prints the result: as text, or as one JSON object. */
  print(json: boolean | undefined, text: string, outcome: object): void {
    this.stdout.write(json ? `${JSON.stringify(outcome)}\n` : `${text}\n`);
  }
}
