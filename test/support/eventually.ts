import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything here takes on a machine that is busy with other work. */
const PATIENCE_MS = 90_000;

export interface Waiting {
  readonly everyMs?: number;
  /** The error if it does not come: what there was instead. */
  readonly instead?: () => unknown;
}

/** Waits until something is so; throws an error that names it, and what there was instead, if it takes too long. */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { everyMs = 50, instead }: Waiting = {},
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      const found = instead === undefined ? '' : `: ${JSON.stringify(await instead())}`;
      throw new Error(`Not within ${PATIENCE_MS / 1_000} s: ${what}${found}`);
    }
    await sleep(everyMs);
  }
}
