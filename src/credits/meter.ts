import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { outsideOfRequests, presentContext } from '../common/request-context.js';
import { AccountQueue, type QueueOwner } from './account-queue.js';
import type { Outcome, PaidWrite } from './batch.js';

/** Refused accounts that are remembered; a forgotten one has one more call done that it cannot pay. */
const MAX_REFUSED = 10_000;
/** How long a shutdown waits for a database that is out of reach, before credits that are owed are only logged. */
const SETTLE_MS = 8_000;

const BALANCE = statement(`SELECT balance FROM credit_balances WHERE account_id = $1`);

/**
 * Charges calls. Claims on one account that arrive while a statement of it runs are coalesced into the next statement,
 * so that the hot row is written once for all of them; a lone claim goes at once, no timer involved. A claim is settled
 * when its charge is committed. See AccountQueue for what happens when the outcome of a statement is unknown.
 */
@Injectable()
export class Meter implements OnApplicationShutdown {
  private readonly logger = new Logger('Meter');
  private readonly queues = new Map<number, AccountQueue>();
  /** Accounts whose last claim here was refused. */
  private readonly refused = new Set<number>();
  private lastBatch = 0;
  private whenIdle: (() => void) | null = null;

  private readonly owner: QueueOwner = {
    meter: randomBytes(6).toString('base64url'),
    // Milliseconds, so that a number tells how old an entry in a row is.
    nextBatch: () => (this.lastBatch = Math.max(this.lastBatch + 1, Date.now())),
    noteRefusal: (accountId, refused) => this.noteRefusal(accountId, refused),
    onIdle: (accountId) => {
      this.queues.delete(accountId);
      if (this.queues.size === 0) this.whenIdle?.();
    },
  };

  constructor(private readonly db: Database) {}

  async balance(accountId: number): Promise<number> {
    const [row] = await this.db.query<{ balance: number }>(BALANCE, [accountId]);
    return row?.balance ?? 0;
  }

  /**
   * Whether the account's last claim in this process was refused. Another process may have granted one since: it tells
   * whether work is worth beginning before it is paid for, not whether it will be.
   */
  wasRefused(accountId: number): boolean {
    return this.refused.has(accountId);
  }

  /**
   * Takes credits for a call, and writes with them; or says that the balance does not hold them. A claim that throws is
   * not charged: what a lost answer leaves uncertain is taken back.
   */
  take(accountId: number, operation: string, credits: number, write?: PaidWrite): Promise<Outcome> {
    return new Promise((settle, fail) => {
      const queue = this.queues.get(accountId) ?? this.open(accountId);
      queue.add({ operation, credits, write, inContext: presentContext(), settle, fail });
    });
  }

  /**
   * Gives back what a call took that did not succeed, and returns the balance. While the database is out of reach it
   * returns null, and the credits are given back as soon as it is there again.
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

  /** Concludes all claims: the calls have been answered, and the database is still connected. */
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
    // Once the claim that opens it has been added.
    outsideOfRequests(() => queueMicrotask(() => void queue.run()));
    return queue;
  }

  private noteRefusal(accountId: number, refused: boolean): void {
    if (!refused) return void this.refused.delete(accountId);
    if (this.refused.size >= MAX_REFUSED) this.refused.clear();
    this.refused.add(accountId);
  }
}
