import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '../config/config.js';
import { resolveDatabase } from '../database/connect.js';
import { requireCurrentSchema } from '../database/migrate.js';
import { StartupError } from '../database/startup-error.js';
import { createLogger } from '../observability/logging.js';
import { type Lifecycle, traceThisProcess } from './run.js';
import { WorkerModule } from '../core.module.js';

/** Starts a worker, and prints that it is ready to stdout. Throws for problems that the operator can fix. */
export async function work(
  lifecycle: Lifecycle,
  stdout: Pick<NodeJS.WritableStream, 'write'> = process.stdout,
): Promise<void> {
  const config = loadConfig();
  Logger.overrideLogger(createLogger(config.logLevel));
  if (config.databaseUrl === null) {
    throw new StartupError(
      'With the embedded database, the server does the background work itself: set DATABASE_URL to run workers.',
    );
  }
  if (config.tracing) await traceThisProcess('directory-worker', config.tracing, lifecycle);
  const database = await resolveDatabase(config, 'client');
  await requireCurrentSchema(database);
  const creating = NestFactory.createApplicationContext(WorkerModule.forRoot(config, database.url), {
    bufferLogs: true,
    abortOnError: false,
  });
  lifecycle.onShutdown(async () => (await creating).close());
  (await creating).flushLogs();
  stdout.write('Directory Service worker is ready.\n');
}
