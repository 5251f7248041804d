import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import { isOutcomeUnknown, isRetryable, isSilence } from '../database/pg-errors.js';
import { ApiError, unavailable } from '../common/errors.js';
import { outsideOfRequests } from '../common/request-context.js';
import {
  lockBalance,
  settleInOrder,
  takeBatch,
  type BatchKey,
  type Claim,
  type Part,
  type Taken,
} from './batch.js';

const MAX_ATTEMPTS = 3;
const RETRY_MS = 1_000;
const HURRIED_RETRY_MS = 100;

/** What a transaction that grants claims decided. */
interface Granted {
  readonly parts: readonly Part[];
  readonly refused: readonly Claim[];
  readonly taken: Taken;
}

/** What the queues of one process share. */
export interface QueueOwner {
  /** The name of this process's batches. */
  readonly meter: string;
  /** A number above all that it has returned. */
  nextBatch(): number;
  noteRefusal(accountId: number, refused: boolean): void;
  /** Called when all claims on the account are concluded. */
  onIdle(accountId: number): void;
}

/**
 * The claims on one account. Those that arrive while a statement runs form the next batch: one statement, with a number
 * that is stored in the balance's row. If the answer to a batch is lost, the row tells whether it was committed, and a
 * later number keeps a statement that is still on its way from taking effect. So each claim is taken once or not at all,
 * and a caller who was told that nothing was charged is not.
 */
