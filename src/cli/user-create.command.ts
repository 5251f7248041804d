import type { Command } from 'commander';
import { emailAddress } from '../values/email.js';
import { amount } from '../values/numbers.js';
import { text } from '../values/text.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command, requiredOption, valueOption } from './options.js';

interface Options {
  readonly email: string;
  readonly name: string;
  readonly canEdit?: boolean;
  readonly admin?: boolean;
  readonly credits?: number;
  readonly json?: boolean;
}

export function userCreateCommand(context: CommandContext): Command {
  return command('user:create', 'create an account and print its API key')
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .addOption(requiredOption('--name <name>', 'name that change logs show', text()))
    .option('--can-edit', 'let its key create, change and delete records')
    .option('--admin', 'let its calls go unmetered')
    .addOption(valueOption('--credits <number>', 'credits to begin with, in place of 1,000', amount))
    .action(async ({ json, credits, ...account }: Options) => {
      const accounts = await context.accounts();
      if (await accounts.service.find(account.email)) {
        throw new CommandError(
          `--email ${account.email} has an account already: change it with user:update, or give another address.`,
        );
      }
      const { account: made, key } = await accounts.opening.openWithKey(account, credits);
      const shown = await accounts.shown(made);
      const said = `The account of ${shown.email} was made. This is its API key, shown only now:\n\n  ${key}`;
      context.print(json, said, { account: shown, api_key: key });
    });
}
