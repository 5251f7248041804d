import { once } from 'node:events';
import { createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { loadConfig, type Config } from '../config/config.js';
import { ConfigError } from '../config/environment.js';
import { resolveDatabase } from '../database/connect.js';
import { requireNoServer } from '../database/embedded-postgres.js';
import { createLogger } from '../observability/logging.js';
import { type Lifecycle, traceThisProcess } from './run.js';

/**
 * Rejects with the error of `listen` if the address is unavailable. Called first, so that a start that would fail has
 * no effects.
 */
async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer().listen({ host, port, exclusive: true });
  await once(server, 'listening');
  await server[Symbol.asyncDispose]();
}

/** Starts the API server, and prints its address to stdout. Throws for problems that the operator can fix. */
export async function serve(
  lifecycle: Lifecycle,
  stdout: Pick<NodeJS.WritableStream, 'write'> = process.stdout,
): Promise<void> {
  const config = loadConfig();
  Logger.overrideLogger(createLogger(config.logLevel));
  requirePortForMetrics(config);
  await requireFreePort(config.host, config.port).catch(async (taken: unknown) => {
    // If the service already runs, the error says so, rather than that the port is in use.
    if (config.databaseUrl === null) await requireNoServer(config.dataDir);
    throw taken;
  });
  if (config.tracing) await traceThisProcess('directory-service', config.tracing, lifecycle);
  const opening = resolveDatabase(config, 'server');
  lifecycle.onShutdown(async () => (await opening).stop());
  // Connects to an existing server first: loading the application blocks the event loop, and the connection would time
  // out.
  if (config.databaseUrl !== null) await opening;
  // The embedded PostgreSQL starts while the application is loaded, which takes about as long.
  const [database, { startApp, startText }] = await Promise.all([opening, import('./start-app.js')]);
  stdout.write(startText(await startApp(config, database, lifecycle)));
}

/** Otherwise the service would report that another program uses the port that it uses itself for metrics. */
function requirePortForMetrics({ host, port, metrics }: Config): void {
  if (metrics === null || port === 0 || metrics.port !== port) return;
  const hosts = [host, metrics.host];
  if (host !== metrics.host && !hosts.includes('0.0.0.0') && !hosts.includes('::')) return;
  throw new ConfigError(`METRICS_PORT is ${port}, the same as PORT: set it to another port.`);
}
