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
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Endpoint } from '../http/endpoint.js';

/** Something that the service needs, or is better with. */
interface Dependency {
  /** As health and metrics name it: `database`, `search_index`. */
  readonly name: string;
  /** Without one that is required no call can be answered; without another some calls are answered worse. */
  readonly required: boolean;
  /** Resolves if it does its work at the moment. Must be cheap. */
  readonly check: () => Promise<unknown>;
  /** What else the latest check has found, in numbers that are shown to everybody. */
  readonly details?: () => Readonly<Record<string, number>>;
}

interface DependencyState {
  readonly name: string;
  readonly required: boolean;
  readonly ok: boolean;
  /** Seconds since the last check that succeeded; null if none has. */
  readonly lastSuccessAge: number | null;
  readonly details: Readonly<Record<string, number>>;
}

/** However often probes ask, a dependency is asked once in this time. */
const FRESH_MS = 1_000;
/** Well within what supervisors and balancers give a probe. */
const PATIENCE_MS = 2_000;

/** All dependencies of this process. A part that has one adds it; health and metrics read them here. */
@Injectable()
export class Dependencies {
  private readonly watched: { readonly dependency: Dependency; readonly sampled: Sampled<unknown> }[] = [];

  add(dependency: Dependency): void {
    const options = { freshMs: FRESH_MS, patienceMs: PATIENCE_MS };
    this.watched.push({ dependency, sampled: new Sampled(dependency.check, options) });
  }

  /** How each of them is, in the order in which they were added. Never throws, and tells nothing but names and numbers. */
  states(): Promise<DependencyState[]> {
    return Promise.all(
      this.watched.map(async ({ dependency: { name, required, details }, sampled }) => {
        const { ok, ageMs } = await sampled.take();
        const lastSuccessAge = ageMs === null ? null : Math.round(ageMs) / 1_000;
        return { name, required, ok, lastSuccessAge, details: details?.() ?? {} };
      }),
    );
  }
}

/**
 * `degraded`: calls are answered, but some of them by a stand-in, later than usual, or only reads. `draining`: the process
 * was told to end, and should get no new connections.
 */
type Health = 'ok' | 'degraded' | 'draining' | 'unavailable';

/** Readiness as it is shown. */
interface ReadinessReport {
  readonly status: Health;
  readonly checks: Readonly<Record<string, CheckReport>>;
}

interface CheckReport {
  readonly status: 'ok' | 'unavailable';
  /** Seconds; null if it never succeeded. */
  readonly last_success_age: number | null;
  /** What else a check tells, in numbers. */
  readonly [detail: string]: unknown;
}

/** Whether this process should be given calls. */
@Injectable()
export class Readiness implements OnModuleDestroy, BeforeApplicationShutdown {
  private draining = false;

  constructor(
    private readonly dependencies: Dependencies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async report(): Promise<ReadinessReport> {
    const states = await this.dependencies.states();
    const missing = states.filter(({ ok }) => !ok);
    const status: Health = this.draining
      ? 'draining'
      : missing.some(({ required }) => required)
        ? 'unavailable'
        : missing.length > 0
          ? 'degraded'
          : 'ok';
    const checks = states.map(({ name, ok, lastSuccessAge, details }): [string, CheckReport] => [
      name,
      { status: ok ? 'ok' : 'unavailable', last_success_age: lastSuccessAge, ...details },
    ]);
    return { status, checks: Object.fromEntries(checks) };
  }

  onModuleDestroy(): void {
    this.draining = true;
  }

  /** Goes on serving until balancers have heard that this process is about to end. */
  async beforeApplicationShutdown(): Promise<void> {
    await sleep(this.config.shutdownDelayMs);
  }
}

/** The HTTP status for it: a degraded process still serves. */
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
