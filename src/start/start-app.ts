import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Account } from '../accounts/accounts.entities.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { Passwords } from '../accounts/passwords.js';
import { sessionSecret } from '../accounts/session-secret.js';
import { localUrl, type Config } from '../config/config.js';
import { createApp } from '../create-app.js';
import { AccountOpening } from '../credits/ledger.js';
import type { DatabaseAccess } from '../database/connect.js';
import { Database } from '../database/database.js';
import { noteServerAddress } from '../database/embedded-postgres.js';
import { requireCurrentSchema } from '../database/migrate.js';
import type { Lifecycle } from './run.js';
import { DEMO_EDITOR, loadSample } from '../sample/load-sample.js';

export interface Started {
  /** The address for clients. */
  readonly publicUrl: string;
  /** The address that works on this machine. */
  readonly localUrl: string;
  /** The demo editor, if present. Its key and password are available only on the start that created it. */
  readonly demo: {
    readonly email: string;
    readonly secrets: { readonly key: string; readonly password: string } | null;
  } | null;
  readonly hasAccounts: boolean;
}

export function startText(started: Started): string {
  return `Directory Service is ready.

  Address        ${started.publicUrl}
  Documentation  ${started.publicUrl}/docs
  Workbench      ${started.publicUrl}/workbench
${howToCall(started)}`;
}

function howToCall({ localUrl, demo, hasAccounts }: Started): string {
  if (demo?.secrets) {
    const { key, password } = demo.secrets;
    const header = `-H 'Authorization: Bearer ${key}'`;
    return `
A sample directory was loaded. Its editor uses this password for the workbench and this key for the API. Both are
shown only once:

  Email address  ${demo.email}
  Password       ${password}
  API key        ${key}

Three calls to try:

  curl ${header} '${localUrl}/api/v1/organizations?domain=harbourlight.example'
  curl ${header} '${localUrl}/api/v1/people?per_page=3'
  curl ${header} -H 'Content-Type: application/json' -d '{"first_name":"Ada","last_name":"Lovelace","source_url":"https://example.org/ada"}' ${localUrl}/api/v1/people/quick_add
`;
  }
  if (demo) {
    return `
The first start showed the password and API key of the demo editor. To create new ones:

  npm run directory -- user:update --email ${demo.email} --reset-password --rotate-key
`;
  }
  return hasAccounts
    ? ''
    : `
To create an account and its API key:

  npm run directory -- user:create --email you@example.org --name 'Your Name' --can-edit
`;
}

/**
 * Starts the application on a database and listens. Requires the current schema; loads the sample into a new embedded
 * database.
 */
export async function startApp(
  config: Config,
  database: DatabaseAccess,
  { onShutdown }: Lifecycle,
): Promise<Started> {
  // Nest would log an error in the secret as a defect.
  sessionSecret(config);
  await requireCurrentSchema(database);
  const creating = createApp(config, database.url, { background: database.embedded });
  onShutdown(async () => (await creating).close());
  const app = await creating;
  app.flushLogs();
  const password = randomBytes(12).toString('base64url');
  const hash = () => app.get(Passwords).hash(password, 'sample');
  const key = database.embedded ? await loadSample(app.get(Database), app.get(AccountOpening), hash) : null;
  await app.listen(config.port, config.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const local = localUrl(config.host, port);
  // Port 0 selects a free port, which the configuration cannot know.
  const publicUrl = config.port === 0 ? local : config.publicUrl;
  if (database.embedded) {
    const remove = noteServerAddress(config.dataDir, publicUrl);
    onShutdown(() => Promise.resolve(remove()));
  }
  const demo = await app.get(AccountsService).find(DEMO_EDITOR.email);
  return {
    publicUrl,
    localUrl: local,
    demo: demo && { email: demo.email, secrets: key === null ? null : { key, password } },
    hasAccounts: await app.get(Database).manager.exists(Account),
  };
}
