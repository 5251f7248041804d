import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

type Routes = Readonly<Record<string, () => Promise<Answer>>>;

/** Few clients monitor a process. */
const MAX_CONNECTIONS = 100;
const IDLE_TIMEOUT_MS = 10_000;

/** A separate, minimal HTTP server for monitoring. */
function monitoringServer(routes: Routes): Server {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    void answer(routes, request.method, request.url).then(({ status, type, body }) => {
      response.writeHead(status, {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  // Disconnects clients that do not read the response.
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

async function answer(routes: Routes, method = '', url = ''): Promise<Answer> {
  const path = url.split('?', 1)[0]!;
  const route = Object.hasOwn(routes, path) ? routes[path]! : null;
  if (route === null) return plain(404, `Here are ${Object.keys(routes).join(', ')}.`);
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET only.');
  return route().catch(() => plain(500, 'The metrics could not be collected.'));
}

const plain = (status: number, sentence: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${sentence}\n`,
});

/** Counts every response of the server, and adds a reading of its open connections. */
export function countRequests(server: FastifyInstance, metrics: Metrics, readings: Readings): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest(
      request.method,
      route,
      reply.statusCode,
      reply.elapsedTime / 1_000,
      creditsOf(reply),
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

const creditsOf = (reply: FastifyReply): number => Number(reply.getHeader('x-api-credits-charged') ?? 0);

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
  private server: Server | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(METRICS) private readonly metrics: Metrics | null,
    private readonly readings: Readings,
    private readonly readiness: Readiness,
  ) {}

  /** The actual port; null without METRICS_PORT. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | undefined)?.port ?? null;
  }

  /** Throws StartupError if it cannot listen. */
  async onApplicationBootstrap(): Promise<void> {
    const { metrics, readiness } = this;
    if (metrics === null) return;
    for (const reading of this.readings.all) metrics.read(reading);
    const routes = {
      '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
      '/health/live': async () => json(200, { status: 'ok' }),
      '/health/ready': async () => {
        const report = await readiness.report();
        return json(statusOf(report), report);
      },
    };
    const { host, port } = this.config.metrics!;
    const server = monitoringServer(routes);
    await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(
        `Metrics cannot be shown at ${host}:${port} (${error.code}): set METRICS_PORT and METRICS_HOST to an address of this machine that is free; each process needs one of its own.`,
      );
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await this.server?.[Symbol.asyncDispose]();
    this.metrics?.close();
  }
}

const json = (status: number, body: object) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
