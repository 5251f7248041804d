import { InvalidArgumentError, Option, type Command } from 'commander';
import type { ScanPart } from '../duplicates/duplicate-scan.js';
import type { ImportOptions } from '../importer/import-files.js';
import { ShownProgress } from '../progress/progress.js';
import { LOADED, type LoadedResource } from '../database/resources.js';
import { publicId } from '../values/public-id.js';
import { oneOf, text, webUrl } from '../values/text.js';
import type { CommandContext } from './context.js';
import { command, CommandError, valueOption } from './options.js';

interface ImportFlags extends ImportOptions {
  readonly resource?: LoadedResource;
  readonly json?: boolean;
  /** False with --no-wait. */
  readonly wait: boolean;
}

export function importCommand(context: CommandContext): Command {
  return command('import', 'load people, organizations, memberships and places from files')
    .argument(
      '<files...>',
      'JSON Lines (.jsonl, .ndjson), CSV (.csv) or Popolo JSON (.json), each also as .gz',
    )
    .addOption(valueOption('--source-url <url>', 'source of rows without one', webUrl))
    .addOption(
      valueOption('--source-category <category>', 'category of sources without one', text(100)).default(
        'import',
      ),
    )
    .addOption(
      valueOption(
        '--corpus <name>',
        'namespace of the ids of rows without one; default: the file name',
        text(),
      ),
    )
    .addOption(
      valueOption('--resource <resource>', 'resource of the rows; overrides the file names', oneOf(LOADED)),
    )
    .option('--rejects <file>', 'file for rejected rows, with the reasons', 'import.rejects.jsonl')
    .option('--overwrite', 'let rows win over changes by editors, instead of reporting conflicts')
    .option('--no-wait', 'do not wait until search shows the loaded records')
    .action(async (files: string[], { json, resource, wait, ...options }: ImportFlags) => {
      const [{ inspectFiles }, { importFiles, waitForSearch }, { summaryText }] = await Promise.all([
        import('../importer/files/import-file.js'),
        import('../importer/import-files.js'),
        import('../importer/report.js'),
      ]);
      const inputs = await inspectFiles(files, resource);
      const { url } = await context.database();
      const progress = new ShownProgress();
      const loaded = await importFiles(url, inputs, options, progress);
      const summary = wait
        ? { ...loaded, waiting_for_search: await waitForSearch(url, loaded.waiting_for_search, progress) }
        : loaded;
      context.print(json, summaryText(summary), summary);
      // A script must not mistake an import that loaded nothing for a success.
      if (summary.total.read > 0 && summary.total.rejected === summary.total.read) context.exitCode = 1;
    });
}

interface MergeOptions {
  readonly take: Readonly<Record<string, string>>;
  readonly sourceUrl?: string;
  readonly sourceCategory: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function mergeCommand(context: CommandContext): Command {
  return command('merge', 'merge people or organizations with any number of parts into one record')
    .argument('<survivor>', 'public id of the record that stays', id)
    .argument('<others...>', 'public ids of the records to merge into it', ids)
    .option('--take <field=id>', 'take the value of a field from this record (repeatable)', taken, {})
    .addOption(valueOption('--source-url <url>', 'source of the merge; required without --dry-run', webUrl))
    .addOption(valueOption('--source-category <category>', 'its category', text(100)).default('editor'))
    .option('--force', 'merge although memberships suggest the other direction')
    .option('--dry-run', 'show the merge and write nothing')
    .action(async (survivor: string, publicIds: string[], options: MergeOptions) => {
      const { sourceUrl, sourceCategory, take, force = false, dryRun = false, json } = options;
      if (sourceUrl === undefined && !dryRun)
        throw new CommandError(
          '--source-url is required, except with --dry-run: give the source of the merge.',
        );
      const { CommandMerges } = await import('./services.js');
      const commands = await context.open(CommandMerges);
      const kind = await commands.kindOf(survivor);
      const citation =
        sourceUrl === undefined ? null : { source_category: sourceCategory, url: sourceUrl, metadata: null };
      const { merge } = await commands.merges.merge({
        kind,
        survivor,
        publicIds,
        fields: take,
        force,
        dryRun,
        citation,
        actor: null,
        maxParts: null,
      });
      context.print(json, said(merge as unknown as Shown), { merge });
    });
}

interface Shown {
  readonly id: number | null;
  readonly survivor: string;
  readonly merged: readonly string[];
  readonly moved: Readonly<Record<string, number>>;
  readonly folded: Readonly<Record<string, number>>;
  readonly refusals: readonly { readonly public_id: string; readonly message: string }[];
}

function said({ id, survivor, merged, moved, folded, refusals }: Shown): string {
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([table, count]) => `${count} ${table.replace('_', ' ')}`)
      .join(', ') || 'none';
  return [
    id === null
      ? `Would merge ${merged.join(', ')} into ${survivor}.`
      : `Merged ${merged.join(', ')} into ${survivor}: merge ${id}.`,
    `Moved: ${counted(moved)}. Folded: ${counted(folded)}.`,
    ...refusals.map((refusal) => `Refused: ${refusal.public_id} ${refusal.message}.`),
  ].join('\n');
}

function id(input: string): string {
  if (publicId(input).ok) return input;
  throw new InvalidArgumentError('It must be 32 lowercase hexadecimal digits.');
}

const ids = (input: string, others: string[] = []): string[] => [...others, id(input)];

function taken(input: string, others: Readonly<Record<string, string>>): Record<string, string> {
  const [, field, value = ''] = /^([^=]+)=(.*)$/.exec(input) ?? [];
  if (field !== undefined && publicId(value).ok) return { ...others, [field]: value };
  throw new InvalidArgumentError(
    'It must be field=id: a field, and 32 lowercase hexadecimal digits of the record whose value it takes.',
  );
}

export function duplicatesScanCommand(context: CommandContext): Command {
  return command('duplicates:scan', 'look for records that may be one, and list them as duplicates')
    .addOption(
      new Option('--part <k/n>', 'compare only one of n parts; parts may run at the same time')
        .argParser(scanPart)
        .default({ part: 1, parts: 1 }, '1/1'),
    )
    .action(async ({ part, json }: { part: ScanPart; json?: boolean }) => {
      const { CommandDuplicates } = await import('./services.js');
      const { scan } = await context.open(CommandDuplicates);
      const summary = await context.perform((progress, signal) => scan.run(part, progress, signal));
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
