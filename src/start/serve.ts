import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { loadConfig, localUrl, type Config } from '../config/config.js';
import { createApp } from '../create-app.js';
import { AccountOpening } from '../credits/account-opening.js';
import { resolveDatabase } from '../database/connect.js';
import { Database } from '../database/database.js';
import { requireNoServer } from '../database/embedded-postgres.js';
import { requireCurrentSchema } from '../database/migrate.js';
import { createLogger } from '../logging.js';
import type { Lifecycle } from '../run.js';
import { DEMO_EDITOR, loadSample } from '../sample/load-sample.js';
import { requireFreePort } from './free-port.js';
import { startText } from './start-text.js';

/** Starts the API server, and says on stdout where it is to be found. Throws for what the operator has to see to. */
export async function serve(
  { onShutdown }: Lifecycle,
  stdout: Pick<NodeJS.WritableStream, 'write'> = process.stdout,
): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  Logger.overrideLogger(logger);
  await requireFreePort(config.host, config.port).catch(async (taken: unknown) => {
    // Who starts the service twice is told that, rather than to look for another port.
    if (config.databaseUrl === null) await requireNoServer(config.dataDir);
    throw taken;
  });

  const opening = resolveDatabase(config, 'server');
  onShutdown(async () => (await opening).stop());
  const database = await opening;
  await requireCurrentSchema(database);

  const creating = createApp(config, database.url);
  onShutdown(async () => (await creating).close());
  const app = await creating;
  app.useLogger(logger);
  const demoKey = database.embedded ? await loadSample(app.get(Database), app.get(AccountOpening)) : null;
  await app.listen(config.port, config.host);
  stdout.write(startText(await factsOf(app, config, demoKey)));
}

async function factsOf(app: NestFastifyApplication, config: Config, demoKey: string | null) {
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
