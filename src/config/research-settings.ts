import { integer, oneOf, type Environment } from './environment.js';

/** How domains of which nothing is known are looked into. */
export interface ResearchSettings {
  /** False: lookups ask for nothing to be looked into. */
  readonly enabled: boolean;
  /** Domains that one worker process looks into at the same time. */
  readonly concurrency: number;
  /** Days after which a domain that was looked into is looked into again. */
  readonly repeatAfterDays: number;
  /** Milliseconds before what failed is tried again; from attempt to attempt twice as many. Not from the environment. */
  readonly retryDelayMs: number;
  /** How often requests are looked for that the queue has forgotten, in milliseconds. Not from the environment. */
  readonly sweepEveryMs: number;
  /** What research that is under way may take when the process has to end, in milliseconds. Not from the environment. */
  readonly graceMs: number;
}

/** Throws ConfigError for the first value that is wrong. */
export function researchSettings(env: Environment): ResearchSettings {
  return Object.freeze({
    enabled: oneOf(env, 'RESEARCH_ENABLED', ['true', 'false'], 'true') === 'true',
    concurrency: integer(env, 'RESEARCH_CONCURRENCY', { default: 50, min: 1, max: 1_000 }),
    repeatAfterDays: integer(env, 'RESEARCH_REPEAT_AFTER_DAYS', { default: 30, min: 0, max: 36_500 }),
    retryDelayMs: 15_000,
    sweepEveryMs: 30_000,
    graceMs: 10_000,
  });
}
