import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Dependencies } from './dependencies.js';

/**
 * `degraded`: calls are answered, but some of them by a stand-in, later than usual, or only reads. `draining`: the process
 * was told to end, and should get no new connections.
 */
export type Health = 'ok' | 'degraded' | 'draining' | 'unavailable';

/** Readiness as it is shown. */
export interface ReadinessReport {
  readonly status: Health;
  readonly checks: Readonly<Record<string, CheckReport>>;
}

export interface CheckReport {
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
