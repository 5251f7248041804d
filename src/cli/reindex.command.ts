import { Option, type Command } from 'commander';
import type { Backend } from '../search/search-engine.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command } from './options.js';

interface Options {
  readonly engine?: Backend;
  readonly json?: boolean;
}

export function reindexCommand(context: CommandContext): Command {
  return command('reindex', 'rebuild the search index while searches and writes continue')
    .addOption(
      new Option('--engine <engine>', 'only what this engine has').choices(['database', 'elasticsearch']),
    )
    .action(async ({ engine, json }: Options) => {
      const [search, { Reindex }, { showProgress }] = await Promise.all([
        context.search(),
        import('../search/indexing/reindex.js'),
        import('../progress/show-progress.js'),
      ]);
      if (engine === 'elasticsearch' && search.elasticsearch === null) {
        throw new CommandError('--engine is elasticsearch, and none is configured: set ELASTICSEARCH_URL.');
      }
      const engines = engine === undefined ? search.engines : [engine];
      const summary = await search.perform((signal) =>
        new Reindex(search).run(engines, showProgress(process.stderr), signal),
      );
      const { documents, refused, index } = summary;
      const lines = [
        `${documents} documents were indexed.`,
        ...(index === null ? [] : [`The index in Elasticsearch is ${index} now.`]),
        ...(refused === 0 ? [] : [`${refused} were refused: see search:dead-letters.`]),
      ];
      context.print(json, lines.join('\n'), summary);
    });
}
