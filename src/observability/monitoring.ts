import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import {
  Inject,
  Injectable,
  Optional,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Metrics } from './metrics.js';
import { Readings } from './sampled.js';
import { type Config, CONFIG } from '../config/config.js';
import { release } from '../config/environment.js';
import { StartupError } from '../database/startup-error.js';
import { Readiness, statusOf } from './health.js';

/** Few clients monitor a process. */
const MAX_CONNECTIONS = 100;
const IDLE_TIMEOUT_MS = 10_000;

/** A separate server for monitoring, which stays reachable while the API's is overloaded. */
function monitoringServer({ registry }: Metrics, readiness: Readiness): FastifyInstance {
  const server = fastify({
    requestTimeout: 10_000,
    http: { headersTimeout: 5_000 },
    // Disconnects clients that do not read the response.
    connectionTimeout: IDLE_TIMEOUT_MS,
    forceCloseConnections: true,
  });
  server.server.maxConnections = MAX_CONNECTIONS;
  server.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const report = await readiness.report();
    return reply.status(statusOf(report)).send(report);
  });
  server.setNotFoundHandler(({ url }, reply) =>
    server.hasRoute({ method: 'GET', url: url.split('?', 1)[0]! })
      ? reply.status(405).send('GET only.\n')
      : reply.status(404).send('Here are /metrics, /health/live, /health/ready.\n'),
  );
  server.setErrorHandler((_error, _request, reply) =>
    reply.status(500).send('The metrics could not be collected.\n'),
  );
  return server;
}

/** Counts every response of the server, and adds a reading of its open connections. */
export function countRequests(server: FastifyInstance, metrics: Metrics, readings: Readings): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest(
      request.method,
      route,
      reply.statusCode,
      reply.elapsedTime / 1_000,
      // Not from the header: a stream is charged after its headers were sent.
      request.charge?.credits ?? 0,
    );
    done();
  });
  readings.add({
    name: 'directory_open_connections',
    help: 'Connections of clients',
    read: () =>
      new Promise((resolve, reject) =>
        server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  });
}

/** Injects the process's metrics; null without METRICS_PORT. */
export const METRICS = Symbol('metrics');

/** Creates the metrics. Loads prom-client only if needed, to save time and memory. */
export async function createMetrics(config: Config): Promise<Metrics | null> {
  if (config.metrics === null) return null;
  const { Metrics } = await import('./metrics.js');
  return new Metrics(release());
}

/** Serves metrics and health on METRICS_PORT, in every kind of process. */
@Injectable()
export class Monitoring implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: FastifyInstance | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(METRICS) private readonly metrics: Metrics | null,
    private readonly readings: Readings,
    private readonly readiness: Readiness,
  ) {}

  /** The actual port; null without METRICS_PORT. */
  get port(): number | null {
    return (this.server?.server.address() as AddressInfo | undefined)?.port ?? null;
  }

  /** Throws StartupError if it cannot listen. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.metrics === null) return;
    for (const reading of this.readings.all) this.metrics.read(reading);
    const { host, port } = this.config.metrics!;
    const server = monitoringServer(this.metrics, this.readiness);
    await server.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(
        `Metrics cannot be shown at ${host}:${port} (${error.code}): set METRICS_PORT and METRICS_HOST to an address of this machine that is free; each process needs one of its own.`,
      );
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
    this.metrics?.close();
  }
}
