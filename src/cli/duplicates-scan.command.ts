import { Option, type Command } from 'commander';
import type { ScanPart } from '../duplicates/duplicate-scan.js';
import type { CommandContext } from './context.js';
import { command, CommandError } from './options.js';

interface Options {
  readonly part: ScanPart;
  readonly json?: boolean;
}

export function duplicatesScanCommand(context: CommandContext): Command {
  return command('duplicates:scan', 'look for records that may be one, and list them as duplicates')
    .addOption(
      new Option('--part <k/n>', 'compare only one of n parts; parts may run at the same time')
        .argParser(scanPart)
        .default({ part: 1, parts: 1 }, '1/1'),
    )
    .action(async ({ part, json }: Options) => {
      const [duplicates, { showProgress }] = await Promise.all([
        context.duplicates(),
        import('../progress/show-progress.js'),
      ]);
      const summary = await duplicates.perform((signal) =>
        duplicates.scan.run(part, showProgress(process.stderr), signal),
      );
      const { records, pairs } = summary;
      const said = `Records compared: ${records}. Pairs that may be duplicates: ${pairs}.`;
      context.print(json, said, summary);
    });
}

function scanPart(input: string): ScanPart {
  const [, part, parts] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(input) ?? [];
  if (part === undefined || Number(part) > Number(parts))
    throw new CommandError(`--part must be one of n parts, such as 2/4; it is ${JSON.stringify(input)}.`);
  return { part: Number(part), parts: Number(parts) };
}
