import type { Command } from 'commander';
import { emailAddress } from '../values/email.js';
import { adjustment } from '../values/numbers.js';
import { text } from '../values/text.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command, requiredOption, valueOption } from './options.js';

interface Options {
  readonly email: string;
  readonly credits: number;
  readonly reason: string;
  readonly json?: boolean;
}

export function creditsGrantCommand(context: CommandContext): Command {
  return command('credits:grant', 'add or remove credits')
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .addOption(requiredOption('--credits <number>', 'credits to give; to take when negative', adjustment))
    .addOption(valueOption('--reason <text>', 'what the ledger says of it', text()).default('credits:grant'))
    .action(async ({ json, email, credits, reason }: Options) => {
      const { service, ledger } = await context.accounts();
      const account = await service.find(email);
      if (account === null) {
        throw new CommandError(`--email ${email} has no account: correct it, or make one with user:create.`);
      }
      const posting = { accountId: account.id, kind: 'adjustment', credits, reference: reason } as const;
      const { balance, owed } = await ledger.post(posting);
      const done = credits > 0 ? `was given ${credits}` : `lost ${-credits}`;
      const debt = owed > 0 ? `, and owes ${owed}` : '';
      context.print(json, `The account of ${account.email} ${done} credits: it has ${balance} now${debt}.`, {
        account: { id: account.id, email: account.email },
        credits,
        credits_remaining: balance,
        owed,
      });
    });
}
