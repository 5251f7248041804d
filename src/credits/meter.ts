import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database, statement, type Statement } from '../database/database.js';
import { outsideOfRequests, presentContext } from '../common/request-context.js';
import { AccountQueue, type QueueOwner } from './account-queue.js';

/** The write of one call, and its kind. */
export interface PaidWrite {
  readonly kind: PaidWrites;
  readonly item: unknown;
}

/** A kind of row that is written by the statement that charges for it: charge and row share one commit. */
export class PaidWrites {
  /** Charges as `TAKE` does; $7 holds the items. `answers` are the results of the writes. */
  readonly take: Statement;

  /**
   * @param ctes common table expressions on `paid (place, item jsonb)`, which holds the items that were charged for; $1
   *   is the account. The last one is `written (place, answer)`, with the JSON result of each call; a place is absent
   *   if there was nothing to write for it.
   */
  constructor(ctes: string) {
    this.take = statement(`
      WITH ${DEBIT}, paid AS (
        SELECT item.ordinality AS place, item.value AS item
        FROM debit, jsonb_array_elements($7::jsonb) WITH ORDINALITY AS item
      ), ${ctes}
      SELECT balance, (SELECT json_object_agg(place, answer) FROM written) AS answers FROM debit`);
  }

  of(item: unknown): PaidWrite {
    return { kind: this, item };
  }
}

/** Retention of the batch number of an idle process. */
const BATCH_RETENTION_MS = 86_400_000;

/**
 * $1 account, $2 total credits, $3 operations, $4 credits of each, $5 process, $6 batch number. Returns no row if the
 * balance does not cover the total, or if the process has committed this batch or a later one: the statement is
 * idempotent. The first batch of a process removes the expired numbers of others.
 */
const DEBIT = `
  debit AS (
    UPDATE credit_balances SET balance = balance - $2::bigint,
        batches = CASE WHEN batches ? $5 THEN batches ELSE (
          SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(batches)
          WHERE value::bigint > $6::bigint - ${BATCH_RETENTION_MS}) END || jsonb_build_object($5::text, $6::bigint)
    WHERE account_id = $1 AND balance >= $2::bigint AND coalesce((batches->>$5)::bigint, 0) < $6::bigint
    RETURNING balance
  ), usage AS (
    INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
    SELECT $1, u.operation, date_trunc('hour', now()), u.credits, debit.balance
    FROM debit, unnest($3::text[], $4::bigint[]) AS u (operation, credits)
    ON CONFLICT (account_id, operation, hour) DO UPDATE
    SET credits = credit_usage.credits + EXCLUDED.credits, balance_after = EXCLUDED.balance_after
  )`;

/** Charges without a write. */
export const TAKE = statement(`WITH ${DEBIT} SELECT balance FROM debit`);

/** A call's claim on its account's balance; negative credits are a refund. */
export interface Claim {
  readonly operation: string;
  readonly credits: number;
  readonly write: PaidWrite | undefined;
  /** Runs work in the context of the call, with its request id and trace. */
  readonly inContext: <T>(work: () => T) => T;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

export interface Outcome {
  readonly granted: boolean;
  /** The balance after this claim. */
  readonly remaining: number;
  /**
   * The result of the write that was made with the charge, if any. Also undefined if the charge was committed and its
   * response was lost.
   */
  readonly answer?: unknown;
}

/** The result of a statement that charged for several claims. */
export interface Taken {
  readonly balance: number;
  /** By the claim's position among those that write, from 1. */
  readonly answers?: Readonly<Record<string, unknown>> | null;
}

/** The part of a batch that belongs to one claim. */
export type Part = Pick<Claim, 'operation' | 'credits' | 'write'> & { readonly claim: Claim };

/** Identifies a batch by process and number. */
export interface BatchKey {
  readonly accountId: number;
  /** The process's key in `credit_balances.batches`. */
  readonly meter: string;
  readonly batch: number;
}

const LOCK = statement(
  `SELECT balance, (batches->>$2)::bigint AS batch FROM credit_balances WHERE account_id = $1 FOR UPDATE`,
);

/** Locks the balance; returns it with the number of this process's last committed batch. */
export async function lockBalance(
  db: Database,
  { accountId, meter }: BatchKey,
): Promise<{ readonly balance: number; readonly batch: number | null } | undefined> {
  const [row] = await db.query<{ balance: number; batch: number | null }>(LOCK, [accountId, meter]);
  return row;
}

/**
 * Charges the account for all parts in one statement; their writes are of one kind. Returns null if the balance does
 * not cover the sum, or if the process has committed this batch or a later one.
 */
export async function takeBatch(
  db: Database,
  { accountId, meter, batch }: BatchKey,
  parts: readonly Part[],
): Promise<Taken | null> {
  const sums = new Map<string, number>();
  for (const { operation, credits } of parts) sums.set(operation, (sums.get(operation) ?? 0) + credits);
  const total = parts.reduce((sum, { credits }) => sum + credits, 0);
  const values = [accountId, total, [...sums.keys()], [...sums.values()], meter, batch];
  const writes = parts.flatMap(({ write }) => write ?? []);
  const [row] =
    writes.length === 0
      ? await db.query<Taken>(TAKE, values)
      : await db.query<Taken>(writes[0]!.kind.take, [
          ...values,
          JSON.stringify(writes.map(({ item }) => item)),
        ]);
  return row ?? null;
}

/** Settles each claim with the balance after it, although one statement charged them all. */
export function settleInOrder(parts: readonly Part[], { balance, answers }: Taken): void {
  let remaining = balance + parts.reduce((sum, { credits }) => sum + credits, 0);
  let place = 0;
  for (const { credits, write, claim } of parts) {
    remaining -= credits;
    claim.settle({ granted: true, remaining, answer: write && answers?.[++place] });
  }
}

/** Refused accounts that are remembered; after an eviction one more call runs before it is refused. */
const MAX_REFUSED = 10_000;
/** Time that a shutdown waits for an unreachable database; after that, outstanding refunds are only logged. */
const SETTLE_MS = 8_000;

const BALANCE = statement(`SELECT balance FROM credit_balances WHERE account_id = $1`);

/**
 * Charges calls. Claims on one account that arrive while a statement for it runs are coalesced into the next statement,
 * so that the hot row is written once for all of them; a lone claim runs at once, without a timer. A claim is settled
 * when its charge is committed. See AccountQueue for a statement whose outcome is unknown.
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
    // Milliseconds, so that the number in a row shows its age.
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
