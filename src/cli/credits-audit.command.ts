import type { Command } from 'commander';
import type { AuditReport } from '../credits/audit.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command } from './options.js';

interface Options {
  readonly json?: boolean;
}

export function creditsAuditCommand(context: CommandContext): Command {
  return command('credits:audit', 'check that every balance is the sum of its ledger').action(
    async ({ json }: Options) => {
      const [{ db }, { CreditAudit }] = await Promise.all([context.open(), import('../credits/audit.js')]);
      const report = await new CreditAudit(db).report();
      context.print(json, said(report), report);
      const { length } = report.differences;
      if (length > 0) {
        const balances = length === 1 ? 'one balance' : `${length} balances`;
        throw new CommandError(
          `The ledger does not explain ${balances}: rows were changed by hand; set each of them to its ledger.`,
        );
      }
    },
  );
}

function said({ accounts, balance, ledger, differences }: AuditReport): string {
  const sums = `${accounts} accounts; balances ${balance}, ledger ${ledger}`;
  if (differences.length === 0) return `${sums}: every balance is explained.`;
  const lines = differences.map(
    ({ account_id, email, balance, ledger }) =>
      `  account ${account_id} (${email}): balance ${balance}, ledger ${ledger}`,
  );
  return [`${sums}. These differ:`, ...lines].join('\n');
}
