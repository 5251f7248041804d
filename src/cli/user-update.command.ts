import type { Command } from 'commander';
import { emailAddress } from '../values/email.js';
import { text } from '../values/text.js';
import type { CommandAccounts } from './accounts.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './context.js';
import { command, requiredOption, valueOption } from './options.js';

interface Change {
  readonly name?: string;
  readonly canEdit?: boolean;
  readonly admin?: boolean;
  readonly rotateKey?: boolean;
  readonly revokeKey?: boolean;
  readonly resetPassword?: boolean;
}

/** What is shown now and never again. */
interface Secrets {
  readonly key: string | null;
  readonly link: { readonly url: string; readonly expiresAt: Date } | null;
}

interface Options extends Change {
  readonly email: string;
  readonly json?: boolean;
}

export function userUpdateCommand(context: CommandContext): Command {
  return command('user:update', "change an account's name, rights, API key or password")
    .addOption(requiredOption('--email <address>', 'email address of the account', emailAddress))
    .addOption(valueOption('--name <name>', 'its new name', text()))
    .option('--can-edit', 'allow its key to create, change and delete records')
    .option('--no-can-edit', 'make its key read-only')
    .option('--admin', 'stop metering its calls')
    .option('--no-admin', 'meter its calls')
    .option('--rotate-key', 'create a new API key and revoke the current one')
    .option('--revoke-key', 'revoke its API key')
    .option('--reset-password', 'print a link, good for one day and one use, that sets a new password')
    .action(async ({ json, email, ...change }: Options) => {
      requireChange(change);
      const { account, key, link } = await update(await context.accounts(), email, change);
      context.print(json, said(account.email, change, { key, link }), {
        account,
        ...(key ? { api_key: key } : {}),
        ...(link ? { reset_password_url: link.url, reset_password_expires_at: link.expiresAt } : {}),
      });
    });
}

function requireChange(change: Change): void {
  if (Object.keys(change).length === 0) {
    throw new CommandError(
      'Nothing to change: give --name, --can-edit, --admin (or --no-…), --rotate-key, --revoke-key or --reset-password.',
    );
  }
  if (change.rotateKey && change.revokeKey) {
    throw new CommandError('--rotate-key and --revoke-key exclude each other: leave one of them out.');
  }
}

/** Makes the whole change, or none of it. */
function update(
  accounts: CommandAccounts,
  email: string,
  { rotateKey, revokeKey, resetPassword, ...fields }: Change,
) {
  const { db, service } = accounts;
  return db.transaction(async () => {
    const found = await service.find(email);
    if (found === null) {
      throw new CommandError(`--email ${email} has no account: correct it, or make one with user:create.`);
    }
    await service.update(found.id, fields);
    if (revokeKey) await service.revokeKey(found.id);
    const key = rotateKey ? await service.issueKey(found.id) : null;
    const link = resetPassword ? await accounts.resetLink(found.id) : null;
    const changed = (await service.find(email))!;
    return { account: await accounts.shown(changed), key, link };
  });
}

function said(email: string, { revokeKey }: Change, { key, link }: Secrets): string {
  const secrets = [
    ...(key ? [`The account of ${email} has a new API key, shown only now:\n\n  ${key}`] : []),
    ...(link
      ? [
          `This link sets a new password for ${email}, once, until ${moment(link.expiresAt)}:\n\n  ${link.url}`,
        ]
      : []),
  ];
  if (secrets.length > 0) return secrets.join('\n\n');
  return `The account of ${email} was changed.${revokeKey ? ' It has no API key any more.' : ''}`;
}

const moment = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');
