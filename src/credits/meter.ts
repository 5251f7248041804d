import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BatchedRead } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import { outsideOfRequests, presentContext } from '../common/request-context.js';
import { AccountQueue, type QueueOwner } from './account-queue.js';
import type { Outcome, PaidWrite } from './batch.js';

/** Refused accounts that are remembered; after an eviction one more call runs before it is refused. */
const MAX_REFUSED = 10_000;
/** Time that a shutdown waits for an unreachable database; after that, outstanding refunds are only logged. */
const SETTLE_MS = 8_000;

const BALANCES = statement(
  `SELECT account_id, balance FROM credit_balances WHERE account_id = ANY($1::bigint[])`,
);

/**
 * Charges calls. Claims on one account that arrive while a statement for it runs are coalesced into the next statement,
 * so that the hot row is written once for all of them; a lone claim runs at once, without a timer. A claim is settled
 * when its charge is committed. See AccountQueue for a statement whose outcome is unknown.
 */
@Injectable()
export class Meter implements OnApplicationShutdown {
  private readonly logger = new Logger('Meter');
  private readonly queues = new Map<number, AccountQueue>();
  private readonly refused = new Set<number>();
  private lastBatch = 0;
  private whenIdle: (() => void) | null = null;

  private readonly owner: QueueOwner = {
    meter: randomBytes(6).toString('base64url'),
    // Milliseconds, so that the number in a row shows its age.
    nextBatch: () => (this.lastBatch = Math.max(this.lastBatch + 1, Date.now())),
    noteRefusal: (accountId, refused) => this.noteRefusal(accountId, refused),
    onIdle: (accountId) => {
      this.queues.delete(accountId);
      if (this.queues.size === 0) this.whenIdle?.();
    },
  };

  private readonly balances: BatchedRead<number, number>;

  constructor(private readonly db: Database) {
    this.balances = new BatchedRead(async (ids) => {
      const rows = await db.query<{ account_id: number; balance: number }>(BALANCES, [ids]);
      return new Map(rows.map((row) => [row.account_id, row.balance]));
    });
  }

  async balance(accountId: number): Promise<number> {
    return (await this.balances.read(accountId)) ?? 0;
  }

  /**
   * Whether the account's last claim in this process was refused. Another process may have granted one since: the
   * result shows whether to start work before it is paid for, not whether the charge will succeed.
   */
  wasRefused(accountId: number): boolean {
    return this.refused.has(accountId);
  }

  /**
   * Takes credits for a call, with an optional write; `granted` is false if the balance does not cover them. A claim
   * that throws is not charged: a charge whose outcome is unknown is refunded.
   */
  take(accountId: number, operation: string, credits: number, write?: PaidWrite): Promise<Outcome> {
    return new Promise((settle, fail) => {
      const queue = this.queues.get(accountId) ?? this.open(accountId);
      queue.add({ operation, credits, write, inContext: presentContext(), settle, fail });
    });
  }

  /**
   * Refunds a failed call and returns the balance. Returns null while the database is unreachable; the refund is then
   * made as soon as the database is back.
   */
  async giveBack(accountId: number, operation: string, credits: number): Promise<number | null> {
    try {
      return (await this.take(accountId, operation, -credits)).remaining;
    } catch (error) {
      this.logger.warn(
        `The refund of ${credits} credits to account ${accountId} is delayed: ${(error as Error).message}`,
      );
      return null;
    }
  }

  /** Settles all claims: responses have been sent, and the database is still connected. */
  async onApplicationShutdown(): Promise<void> {
    if (this.queues.size === 0) return;
    const idle = new Promise<void>((resolve) => (this.whenIdle = resolve));
    for (const queue of this.queues.values()) queue.hurry();
    const late = setTimeout(() => this.whenIdle?.(), SETTLE_MS);
    await idle;
    clearTimeout(late);
    for (const [accountId, queue] of this.queues) {
      queue.stop();
      this.logger.error(
        `The database is unavailable: up to ${queue.unsettled} credits of account ${accountId} were not refunded.`,
      );
    }
  }

  private open(accountId: number): AccountQueue {
    const queue = new AccountQueue(this.db, accountId, this.owner);
    this.queues.set(accountId, queue);
    // After the caller has added the first claim.
    outsideOfRequests(() => queueMicrotask(() => void queue.run()));
    return queue;
  }

  private noteRefusal(accountId: number, refused: boolean): void {
    if (!refused) return void this.refused.delete(accountId);
    if (this.refused.size >= MAX_REFUSED) this.refused.clear();
    this.refused.add(accountId);
  }
}
