import type { Command } from 'commander';
import type { ListedLetter } from '../search/indexing/dead-letters.js';
import type { CommandContext } from './context.js';
import { command } from './options.js';

interface Options {
  readonly replay?: boolean;
  readonly json?: boolean;
}

export function searchDeadLettersCommand(context: CommandContext): Command {
  return command('search:dead-letters', 'list the documents that a search engine refused')
    .option('--replay', 'have the worker try them again')
    .action(async ({ replay = false, json }: Options) => {
      const [{ db, engines }, { DeadLetters }] = await Promise.all([
        context.search(),
        import('../search/indexing/dead-letters.js'),
      ]);
      const letters = new DeadLetters(db);
      const listed = await letters.list();
      let replayed = 0;
      if (replay) for (const engine of engines) replayed += await letters.replay(engine);
      const lines = listed.length === 0 ? ['There are none.'] : listed.map(said);
      if (replay && listed.length > 0)
        lines.push(`${replayed} of ${listed.length} will be tried again by the worker.`);
      context.print(json, lines.join('\n'), { dead_letters: listed, replayed });
    });
}

const said = ({ target, type, id, public_id, reason, refused_at }: ListedLetter): string =>
  `${refused_at.toISOString()} ${target}: ${type} ${public_id ?? `${id} (deleted)`}: ${reason}`;
