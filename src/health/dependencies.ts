import { Injectable } from '@nestjs/common';
import { Sampled } from '../metrics/sampled.js';

/** Something that the service needs, or is better with. */
export interface Dependency {
  /** As health and metrics name it: `database`, `search_index`. */
  readonly name: string;
  /** Without one that is required no call can be answered; without another some calls are answered worse. */
  readonly required: boolean;
  /** Resolves if it does its work at the moment. Must be cheap. */
  readonly check: () => Promise<unknown>;
  /** What else the latest check has found, in numbers that are shown to everybody. */
  readonly details?: () => Readonly<Record<string, number>>;
}

export interface DependencyState {
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
