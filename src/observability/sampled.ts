import { Injectable } from '@nestjs/common';
import { outsideOfRequests } from '../common/request-context.js';

/** What is known of something that is looked at now and then. */
export interface Sample<T> {
  /** Whether the latest look succeeded. */
  readonly ok: boolean;
  /** What the last look that succeeded saw; null before the first. */
  readonly value: T | null;
  /** Milliseconds since that look; null before the first. */
  readonly ageMs: number | null;
}

/**
 * A look at something, for as many as ask: taken anew once it is older than `freshMs`, by one at a time, and no caller waits
 * longer than `patienceMs` for it. It belongs to no request. A look that takes longer counts as failed until it is done.
 */
export class Sampled<T> {
  private seen: { readonly value: T; readonly at: number } | null = null;
  private ok = false;
  private lookedAt = -Infinity;
  private looking: { readonly since: number; readonly done: Promise<void> } | null = null;

  constructor(
    private readonly look: () => Promise<T>,
    private readonly options: { readonly freshMs: number; readonly patienceMs: number },
  ) {}

  /** Never throws. */
  async take(): Promise<Sample<T>> {
    if (this.looking === null && performance.now() - this.lookedAt >= this.options.freshMs) this.begin();
    if (this.looking !== null) await this.wait(this.looking);
    const { ok, seen } = this;
    return { ok, value: seen?.value ?? null, ageMs: seen && performance.now() - seen.at };
  }

  private begin(): void {
    const since = performance.now();
    const done = outsideOfRequests(() => this.run()).finally(() => {
      this.lookedAt = performance.now();
      this.looking = null;
    });
    this.looking = { since, done };
  }

  private async run(): Promise<void> {
    try {
      const value = await this.look();
      this.seen = { value, at: performance.now() };
      this.ok = true;
    } catch {
      this.ok = false;
    }
  }

  private async wait(looking: { readonly since: number; readonly done: Promise<void> }): Promise<void> {
    const left = looking.since + this.options.patienceMs - performance.now();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'late'>((late) => (timer = setTimeout(late, Math.max(left, 0), 'late')));
    if ((await Promise.race([looking.done, patience])) === 'late') this.ok = false;
    clearTimeout(timer);
  }
}

/** A value that is read when the metrics are scraped: one number, or one for each value of a label. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  /** The name of the label, if there are several values. */
  readonly label?: string;
  /** What fails is left out of the answer. */
  readonly read: () => Promise<Values> | Values;
  /** Milliseconds for which a value is shown again rather than read. Default: it is read each time. */
  readonly freshMs?: number;
}

type Values = number | Readonly<Record<string, number>>;

/** Readings of this process besides its counters. A part adds its readings before the application is up. */
@Injectable()
export class Readings {
  readonly all: Reading[] = [];

  add(...readings: readonly Reading[]): void {
    this.all.push(...readings);
  }
}
