import { readFileSync } from 'node:fs';
import {
  Inject,
  Injectable,
  Optional,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { StartupError } from '../database/startup-error.js';
import { Readiness, statusOf } from '../health/readiness.js';
import { Listener } from '../metrics/listener.js';
import type { Metrics } from '../metrics/metrics.js';
import { Readings } from '../metrics/readings.js';

/** Injects the process's metrics; null without METRICS_PORT. */
export const METRICS = Symbol('metrics');

/** Makes them. prom-client is loaded only then: it takes time and memory. */
export async function createMetrics(config: Config): Promise<Metrics | null> {
  if (config.metrics === null) return null;
  const { Metrics } = await import('../metrics/metrics.js');
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return new Metrics((JSON.parse(file) as { version: string }).version);
}

/** Shows metrics and health on a port of their own, in every kind of process. */
@Injectable()
export class Monitoring implements OnApplicationBootstrap, OnApplicationShutdown {
  private listener: Listener | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(METRICS) private readonly metrics: Metrics | null,
    private readonly readings: Readings,
    private readonly readiness: Readiness,
  ) {}

  /** Where it listens; null without METRICS_PORT. */
  get port(): number | null {
    return this.listener?.port ?? null;
  }

  /** Throws StartupError if it cannot listen there. */
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
    this.listener = await Listener.open(routes, { host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(
        `Metrics cannot be shown at ${host}:${port} (${error.code}): set METRICS_PORT and METRICS_HOST to an address of this machine that is free; each process needs one of its own.`,
      );
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.close();
    this.metrics?.close();
  }
}

const json = (status: number, body: object) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
