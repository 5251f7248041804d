import { Command, CommanderError } from 'commander';
import { ApiError } from '../common/errors.js';
import { release } from '../config/environment.js';
import { CommandContext } from './context.js';
import { command, CommandError } from './options.js';
import type { Lifecycle } from '../start/run.js';
import {
  creditsAuditCommand,
  creditsGrantCommand,
  userCreateCommand,
  userListCommand,
  userShowCommand,
  userUpdateCommand,
} from './account-commands.js';
import { duplicatesScanCommand, importCommand, mergeCommand } from './record-commands.js';
import { reindexCommand, searchCheckCommand, searchDeadLettersCommand } from './search-commands.js';
import { capitalized } from '../values/text.js';

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
  const context = new CommandContext(lifecycle, stdout);
  let current: Command | undefined;
  const program = new Command(CALL)
    .description('Administers the directory, with or without a running server.')
    .usage('<command> [options]')
    .version(release(), '--version', 'print the release')
    .hook('preSubcommand', (_program, command) => void (current = command))
    .hook('preAction', logWarnings)
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
    refuseContradiction(args);
    await program.parseAsync(args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw refused(error, current);
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw new CommandError(
      `${sentence(error)}: see "${[CALL, current?.name() ?? []].flat().join(' ')} --help".`,
    );
  }
}

async function logWarnings(): Promise<void> {
  const [{ Logger }, { createLogger }] = await Promise.all([
    import('@nestjs/common'),
    import('../observability/logging.js'),
  ]);
  Logger.overrideLogger(createLogger('warn'));
}

/** Of an option and its opposite, Commander would apply the last one. */
function refuseContradiction(args: readonly string[]): void {
  const no = args.find((arg) => arg.startsWith('--no-') && args.includes(arg.replace('--no-', '--')));
  if (no !== undefined)
    throw new CommandError(`${no.replace('--no-', '--')} contradicts ${no}: give one of them.`);
}

/** What a service refuses, as a sentence for the operator. */
function refused({ message, options: { details = [] } }: ApiError, command?: Command): CommandError {
  const problems = details.map((problem) => `${inOptions(problem.field, command)} ${problem.message}`);
  return new CommandError(problems.length > 0 ? `${problems.join('; ')}.` : message);
}

/** A field of the API as the operator gave it: an option, or the id of a merged record. */
function inOptions(field: string, command?: Command): string {
  const [, index] = /^public_ids\[(\d+)\]$/.exec(field) ?? [];
  if (index !== undefined) return command?.args[Number(index) + 1] ?? field;
  if (field.startsWith('fields.')) return `--take ${field.slice('fields.'.length)}`;
  const option = command?.options.find(({ long }) => long === `--${field.replaceAll('_', '-')}`);
  return option?.long ?? field;
}

/** Commander's message, as the beginning of a sentence. */
function sentence({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'No command was given';
  const found = message.replace(/^error: |\.$/g, '').replace(/[ \t\r]{0,99}\n\s*/g, ' ');
  return capitalized(found);
}
