import { createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { loadConfig, type Config } from '../config/config.js';
import { ConfigError } from '../config/environment.js';
import { resolveDatabase } from '../database/connect.js';
import { requireNoServer } from '../database/embedded-postgres.js';
import { createLogger } from '../observability/logging.js';
import { type Lifecycle, traceThisProcess } from './run.js';
import { startText } from './start-app.js';

/**
 * Rejects with the error of `listen` if the service could not listen there now. Asked first, a start that is bound to
 * fail does so before anything else is touched.
 */
function requireFreePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** Starts the API server, and says on stdout where it is to be found. Throws for what the operator has to see to. */
export async function serve(
  lifecycle: Lifecycle,
  stdout: Pick<NodeJS.WritableStream, 'write'> = process.stdout,
): Promise<void> {
  const config = loadConfig();
  Logger.overrideLogger(createLogger(config.logLevel));
  requirePortForMetrics(config);
  await requireFreePort(config.host, config.port).catch(async (taken: unknown) => {
    // A second start says that the service runs already, rather than that the port is in use.
    if (config.databaseUrl === null) await requireNoServer(config.dataDir);
    throw taken;
  });
  if (config.tracing) await traceThisProcess('directory-service', config.tracing, lifecycle);
  const opening = resolveDatabase(config, 'server');
  lifecycle.onShutdown(async () => (await opening).stop());
  // A server that is there already is asked first: while the application is loaded, its answer could not be heard in
  // time.
  if (config.databaseUrl !== null) await opening;
  // PostgreSQL of our own starts while the application is loaded, which takes as long.
  const [database, { startApp }] = await Promise.all([opening, import('./start-app.js')]);
  stdout.write(startText(await startApp(config, database, lifecycle)));
}

/** Else the service would call the port that it has itself taken for its metrics another program's. */
function requirePortForMetrics({ host, port, metrics }: Config): void {
  if (metrics === null || port === 0 || metrics.port !== port) return;
  const hosts = [host, metrics.host];
  if (host !== metrics.host && !hosts.includes('0.0.0.0') && !hosts.includes('::')) return;
  throw new ConfigError(`METRICS_PORT is ${port}, the same as PORT: set it to another port.`);
}
