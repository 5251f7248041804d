import type { Command } from 'commander';
import type { CommandContext } from './context.js';
import { command } from './options.js';

export function userListCommand(context: CommandContext): Command {
  return command('user:list', 'list the accounts').action(async ({ json }: { json?: boolean }) => {
    const { service } = await context.accounts();
    const accounts = await service.list();
    const lines = accounts.map(({ email, name, can_edit, admin }) =>
      [email, name, ...(can_edit ? ['can edit'] : []), ...(admin ? ['admin'] : [])].join('  '),
    );
    const shown = accounts.map(({ id, email, name, can_edit, admin }) => ({
      id,
      email,
      name,
      can_edit,
      admin,
    }));
    context.print(json, lines.join('\n') || 'There are no accounts.', { accounts: shown });
  });
}
