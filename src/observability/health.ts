import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Inject,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  Controller,
  Get,
  Header,
  Res,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Sampled } from './sampled.js';
import { type Config, CONFIG } from '../config/config.js';
import { Endpoint } from '../http/endpoint.js';

interface Dependency {
  /** Its name in health checks and metrics: `database`, `search_index`. */
  readonly name: string;
  /** Without a required dependency no call succeeds; without another one the service is degraded. */
  readonly required: boolean;
  /** Resolves if the dependency works. Must be cheap. */
  readonly check: () => Promise<unknown>;
  /** Further results of the latest check, as numbers. They are public. */
  readonly details?: () => Readonly<Record<string, number>>;
}

/** The public report of a dependency. */
interface CheckReport {
  readonly status: 'ok' | 'unavailable';
  /** Seconds; null if no check has succeeded. */
  readonly last_success_age: number | null;
  /** Numeric details of the check. */
  readonly [detail: string]: unknown;
}

/** A dependency is checked at most once in this time, however many probes arrive. */
const FRESH_MS = 1_000;

/** The registry of this process's dependencies, for health checks and metrics. */
@Injectable()
export class Dependencies {
  private readonly watched: { readonly dependency: Dependency; readonly sampled: Sampled<unknown> }[] = [];

  add(dependency: Dependency): void {
    this.watched.push({ dependency, sampled: new Sampled(dependency.check, FRESH_MS) });
  }

  /** The states in the order of registration. Never throws; exposes only names and numbers. */
  states() {
    return Promise.all(
      this.watched.map(async ({ dependency: { name, required, details }, sampled }) => {
        const { ok, ageMs } = await sampled.take();
        const report: CheckReport = {
          status: ok ? 'ok' : 'unavailable',
          last_success_age: ageMs === null ? null : Math.round(ageMs) / 1_000,
          ...details?.(),
        };
        return { name, required, report };
      }),
    );
  }
}

/**
 * `degraded`: calls succeed, but some use a fallback, are delayed, or are limited to reads. `draining`: the process is
 * shutting down, and should get no new connections.
 */
type Health = 'ok' | 'degraded' | 'draining' | 'unavailable';

interface ReadinessReport {
  readonly status: Health;
  readonly checks: Readonly<Record<string, CheckReport>>;
}

/** Whether load balancers should route calls to this process. */
@Injectable()
export class Readiness implements OnModuleDestroy, BeforeApplicationShutdown {
  private draining = false;

  constructor(
    private readonly dependencies: Dependencies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async report(): Promise<ReadinessReport> {
    const states = await this.dependencies.states();
    const missing = states.filter(({ report }) => report.status !== 'ok');
    const status: Health = this.draining
      ? 'draining'
      : missing.some(({ required }) => required)
        ? 'unavailable'
        : missing.length > 0
          ? 'degraded'
          : 'ok';
    return { status, checks: Object.fromEntries(states.map(({ name, report }) => [name, report])) };
  }

  onModuleDestroy(): void {
    this.draining = true;
  }

  /** Keeps serving until load balancers have stopped routing to this process. */
  async beforeApplicationShutdown(): Promise<void> {
    await sleep(this.config.shutdownDelayMs);
  }
}

/** The HTTP status of the report: a degraded process still serves. */
export const statusOf = ({ status }: ReadinessReport): 200 | 503 =>
  status === 'ok' || status === 'degraded' ? 200 : 503;

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'showLiveness',
    summary: 'Check liveness',
    description: 'For process supervisors. Requires no key, and responds under any load.',
    access: 'public',
    always: true,
    reply: 'Liveness',
  })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'showReadiness',
    summary: 'Check readiness',
    description:
      'For load balancers. Returns 503 while a dependency that every call needs is unreachable, while load shedding rejects more requests than are served, and once the process drains. `load` fails while any request is rejected. Lists each dependency with the seconds since its last success; checks run at most once a second. Requires no key, and responds under any load.',
    access: 'public',
    always: true,
    reply: 'Readiness',
    also: { 503: 'Readiness' },
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.readiness.report();
    void reply.status(statusOf(report));
    return report;
  }
}
