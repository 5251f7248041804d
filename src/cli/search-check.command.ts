import type { Command } from 'commander';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command } from './options.js';

interface Options {
  readonly repair?: boolean;
  readonly json?: boolean;
}

export function searchCheckCommand(context: CommandContext): Command {
  return command('search:check', 'compare the search index with the records')
    .option('--repair', 'bring the documents that differ up to date')
    .action(async ({ repair = false, json }: Options) => {
      const [search, { SearchCheck }, { checkText }, { showProgress }] = await Promise.all([
        context.search(),
        import('../search/indexing/search-check.js'),
        import('../search/indexing/check-text.js'),
        import('../progress/show-progress.js'),
      ]);
      const report = await search.perform((signal) =>
        new SearchCheck(search).run({ repair }, showProgress(process.stderr), signal),
      );
      context.print(json, checkText(report), report);
      if (report.problems.length > 0) {
        throw new CommandError(`The search index is not what it should be: ${report.problems.join('; ')}.`);
      }
    });
}
