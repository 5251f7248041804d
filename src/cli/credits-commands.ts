import type { Command } from 'commander';
import type { AuditReport } from '../credits/ledger.js';
import { CommandError, command, requiredOption, valueOption } from './options.js';
import type { CommandContext } from './context.js';
import { emailAddress } from '../values/email.js';
import { adjustment } from '../values/numbers.js';
import { text } from '../values/text.js';

interface AuditOptions {
  readonly json?: boolean;
}

export function creditsAuditCommand(context: CommandContext): Command {
  return command('credits:audit', 'check that every balance is the sum of its ledger').action(
    async ({ json }: AuditOptions) => {
      const { audit } = await context.accounts();
      const report = await audit.report();
      context.print(json, said(report), report);
      const { length } = report.differences;
      if (length > 0) {
        const balances = length === 1 ? '1 balance differs' : `${length} balances differ`;
        throw new CommandError(
          `${balances} from the ledger: rows were changed by hand. Set each balance to its ledger.`,
        );
      }
    },
  );
}

function said({ accounts, balance, ledger, differences }: AuditReport): string {
  const sums = `${accounts} accounts; balances ${balance}, ledger ${ledger}`;
  if (differences.length === 0) return `${sums}: every balance matches its ledger.`;
  const lines = differences.map(
    ({ account_id, email, balance, ledger }) =>
      `  account ${account_id} (${email}): balance ${balance}, ledger ${ledger}`,
  );
  return [`${sums}. These differ:`, ...lines].join('\n');
}

interface GrantOptions {
  readonly email: string;
  readonly credits: number;
  readonly reason: string;
  readonly json?: boolean;
}

export function creditsGrantCommand(context: CommandContext): Command {
  return command('credits:grant', 'add or remove credits')
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .addOption(requiredOption('--credits <number>', 'credits to add, or to remove if negative', adjustment))
    .addOption(valueOption('--reason <text>', 'reason in the ledger', text()).default('credits:grant'))
    .action(async ({ json, email, credits, reason }: GrantOptions) => {
      const { service, ledger } = await context.accounts();
      const account = await service.find(email);
      if (account === null) {
        throw new CommandError(
          `No account has the email address ${email}: correct --email, or create the account with user:create.`,
        );
      }
      const posting = { accountId: account.id, kind: 'adjustment', credits, reference: reason } as const;
      const { balance, owed } = await ledger.post(posting);
      const done = credits > 0 ? `Added ${credits} credits to` : `Removed ${-credits} credits from`;
      const debt = owed > 0 ? `, and it owes ${owed}` : '';
      context.print(json, `${done} the account of ${account.email}: its balance is ${balance}${debt}.`, {
        account: { id: account.id, email: account.email },
        credits,
        credits_remaining: balance,
        owed,
      });
    });
}
