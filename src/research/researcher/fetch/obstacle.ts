import type { ResearchOutcome } from '../findings.js';

/** Why something was not read: one sentence that an editor can act on, and what it means for the whole. */
export class Obstacle extends Error {
  override name = 'Obstacle';

  constructor(
    /** How a research ends that meets this at the first page. */
    readonly outcome: ResearchOutcome,
    message: string,
    /** Whether the same may go better later. */
    readonly retryable: boolean = false,
  ) {
    super(message);
  }
}

/** The site, or this service's own rules, say no. */
export const refused = (message: string): Obstacle => new Obstacle('refused', message);

/** It went wrong, and would again. */
export const failed = (message: string): Obstacle => new Obstacle('failed', message);

/** It went wrong this time. */
export const failedForNow = (message: string): Obstacle => new Obstacle('failed', message, true);

/** There is nothing to read. */
export const nothing = (message: string): Obstacle => new Obstacle('completed', message);
