import { Injectable } from '@nestjs/common';
import { outsideOfRequests } from '../common/request-context.js';

export interface Sample<T> {
  readonly ok: boolean;
  /** The value of the last successful check; null before the first. */
  readonly value: T | null;
  /** Milliseconds since the last successful check; null before the first. */
  readonly ageMs: number | null;
}

/** Below the usual timeouts of probes, load balancers and Prometheus. */
const PATIENCE_MS = 2_000;

/**
 * A check whose result concurrent callers share. It runs again once the result is older than `freshMs`, never twice at
 * once and outside of any request. No caller waits longer than `patienceMs`; a check that takes longer counts as failed
 * until it is done.
 */
export class Sampled<T> {
  private last: { readonly value: T; readonly at: number } | null = null;
  private ok = false;
  private checkedAt = -Infinity;
  private running: { readonly since: number; readonly done: Promise<void> } | null = null;

  constructor(
    private readonly check: () => Promise<T>,
    private readonly freshMs: number,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Never throws. */
  async take(): Promise<Sample<T>> {
    if (this.running === null && performance.now() - this.checkedAt >= this.freshMs) this.begin();
    if (this.running !== null) await this.wait(this.running);
    const { ok, last } = this;
    return { ok, value: last?.value ?? null, ageMs: last && performance.now() - last.at };
  }

  private begin(): void {
    const since = performance.now();
    const done = outsideOfRequests(() => this.run()).finally(() => {
      this.checkedAt = performance.now();
      this.running = null;
    });
    this.running = { since, done };
  }

  private async run(): Promise<void> {
    try {
      const value = await this.check();
      this.last = { value, at: performance.now() };
      this.ok = true;
    } catch {
      this.ok = false;
    }
  }

  private async wait(running: { readonly since: number; readonly done: Promise<void> }): Promise<void> {
    const left = running.since + this.patienceMs - performance.now();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'late'>((late) => (timer = setTimeout(late, Math.max(left, 0), 'late')));
    if ((await Promise.race([running.done, patience])) === 'late') this.ok = false;
    clearTimeout(timer);
  }
}

/** A gauge that is read at each scrape: one number, or one for each value of a label. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  /** The label's name, if there are several values. */
  readonly label?: string;
  /** A failed reading is omitted from the scrape. */
  readonly read: () => Promise<Values> | Values;
  /** Milliseconds for which a value is reused. Default: read at each scrape. */
  readonly freshMs?: number;
}

type Values = number | Readonly<Record<string, number>>;

/** Registry of this process's gauges. Add readings before the application has started. */
@Injectable()
export class Readings {
  readonly all: Reading[] = [];

  add(...readings: readonly Reading[]): void {
    this.all.push(...readings);
  }
}
