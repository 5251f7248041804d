import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { sessionSecret } from '../accounts/session-secret.js';
import { localUrl, type Config } from '../config/config.js';
import { createApp } from '../create-app.js';
import { AccountOpening } from '../credits/account-opening.js';
import type { DatabaseAccess } from '../database/connect.js';
import { Database } from '../database/database.js';
import { requireCurrentSchema } from '../database/migrate.js';
import type { Lifecycle } from '../run.js';
import { DEMO_EDITOR, loadSample } from '../sample/load-sample.js';
import type { Started } from './start-text.js';

/** Puts the application on a database, with its schema and (embedded and new) the sample, and lets it listen. */
export async function startApp(
  config: Config,
  database: DatabaseAccess,
  { onShutdown }: Lifecycle,
): Promise<Started> {
  // Nest, which needs it next, would log what is wrong with it as a defect of its own.
  sessionSecret(config);
  await requireCurrentSchema(database);
  const creating = createApp(config, database.url, { background: database.embedded });
  onShutdown(async () => (await creating).close());
  const app = await creating;
  app.flushLogs();
  const demoKey = database.embedded ? await loadSample(app.get(Database), app.get(AccountOpening)) : null;
  await app.listen(config.port, config.host);
  return factsOf(app, config, demoKey);
}

async function factsOf(
  app: NestFastifyApplication,
  config: Config,
  demoKey: string | null,
): Promise<Started> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const local = localUrl(config.host, port);
  const demo = await app.get(AccountsService).find(DEMO_EDITOR.email);
  return {
    // Port 0 means any free one, which the configuration could not know.
    publicUrl: config.port === 0 ? local : config.publicUrl,
    localUrl: local,
    demo: demo && { email: demo.email, key: demoKey },
    hasAccounts: await app.get(Database).manager.exists(Account),
  };
}
