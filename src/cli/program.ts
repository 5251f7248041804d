import { Command, CommanderError } from 'commander';
import { Logger } from '@nestjs/common';
import { ApiError } from '../common/errors.js';
import { release } from '../config/environment.js';
import { CommandContext } from './context.js';
import { command, CommandError } from './options.js';
import { createLogger } from '../observability/logging.js';
import type { Lifecycle } from '../start/run.js';
import {
  creditsAuditCommand,
  creditsGrantCommand,
  userCreateCommand,
  userListCommand,
  userShowCommand,
  userUpdateCommand,
} from './account-commands.js';
import { importCommand } from './import.command.js';
import { duplicatesScanCommand, mergeCommand } from './merge.command.js';
import { reindexCommand, searchCheckCommand, searchDeadLettersCommand } from './search-commands.js';

function migrateCommand(context: CommandContext): Command {
  return command('migrate', 'migrate the database to the schema of this release').action(
    async ({ json }: { json?: boolean }) => {
      const [{ url }, { migrate }] = await Promise.all([context.locate(), import('../database/migrate.js')]);
      const applied = await migrate(url);
      const said = applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.';
      context.print(json, said, { applied });
    },
  );
}

function openapiCommand(context: CommandContext): Command {
  return command('openapi', 'print the OpenAPI document').action(async ({ json }: { json?: boolean }) => {
    await import('reflect-metadata');
    const { buildOpenApi, openApiText } = await import('../openapi/document.js');
    const document = await buildOpenApi();
    context.print(json, openApiText(document).trimEnd(), document);
  });
}

const CALL = 'npm run directory --';

/** Runs the command in `args`, and returns the exit code. Throws CommandError for invalid arguments. */
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
    .addCommand(mergeCommand(context))
    .addCommand(duplicatesScanCommand(context))
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
    // runMain reports errors, as for every other program.
    command.exitOverride().configureOutput({ outputError: () => undefined });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw refused(error);
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw new CommandError(`${sentence(error)}: see "${CALL}${current} --help".`);
  }
}

/** What a service refuses, as a sentence for the operator. */
function refused({ message, options: { details = [] } }: ApiError): CommandError {
  const problems = details.map((problem) => `${problem.field} ${problem.message}`);
  return new CommandError(problems.length > 0 ? `${problems.join('; ')}.` : message);
}

/** Commander's message, as the beginning of a sentence. */
function sentence({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'No command was given';
  const found = message.replace(/^error: |\.$/g, '').replace(/[ \t\r]{0,99}\n\s*/g, ' ');
  return found.charAt(0).toUpperCase() + found.slice(1);
}
