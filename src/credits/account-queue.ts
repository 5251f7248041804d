import { setTimeout as sleep } from 'node:timers/promises';
import { statement, type Database } from '../database/database.js';
import { isOutcomeUnknown, isRetryable, isResponseTimeout } from '../database/pg-errors.js';
import { ApiError, unavailable } from '../common/errors.js';
import { outsideOfRequests } from '../common/request-context.js';
import { TAKE, TAKE_ONE, type Claim, type Part, type Taken } from './batch.js';

/** $1 account, $2 process: the balance, and the number of the process's last committed batch. */
const LOCK = statement(
  `SELECT balance, (batches->>$2)::bigint AS batch FROM credit_balances WHERE account_id = $1 FOR UPDATE`,
);

const MAX_ATTEMPTS = 3;
const RETRY_MS = 1_000;
const SHUTDOWN_RETRY_MS = 100;

interface Granted {
  readonly parts: readonly Part[];
  readonly refused: readonly Claim[];
  readonly taken: Taken;
}

/** State that the queues of one process share. */
export interface QueueOwner {
  /** The process's key in `credit_balances.batches`. */
  readonly meter: string;
  /** Returns a batch number higher than every earlier one. */
  nextBatch(): number;
  noteRefusal(accountId: number, refused: boolean): void;
  /** Called when every claim on the account is settled or has failed. */
  onIdle(accountId: number): void;
}

/**
 * Queues the claims on one account. Claims that arrive while a statement runs form the next batch: one statement, with
 * a number that is stored in the balance's row. If the response to a batch is lost, the row shows whether the batch was
 * committed, and a later number keeps a statement that is still in flight from taking effect. So each claim is charged
 * at most once, and a caller who got an error is not charged.
 */
