import type { Command } from 'commander';
import { text, oneOf, webUrl } from '../values/text.js';
import type { ImportOptions } from '../importer/import-files.js';
import type { LoadedResource } from '../records/cited-load.js';
import type { CommandContext } from './context.js';
import { ShownProgress } from '../progress/progress.js';
import { command, valueOption } from './options.js';

const RESOURCES: readonly LoadedResource[] = ['person', 'organization', 'membership', 'place'];

interface Options extends ImportOptions {
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
      valueOption(
        '--resource <resource>',
        'resource of the rows; overrides the file names',
        oneOf(RESOURCES),
      ),
    )
    .option('--rejects <file>', 'file for rejected rows, with the reasons', 'import.rejects.jsonl')
    .option('--overwrite', 'let rows win over changes by editors, instead of reporting conflicts')
    .option('--no-wait', 'do not wait until search shows the loaded records')
    .action(async (files: string[], { json, resource, wait, ...options }: Options) => {
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
