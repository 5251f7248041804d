import { readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import { Command, CommanderError } from 'commander';
import { createLogger } from '../logging.js';
import type { Lifecycle } from '../run.js';
import { CommandError } from './command-error.js';
import { CommandContext } from './context.js';
import { creditsAuditCommand } from './credits-audit.command.js';
import { creditsGrantCommand } from './credits-grant.command.js';
import { importCommand } from './import.command.js';
import { migrateCommand } from './migrate.command.js';
import { openapiCommand } from './openapi.command.js';
import { reindexCommand } from './reindex.command.js';
import { searchCheckCommand } from './search-check.command.js';
import { searchDeadLettersCommand } from './search-dead-letters.command.js';
import { userCreateCommand } from './user-create.command.js';
import { userListCommand } from './user-list.command.js';
import { userShowCommand } from './user-show.command.js';
import { userUpdateCommand } from './user-update.command.js';

const CALL = 'npm run directory --';

/** Runs the command that `args` ask for, and returns the exit code. Throws CommandError for what it does not know. */
export async function runCommand(
  args: readonly string[],
  lifecycle: Lifecycle,
  stdout: Pick<NodeJS.WritableStream, 'write'> = process.stdout,
): Promise<number> {
  Logger.overrideLogger(createLogger('warn'));
  const context = new CommandContext(lifecycle, stdout);
  let current = '';
  const program = new Command(CALL)
    .description('Administers the directory, with or without a running server.')
    .usage('<command> [options]')
    .version(release(), '--version', 'print the release')
    .hook('preSubcommand', (_program, command) => void (current = ` ${command.name()}`))
    .addCommand(migrateCommand(context))
    .addCommand(importCommand(context))
    .addCommand(userCreateCommand(context))
    .addCommand(userUpdateCommand(context))
    .addCommand(userListCommand(context))
    .addCommand(userShowCommand(context))
    .addCommand(creditsGrantCommand(context))
    .addCommand(creditsAuditCommand(context))
    .addCommand(reindexCommand(context))
    .addCommand(searchCheckCommand(context))
    .addCommand(searchDeadLettersCommand(context))
    .addCommand(openapiCommand(context));
  for (const command of [program, ...program.commands]) {
    // runMain reports faults, as for every other program.
    command.exitOverride().configureOutput({ outputError: () => undefined });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw new CommandError(`${sentence(error)}: see "${CALL}${current} --help".`);
  }
}

const release = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

/** What commander found, as the beginning of a sentence. */
function sentence({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'No command was given';
  const found = message.replace(/^error: |\.$/g, '').replace(/[ \t\r]{0,99}\n\s*/g, ' ');
  return found.charAt(0).toUpperCase() + found.slice(1);
}
