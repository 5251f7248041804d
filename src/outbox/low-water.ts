/** A transaction that takes longer than this is not foreseen: its messages are found by a look from the beginning. */
const MAX_TRANSACTION_MS = 5_000;
const LOOK_FROM_BEGINNING_MS = 1_000;

/**
 * Knows below which id nothing waits any more. Deleted rows slow down a scan from the beginning
 * until they have been vacuumed, and any long transaction puts that off: after an import each look would take as long as
 * reading all of them. Ids are not committed in their order, so the mark follows a few seconds later, and once a second
 * everything is looked at, also for what another worker has given back.
 */
export class LowWater {
  private mark = 0;
  private coming: { readonly id: number; readonly at: number }[] = [];
  private beganAt = -Infinity;

  /** The id from which to look now; 0: from the beginning. */
  from(now: number): number {
    const due = this.coming.filter(({ at }) => now - at > MAX_TRANSACTION_MS);
    this.coming = this.coming.slice(due.length);
    this.mark = Math.max(this.mark, ...due.map(({ id }) => id));
    if (now - this.beganAt < LOOK_FROM_BEGINNING_MS) return this.mark;
    this.beganAt = now;
    return 0;
  }

  /** Takes note that `id` was the lowest that could be claimed. */
  lowestWas(id: number, now: number): void {
    this.coming.push({ id, at: now });
  }
}
