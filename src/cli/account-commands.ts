import { Option, type Command } from 'commander';
import type { NewAccount } from '../accounts/accounts.service.js';
import { GRACE_HOURS, type GraceHours, MAX_TOKEN_NAME, MAX_TOKENS } from '../accounts/limits.js';
import { oneOf, text } from '../values/text.js';
import { emailAddress } from '../values/email.js';
import { amount, adjustment } from '../values/numbers.js';
import { CommandError, command, requiredOption, valueOption } from './options.js';
import type { CommandContext } from './context.js';
import type { CommandAccounts } from './accounts.js';

const emailOption = () => requiredOption('--email <address>', 'email address of the account', emailAddress);

interface CreateOptions extends Omit<NewAccount, 'passwordHash'> {
  readonly credits?: number;
  readonly json?: boolean;
}

export function userCreateCommand(context: CommandContext): Command {
  return command('user:create', 'create an account and print its API key')
    .addOption(emailOption())
    .addOption(requiredOption('--name <name>', 'name shown in change logs', text()))
    .option('--can-edit', 'allow its key to create, change and delete records')
    .option('--admin', 'do not meter its calls, and let it administer accounts')
    .addOption(valueOption('--credits <number>', 'initial credits instead of 1,000', amount))
    .action(async ({ json, credits, ...account }: CreateOptions) => {
      const accounts = await context.accounts();
      const { account: made, key } = await accounts.opening.openWithKey(account, credits);
      const shown = await accounts.shown(made);
      const said = `Created the account of ${shown.email}. ${secret('This is its API key', key)}`;
      context.print(json, said, { account: shown, api_key: key });
    });
}

const secret = (introduction: string, value: string): string =>
  `${introduction}, shown only once:\n\n  ${value}`;

export function userListCommand(context: CommandContext): Command {
  return command('user:list', 'list the accounts').action(async ({ json }: { json?: boolean }) => {
    const accounts = await (await context.accounts()).list();
    const lines = accounts.map(({ email, name, can_edit, admin }) =>
      [email, name, ...(can_edit ? ['can edit'] : []), ...(admin ? ['admin'] : [])].join('  '),
    );
    context.print(json, lines.join('\n') || 'There are no accounts.', { accounts });
  });
}

export function userShowCommand(context: CommandContext): Command {
  return command('user:show', 'show an account, its credits and its API key')
    .addOption(emailOption())
    .action(async ({ json, email }: { email: string; json?: boolean }) => {
      const accounts = await context.accounts();
      const account = await accounts.shown(await accounts.find(email));
      const key = await accounts.service.activeKey(account.id);
      const lines = [
        `Email    ${account.email}`,
        `Name     ${account.name}`,
        `Rights   ${account.can_edit ? 'can edit' : 'read'}${account.admin ? ', admin' : ''}`,
        `Credits  ${account.credits_remaining}${account.credits_owed > 0 ? `, and it owes ${account.credits_owed}` : ''}`,
        `API key  ${key ? `${key.prefix}…, last used ${key.last_used_at?.toISOString() ?? 'never'}` : 'none'}`,
      ];
      const api_key = key && {
        prefix: key.prefix,
        created_at: key.created_at,
        last_used_at: key.last_used_at,
      };
      context.print(json, lines.join('\n'), { account, api_key });
    });
}

interface UpdateOptions extends Partial<Pick<NewAccount, 'name' | 'canEdit' | 'admin'>> {
  readonly email: string;
  readonly rotateKey?: boolean;
  readonly grace?: string;
  readonly revokeKey?: boolean;
  readonly resetPassword?: boolean;
  readonly reconciliationToken?: string;
  readonly json?: boolean;
}

export function userUpdateCommand(context: CommandContext): Command {
  const grace = oneOf(GRACE_HOURS.map(String));
  return command('user:update', "change an account's name, rights, keys or password")
    .addOption(emailOption())
    .addOption(valueOption('--name <name>', 'its new name', text()))
    .option('--can-edit', 'allow its key to create, change and delete records')
    .option('--no-can-edit', 'make its key read-only')
    .option('--admin', 'do not meter its calls, and let it administer accounts')
    .option('--no-admin', 'meter its calls, and do not let it administer')
    .option('--rotate-key', 'create a new API key in place of the current one')
    .addOption(valueOption('--grace <hours>', 'hours for which the old key keeps working: 0, 1 or 24', grace))
    .addOption(new Option('--revoke-key', 'revoke its API key').conflicts('rotateKey'))
    .addOption(
      valueOption(
        '--reconciliation-token <name>',
        'create a token with this name for reconciliation clients, such as OpenRefine',
        text(MAX_TOKEN_NAME),
      ),
    )
    .option('--reset-password', 'print a link that sets a new password once, within a day')
    .action(async ({ json, ...change }: UpdateOptions) => {
      if (Object.keys(change).length === 1) {
        throw new CommandError(
          'Nothing to change: give --name, --can-edit, --admin (or --no-…), --rotate-key, --revoke-key, --reconciliation-token or --reset-password.',
        );
      }
      if (change.grace !== undefined && !change.rotateKey) {
        throw new CommandError('--grace requires --rotate-key: add it, or omit --grace.');
      }
      const accounts = await context.accounts();
      const { said, outcome } = await accounts.db.transaction(() => update(accounts, change));
      context.print(json, said, outcome);
    });
}

