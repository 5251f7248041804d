import type { Command } from 'commander';
import type { Account } from '../accounts/accounts.entities.js';
import type { NewAccount } from '../accounts/accounts.service.js';
import { GRACE_HOURS, type GraceHours } from '../accounts/credentials.js';
import { MAX_TOKEN_NAME, MAX_TOKENS } from '../accounts/reconciliation-tokens.js';
import { text, accept, refuse, type Parser } from '../values/text.js';
import { emailAddress } from '../values/email.js';
import { amount, adjustment } from '../values/numbers.js';
import { CommandError, command, requiredOption, valueOption } from './options.js';
import type { CommandContext } from './context.js';
import { identityOf, type CommandAccounts } from './accounts.js';
import type { AuditReport } from '../credits/ledger.js';

interface CreateOptions extends Omit<NewAccount, 'passwordHash'> {
  readonly credits?: number;
  readonly json?: boolean;
}

export function userCreateCommand(context: CommandContext): Command {
  return command('user:create', 'create an account and print its API key')
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .addOption(requiredOption('--name <name>', 'name shown in change logs', text()))
    .option('--can-edit', 'allow its key to create, change and delete records')
    .option('--admin', 'do not meter its calls, and let it administer accounts')
    .addOption(valueOption('--credits <number>', 'initial credits instead of 1,000', amount))
    .action(async ({ json, credits, ...account }: CreateOptions) => {
      const accounts = await context.accounts();
      if (await accounts.service.find(account.email)) {
        throw new CommandError(
          `An account with the email address ${account.email} exists: change it with user:update, or use another address.`,
        );
      }
      const { account: made, key } = await accounts.opening.openWithKey(account, credits);
      const shown = await accounts.shown(made);
      const said = `Created the account of ${shown.email}. This is its API key, shown only once:\n\n  ${key}`;
      context.print(json, said, { account: shown, api_key: key });
    });
}

export function userListCommand(context: CommandContext): Command {
  return command('user:list', 'list the accounts').action(async ({ json }: { json?: boolean }) => {
    const { service } = await context.accounts();
    const accounts = (await service.list()).map(identityOf);
    const lines = accounts.map(({ email, name, can_edit, admin }) =>
      [email, name, ...(can_edit ? ['can edit'] : []), ...(admin ? ['admin'] : [])].join('  '),
    );
    context.print(json, lines.join('\n') || 'There are no accounts.', { accounts });
  });
}