export class AccountQueue {
  private waiting: Claim[] = [];
  /** By batch whose outcome is unknown: the charge of each claim, if that batch is the last one in the row. */
  private readonly inDoubt = new Map<number, ReadonlyMap<Claim, number>>();
  /** Claims that failed while their outcome was unknown: any charge for them is refunded. */
  private readonly abandoned = new Set<Claim>();
  private pausing: AbortController | null = null;
  private retryMs = RETRY_MS;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly accountId: number,
    private readonly owner: QueueOwner,
  ) {}

  add(claim: Claim): void {
    this.waiting.push(claim);
    // The claim's attempt shows whether the database is back.
    this.pausing?.abort();
  }

  /** Shortens the pause between retries, since the process is shutting down. */
  hurry(): void {
    this.retryMs = SHUTDOWN_RETRY_MS;
    this.pausing?.abort();
  }

  /** Ends `run` and leaves the remaining claims unsettled. */
  stop(): void {
    this.stopped = true;
    this.pausing?.abort();
  }

  /** Credits of refunds whose outcome is unknown, including charges of failed calls. */
  get unsettled(): number {
    return [...new Set([...this.waiting, ...this.claimsInDoubt()])].reduce(
      (sum, { credits }) => sum + Math.abs(credits),
      0,
    );
  }

  /** Charges batches until no claim is left. Never throws. */
  async run(): Promise<void> {
    while (this.waiting.length > 0 || this.inDoubt.size > 0) {
      if (this.stopped) return;
      const claims = this.nextBatch();
      for (let attempt = 1; ; attempt++) {
        try {
          await this.contextOf(claims)(() => this.charge(claims));
          break;
        } catch (error) {
          if (attempt < MAX_ATTEMPTS && this.isWorthRetrying(error)) continue;
          if (this.fail(claims, error)) await this.pause();
          break;
        }
      }
    }
    this.owner.onIdle(this.accountId);
  }

  /** Takes the claims whose writes are of one kind; none while the outcome of a batch is unknown. */
  private nextBatch(): readonly Claim[] {
    if (this.inDoubt.size > 0) return [];
    const kind = this.waiting.find(({ write }) => write)?.write?.kind;
    const isOfKind = ({ write }: Claim) => write === undefined || write.kind === kind;
    const claims = this.waiting.filter(isOfKind);
    this.waiting = this.waiting.filter((claim) => !isOfKind(claim));
    return claims;
  }

  /** A batch of several calls runs in the context of no request. */
  private contextOf(claims: readonly Claim[]): <T>(work: () => T) => T {
    return claims.length === 1 ? claims[0]!.inContext : outsideOfRequests;
  }

  private async charge(claims: readonly Claim[]): Promise<void> {
    if (this.inDoubt.size === 0 && (await this.chargeAll(claims))) return;
    await this.chargeUnderLock(claims);
  }

  private claimsInDoubt(): Set<Claim> {
    return new Set([...this.inDoubt.values()].flatMap((taken) => [...taken.keys()]));
  }

  /** Charges all claims in one statement; returns false if the balance does not cover their sum. */
  private async chargeAll(claims: readonly Claim[]): Promise<boolean> {
    const batch = this.owner.nextBatch();
    const parts = claims.map((claim) => ({ ...claim, claim }));
    try {
      const taken = await this.take(batch, parts);
      if (taken === null) return false;
      this.owner.noteRefusal(this.accountId, false);
      settleInOrder(parts, taken);
      return true;
    } catch (error) {
      if (isOutcomeUnknown(error))
        this.inDoubt.set(batch, new Map(claims.map((claim) => [claim, claim.credits])));
      throw error;
    }
  }

  /**
   * Resolves batches whose outcome is unknown and grants claims, refunds first, while the balance covers them. The
   * balance stays locked meanwhile.
   */
  private async chargeUnderLock(claims: readonly Claim[]): Promise<void> {
    const batch = this.owner.nextBatch();
    const involved = new Set([...claims, ...this.claimsInDoubt()]);
    try {
      const granted = await this.db.transaction(() => this.grant(batch, involved));
      this.conclude(involved, granted);
    } catch (error) {
      if (!isOutcomeUnknown(error)) this.inDoubt.delete(batch);
      throw error;
    }
  }

  /** The transaction's work; idempotent, since the transaction may be retried. */
  private async grant(batch: number, claims: ReadonlySet<Claim>): Promise<Granted> {
    this.inDoubt.delete(batch);
    const [row] = await this.db.query<{ balance: number; batch: number | null }>(LOCK, [
      this.accountId,
      this.owner.meter,
    ]);
    let balance = row?.balance ?? 0;
    const before = this.inDoubt.get(row?.batch ?? 0);
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
    // An empty batch is needed too while another may be in flight: it makes the number of that one too low.
    const isNeeded = parts.length > 0 || this.inDoubt.size > 0;
    const taken = isNeeded ? await this.take(batch, parts) : null;
    this.inDoubt.set(batch, after);
    return { parts, refused, taken: taken ?? { balance } };
  }

  /**
   * Charges the account for all parts in one statement; their writes are of one kind. Returns null if the balance does
   * not cover the sum, or if the process has committed this batch or a later one.
   */
  private async take(batch: number, parts: readonly Part[]): Promise<Taken | null> {
    const sums = new Map<string, number>();
    for (const { operation, credits } of parts) sums.set(operation, (sums.get(operation) ?? 0) + credits);
    const total = parts.reduce((sum, { credits }) => sum + credits, 0);
    const operations = [...sums.keys()];
    const credits = [...sums.values()];
    const writes = parts.flatMap(({ write }) => write ?? []);
    const isOne = operations.length === 1 && writes.length === 0;
    const claimed = isOne ? [operations[0], credits[0]] : [operations, credits];
    const items = writes.length === 0 ? [] : [JSON.stringify(writes.map(({ item }) => item))];
    const take = writes[0]?.kind.take ?? (isOne ? TAKE_ONE : TAKE);
    const values = [this.accountId, total, ...claimed, this.owner.meter, batch, ...items];
    const [row] = await this.db.query<Taken>(take, values);
    return row ?? null;
  }

  private conclude(claims: ReadonlySet<Claim>, { parts, refused, taken }: Granted): void {
    this.inDoubt.clear();
    this.abandoned.clear();
    if (refused.length > 0) this.owner.noteRefusal(this.accountId, true);
    for (const claim of refused) claim.settle({ granted: false, remaining: taken.balance });
    settleInOrder(parts, taken);
    // A batch whose response was lost had charged the others. Settling a claim twice has no effect.
    for (const claim of claims) claim.settle({ granted: true, remaining: taken.balance });
  }

  /** True for a deadlock and for a broken connection: a new connection shows whether the batch was committed. */
  private isWorthRetrying(error: unknown): boolean {
    return (
      isRetryable(error) || (this.inDoubt.size > 0 && isOutcomeUnknown(error) && !isResponseTimeout(error))
    );
  }

  /**
   * Fails the charges of a batch, and those that wait for the same database. Refunds stay queued. Returns whether
   * anything is left to retry.
   */
  private fail(claims: readonly Claim[], error: unknown): boolean {
    const claimsInDoubt = this.claimsInDoubt();
    const isTransient = error instanceof ApiError || isRetryable(error);
    const reason = isTransient ? Object.assign(unavailable(), { cause: error }) : error;
    const waiting = new Set([...claims, ...this.waiting].filter((claim) => !claimsInDoubt.has(claim)));
    for (const claim of [...waiting, ...claimsInDoubt]) {
      claim.fail(reason);
      if (claim.credits >= 0 && claimsInDoubt.has(claim)) this.abandoned.add(claim);
    }
    // Only an outage or a deadlock is worth a retry; other errors would repeat.
    this.waiting = isTransient ? [...waiting].filter(({ credits }) => credits < 0) : [];
    return this.waiting.length > 0 || this.inDoubt.size > 0;
  }

  private async pause(): Promise<void> {
    if (this.stopped) return;
    this.pausing = new AbortController();
    await sleep(this.retryMs, undefined, { signal: this.pausing.signal }).catch(() => undefined);
    this.pausing = null;
  }
}

/** Settles each claim with the balance after it, although one statement charged them all. */
function settleInOrder(parts: readonly Part[], { balance, answers }: Taken): void {
  let remaining = balance + parts.reduce((sum, { credits }) => sum + credits, 0);
  let place = 0;
  for (const { credits, write, claim } of parts) {
    remaining -= credits;
    claim.settle({ granted: true, remaining, answer: write && answers?.[++place] });
  }
}