/** Makes all changes; what was changed, as text and as JSON. */
async function update(accounts: CommandAccounts, { email, reconciliationToken, ...change }: UpdateOptions) {
  const { service } = accounts;
  const { id } = await accounts.find(email);
  await service.update(id, change);
  const account = await accounts.shown(await accounts.find(email));
  const owner = `The account of ${account.email}`;
  const said: string[] = [];
  const outcome: Record<string, unknown> = { account };
  if (change.revokeKey) {
    const key = await service.activeKey(id);
    await service.revokeKey(id);
    said.push(
      `${owner} ${key === null ? 'has no API key to revoke' : 'was changed. Its API key was revoked'}.`,
    );
  }
  if (change.rotateKey) {
    const key = await service.issueKey(id, Number(change.grace ?? 0) as GraceHours);
    said.push(secret(`${owner} has a new API key`, key));
    outcome['api_key'] = key;
  }
  if (reconciliationToken !== undefined) {
    const token = await issueToken(accounts, id, reconciliationToken);
    said.push(secret(`${owner} has a new reconciliation token`, token));
    outcome['reconciliation_token'] = token;
  }
  if (change.resetPassword) {
    const { url, expiresAt } = await accounts.resetLink(id);
    const until = expiresAt.toISOString().replace(/\.\d+Z$/, 'Z');
    said.push(`This link sets a new password for ${account.email}, once, until ${until}:\n\n  ${url}`);
    outcome['reset_password_url'] = url;
    outcome['reset_password_expires_at'] = expiresAt;
  }
  return { said: said.join('\n\n') || `${owner} was changed.`, outcome };
}

async function issueToken({ tokens }: CommandAccounts, accountId: number, name: string): Promise<string> {
  const issued = await tokens.issue(accountId, name);
  if ('token' in issued) return issued.token;
  throw new CommandError(
    issued.refused === 'taken'
      ? `The account has a reconciliation token with the name ${name}: use another name.`
      : `The account has ${MAX_TOKENS} reconciliation tokens: its owner must revoke one at /account/reconciliation first.`,
  );
}

export function creditsAuditCommand(context: CommandContext): Command {
  return command('credits:audit', 'check that every balance is the sum of its ledger').action(
    async ({ json }: { json?: boolean }) => {
      const { audit } = await context.accounts();
      const report = await audit.report();
      const { accounts, balance, ledger, differences } = report;
      const sums = `${accounts} accounts; balances ${balance}, ledger ${ledger}`;
      const lines = differences.map(
        ({ account_id, email, balance, ledger }) =>
          `  account ${account_id} (${email}): balance ${balance}, ledger ${ledger}`,
      );
      const { length } = differences;
      const said =
        length === 0
          ? `${sums}: every balance matches its ledger.`
          : [`${sums}. These differ:`, ...lines].join('\n');
      context.print(json, said, report);
      if (length === 0) return;
      throw new CommandError(
        `${length === 1 ? '1 balance differs' : `${length} balances differ`} from the ledger: rows were changed by hand. Set each balance to its ledger.`,
      );
    },
  );
}

interface GrantOptions {
  readonly email: string;
  readonly credits: number;
  readonly reason: string;
  readonly json?: boolean;
}

export function creditsGrantCommand(context: CommandContext): Command {
  return command('credits:grant', 'add or remove credits')
    .addOption(emailOption())
    .addOption(requiredOption('--credits <number>', 'credits to add, or to remove if negative', adjustment))
    .addOption(valueOption('--reason <text>', 'reason in the ledger', text()).default('credits:grant'))
    .action(async ({ json, email, credits, reason }: GrantOptions) => {
      const accounts = await context.accounts();
      const account = await accounts.find(email);
      const posting = { accountId: account.id, kind: 'adjustment', credits, reference: reason } as const;
      const { balance, owed } = await accounts.ledger.post(posting);
      const done = credits > 0 ? `Added ${credits} credits to` : `Removed ${-credits} credits from`;
      const debt = owed > 0 ? `, and it owes ${owed}` : '';
      context.print(json, `${done} the account of ${account.email}: its balance is ${balance}${debt}.`, {
        account: { id: account.id, email: account.email },
        credits,
        credits_remaining: balance,
        credits_owed: owed,
      });
    });
}