export class AccountQueue {
  private waiting: Claim[] = [];
  /** By batch whose outcome is unknown: what each claim has been charged if that is the last batch in the row. */
  private readonly doubts = new Map<number, ReadonlyMap<Claim, number>>();
  /** Claims that failed while their outcome was unknown: they are to be charged nothing. */
  private readonly abandoned = new Set<Claim>();
  private pausing: AbortController | null = null;
  private retryMs = RETRY_MS;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly accountId: number,
    private readonly owner: QueueOwner,
  ) {}

  /** Takes part in the next batch. */
  add(claim: Claim): void {
    this.waiting.push(claim);
    // It finds out whether the database is back.
    this.pausing?.abort();
  }

  /** Shortens the pause between retries: the process is about to end. */
  hurry(): void {
    this.retryMs = HURRIED_RETRY_MS;
    this.pausing?.abort();
  }

  /** Ends `run` without concluding what is left. */
  stop(): void {
    this.stopped = true;
    this.pausing?.abort();
  }

  /** Credits whose return has an unknown outcome: refunds, and charges of calls that failed. */
  get unsettled(): number {
    return [...new Set([...this.waiting, ...this.doubtful()])].reduce(
      (sum, { credits }) => sum + Math.abs(credits),
      0,
    );
  }

  /** Charges batch after batch until all claims are concluded. Never throws. */
  async run(): Promise<void> {
    while (this.waiting.length > 0 || this.doubts.size > 0) {
      if (this.stopped) return;
      const claims = this.nextBatch();
      for (let attempt = 1; ; attempt++) {
        try {
          await this.contextOf(claims)(() => this.charge(claims));
          break;
        } catch (error) {
          if (attempt < MAX_ATTEMPTS && this.isWorthRepeating(error)) continue;
          if (this.fail(claims, error)) await this.pause();
          break;
        }
      }
    }
    this.owner.onIdle(this.accountId);
  }

  /** Claims whose writes are of one kind; none while the outcome of a batch is unknown. */
  private nextBatch(): readonly Claim[] {
    if (this.doubts.size > 0) return [];
    const kind = this.waiting.find(({ write }) => write)?.write?.kind;
    const isNow = ({ write }: Claim) => write === undefined || write.kind === kind;
    const claims = this.waiting.filter(isNow);
    this.waiting = this.waiting.filter((claim) => !isNow(claim));
    return claims;
  }

  /** A batch of several calls belongs to none of them. */
  private contextOf(claims: readonly Claim[]): <T>(work: () => T) => T {
    return claims.length === 1 ? claims[0]!.inContext : outsideOfRequests;
  }

  private async charge(claims: readonly Claim[]): Promise<void> {
    if (this.doubts.size === 0 && (await this.chargeAll(claims))) return;
    await this.chargeUnderLock(claims);
  }

  private key(batch: number): BatchKey {
    return { accountId: this.accountId, meter: this.owner.meter, batch };
  }

  /** The claims of batches whose outcome is unknown. */
  private doubtful(): Set<Claim> {
    return new Set([...this.doubts.values()].flatMap((taken) => [...taken.keys()]));
  }

  /** One statement for all claims; false if the balance does not hold their sum. */
  private async chargeAll(claims: readonly Claim[]): Promise<boolean> {
    const batch = this.owner.nextBatch();
    const parts = claims.map((claim) => ({ ...claim, claim }));
    try {
      const taken = await takeBatch(this.db, this.key(batch), parts);
      if (taken === null) return false;
      this.owner.noteRefusal(this.accountId, false);
      settleInOrder(parts, taken);
      return true;
    } catch (error) {
      if (isOutcomeUnknown(error))
        this.doubts.set(batch, new Map(claims.map((claim) => [claim, claim.credits])));
      throw error;
    }
  }

  /**
   * Concludes batches whose outcome is unknown and grants claims, refunds first, as long as the balance holds them. The
   * balance stays locked meanwhile.
   */
  private async chargeUnderLock(claims: readonly Claim[]): Promise<void> {
    const batch = this.owner.nextBatch();
    const involved = new Set([...claims, ...this.doubtful()]);
    try {
      const granted = await this.db.transaction(() => this.grant(batch, involved));
      this.conclude(involved, granted);
    } catch (error) {
      if (!isOutcomeUnknown(error)) this.doubts.delete(batch);
      throw error;
    }
  }

  /** The work of a transaction, which may run again. */
  private async grant(batch: number, claims: ReadonlySet<Claim>): Promise<Granted> {
    this.doubts.delete(batch);
    const row = await lockBalance(this.db, this.key(batch));
    let balance = row?.balance ?? 0;
    const before = this.doubts.get(row?.batch ?? 0);
    const after = new Map(before);
    const due = (claim: Claim) => (this.abandoned.has(claim) ? 0 : claim.credits);
    const change = (claim: Claim) => due(claim) - (before?.get(claim) ?? 0);
    const parts: Part[] = [];
    const refused: Claim[] = [];
    for (const claim of [...claims].sort((a, b) => Math.sign(change(a)) - Math.sign(change(b)))) {
      const credits = change(claim);
      if (credits > balance) {
        refused.push(claim);
        continue;
      }
      balance -= credits;
      after.set(claim, due(claim));
      const write = credits > 0 ? claim.write : undefined;
      if (credits !== 0) parts.push({ operation: claim.operation, credits, write, claim });
    }
    // With nothing to take, too, where a batch may still be on its way: its number is then too low.
    const isNeeded = parts.length > 0 || this.doubts.size > 0;
    const taken = isNeeded ? await takeBatch(this.db, this.key(batch), parts) : null;
    this.doubts.set(batch, after);
    return { parts, refused, taken: taken ?? { balance } };
  }

  private conclude(claims: ReadonlySet<Claim>, { parts, refused, taken }: Granted): void {
    this.doubts.clear();
    this.abandoned.clear();
    if (refused.length > 0) this.owner.noteRefusal(this.accountId, true);
    for (const claim of refused) claim.settle({ granted: false, remaining: taken.balance });
    settleInOrder(parts, taken);
    // The rest had been charged by a batch whose answer was lost; to settle a claim again has no effect.
    for (const claim of claims) claim.settle({ granted: true, remaining: taken.balance });
  }

  /** A deadlock, or a connection that broke: another one tells what came of the batch. */
  private isWorthRepeating(error: unknown): boolean {
    return isRetryable(error) || (this.doubts.size > 0 && isOutcomeUnknown(error) && !isSilence(error));
  }

  /**
   * Fails the charges of a batch, and those that wait for the same database. Refunds stay. Returns whether there is
   * something to retry.
   */
  private fail(claims: readonly Claim[], error: unknown): boolean {
    const doubtful = this.doubtful();
    const isPassing = error instanceof ApiError || isRetryable(error);
    const reason = isPassing ? Object.assign(unavailable(), { cause: error }) : error;
    const waiting = new Set([...claims, ...this.waiting].filter((claim) => !doubtful.has(claim)));
    for (const claim of [...waiting, ...doubtful]) {
      claim.fail(reason);
      if (claim.credits >= 0 && doubtful.has(claim)) this.abandoned.add(claim);
    }
    // Anything but an outage or a deadlock would only fail again.
    this.waiting = isPassing ? [...waiting].filter(({ credits }) => credits < 0) : [];
    return this.waiting.length > 0 || this.doubts.size > 0;
  }

  private async pause(): Promise<void> {
    if (this.stopped) return;
    this.pausing = new AbortController();
    await sleep(this.retryMs, undefined, { signal: this.pausing.signal }).catch(() => undefined);
    this.pausing = null;
  }
}
