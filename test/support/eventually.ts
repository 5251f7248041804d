import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any step takes on a busy machine. */
const TIMEOUT_MS = 90_000;

export interface Waiting {
  readonly everyMs?: number;
  /** Describes the current state, for the error message. */
  readonly currentState?: () => unknown;
}

/**
 * Waits until the condition holds. After the timeout it throws an error with the name of the condition and
 * the current state.
 */
export async function eventually(
  what: string,
  condition: () => Promise<boolean> | boolean,
  { everyMs = 50, currentState }: Waiting = {},
): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) {
      const found = currentState === undefined ? '' : `: ${JSON.stringify(await currentState())}`;
      throw new Error(`Not within ${TIMEOUT_MS / 1_000} s: ${what}${found}`);
    }
    await sleep(everyMs);
  }
}
