import type { Command } from 'commander';
import type { CommandContext } from './context.js';
import { command } from './options.js';

export function migrateCommand(context: CommandContext): Command {
  return command('migrate', "bring the database to this release's schema").action(
    async ({ json }: { json?: boolean }) => {
      const [{ url }, { migrate }] = await Promise.all([context.locate(), import('../database/migrate.js')]);
      const applied = await migrate(url);
      const said = applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.';
      context.print(json, said, { applied });
    },
  );
}
