import type { Command } from 'commander';
import { emailAddress } from '../values/email.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command, requiredOption } from './options.js';

interface Options {
  readonly email: string;
  readonly json?: boolean;
}

export function userShowCommand(context: CommandContext): Command {
  return command('user:show', 'show an account, its credits and its API key')
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .action(async ({ json, email }: Options) => {
      const accounts = await context.accounts();
      const found = await accounts.service.find(email);
      if (found === null) throw new CommandError(`--email ${email} has no account: see user:list.`);
      const account = await accounts.shown(found);
      const key = await accounts.service.activeKey(found.id);
      const api_key = key && {
        prefix: key.prefix,
        created_at: key.created_at,
        last_used_at: key.last_used_at,
      };
      const lines = [
        `Email    ${account.email}`,
        `Name     ${account.name}`,
        `Rights   ${[...(account.can_edit ? ['can edit'] : ['read']), ...(account.admin ? ['admin'] : [])].join(', ')}`,
        `Credits  ${account.credits_remaining}`,
        `API key  ${api_key ? `${api_key.prefix}…, last used ${api_key.last_used_at?.toISOString() ?? 'never'}` : 'none'}`,
      ];
      context.print(json, lines.join('\n'), { account, api_key });
    });
}