export function userShowCommand(context: CommandContext): Command {
  return command('user:show', 'show an account, its credits and its API key')
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .action(async ({ json, email }: { email: string; json?: boolean }) => {
      const accounts = await context.accounts();
      const found = await accounts.service.find(email);
      if (found === null)
        throw new CommandError(`No account has the email address ${email}: user:list lists all.`);
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

interface Change {
  readonly name?: string;
  readonly canEdit?: boolean;
  readonly admin?: boolean;
  readonly rotateKey?: boolean;
  /** Hours for which the replaced key keeps working. */
  readonly grace?: GraceHours;
  readonly revokeKey?: boolean;
  readonly resetPassword?: boolean;
  readonly reconciliationToken?: string;
}

interface Secrets {
  readonly key: string | null;
  readonly token: string | null;
  readonly link: { readonly url: string; readonly expiresAt: Date } | null;
}

interface UpdateOptions extends Change {
  readonly email: string;
  readonly json?: boolean;
}

export function userUpdateCommand(context: CommandContext): Command {
  return command('user:update', "change an account's name, rights, keys or password")
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .addOption(valueOption('--name <name>', 'its new name', text()))
    .option('--can-edit', 'allow its key to create, change and delete records')
    .option('--no-can-edit', 'make its key read-only')
    .option('--admin', 'do not meter its calls, and let it administer accounts')
    .option('--no-admin', 'meter its calls, and do not let it administer')
    .option('--rotate-key', 'create a new API key in place of the current one')
    .addOption(
      valueOption('--grace <hours>', 'hours for which the old key keeps working: 0, 1 or 24', graceHours),
    )
    .option('--revoke-key', 'revoke its API key')
    .addOption(
      valueOption(
        '--reconciliation-token <name>',
        'create a token with this name for reconciliation clients, such as OpenRefine',
        text(MAX_TOKEN_NAME),
      ),
    )
    .option('--reset-password', 'print a link that sets a new password once, within a day')
    .action(async ({ json, email, ...change }: UpdateOptions) => {
      requireChange(change);
      const { account, key, token, link } = await update(await context.accounts(), email, change);
      context.print(json, said(account.email, change, { key, token, link }), {
        account,
        ...(key ? { api_key: key } : {}),
        ...(token ? { reconciliation_token: token } : {}),
        ...(link ? { reset_password_url: link.url, reset_password_expires_at: link.expiresAt } : {}),
      });
    });
}

const graceHours: Parser<GraceHours> = (input) => {
  const found = GRACE_HOURS.find((hours) => String(hours) === input);
  return found === undefined ? refuse('invalid_format', 'must be 0, 1 or 24') : accept(found);
};

function requireChange(change: Change): void {
  if (Object.keys(change).length === 0) {
    throw new CommandError(
      'Nothing to change: give --name, --can-edit, --admin (or --no-…), --rotate-key, --revoke-key, --reconciliation-token or --reset-password.',
    );
  }
  if (change.grace !== undefined && !change.rotateKey) {
    throw new CommandError('--grace requires --rotate-key: add it, or omit --grace.');
  }
  if (change.rotateKey && change.revokeKey) {
    throw new CommandError('--rotate-key and --revoke-key exclude each other: omit one.');
  }
}

async function accountOf({ service }: CommandAccounts, email: string): Promise<Account> {
  const account = await service.find(email);
  if (account !== null) return account;
  throw new CommandError(
    `No account has the email address ${email}: correct --email, or create the account with user:create.`,
  );
}

/** Makes all changes in one transaction. */
function update(
  accounts: CommandAccounts,
  email: string,
  { rotateKey, grace = 0, revokeKey, resetPassword, reconciliationToken, ...fields }: Change,
) {
  const { db, service } = accounts;
  return db.transaction(async () => {
    const found = await accountOf(accounts, email);
    await service.update(found.id, fields);
    if (revokeKey) await service.revokeKey(found.id);
    const key = rotateKey ? await service.issueKey(found.id, grace) : null;
    const token =
      reconciliationToken === undefined ? null : await issueToken(accounts, found.id, reconciliationToken);
    const link = resetPassword ? await accounts.resetLink(found.id) : null;
    const changed = (await service.find(email))!;
    return { account: await accounts.shown(changed), key, token, link };
  });
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

function said(email: string, { revokeKey }: Change, { key, token, link }: Secrets): string {
  const secrets = [
    ...(key ? [`The account of ${email} has a new API key, shown only once:\n\n  ${key}`] : []),
    ...(token
      ? [`The account of ${email} has a new reconciliation token, shown only once:\n\n  ${token}`]
      : []),
    ...(link
      ? [
          `This link sets a new password for ${email}, once, until ${moment(link.expiresAt)}:\n\n  ${link.url}`,
        ]
      : []),
  ];
  if (secrets.length > 0) return secrets.join('\n\n');
  return `The account of ${email} was changed.${revokeKey ? ' Its API key was revoked.' : ''}`;
}

const moment = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

export function creditsAuditCommand(context: CommandContext): Command {
  return command('credits:audit', 'check that every balance is the sum of its ledger').action(
    async ({ json }: { json?: boolean }) => {
      const { audit } = await context.accounts();
      const report = await audit.report();
      context.print(json, auditText(report), report);
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

function auditText({ accounts, balance, ledger, differences }: AuditReport): string {
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
      const accounts = await context.accounts();
      const account = await accountOf(accounts, email);
      const posting = { accountId: account.id, kind: 'adjustment', credits, reference: reason } as const;
      const { balance, owed } = await accounts.ledger.post(posting);
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
