import { Injectable, Logger } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { ApiError } from '../http/errors.js';
import { TAKE, type PaidWrite } from './paid-writes.js';

const RETRY_MS = 1_000;
/** Refused accounts that are remembered; a forgotten one has one more call done that it cannot pay. */
const MOST_REFUSED = 10_000;

/** One call's claim on its account's balance; negative credits give an earlier claim back. */
interface Claim {
  readonly operation: string;
  readonly credits: number;
  readonly write: PaidWrite | undefined;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

export interface Outcome {
  readonly granted: boolean;
  /** The balance after this claim. */
  readonly remaining: number;
  /** What came of the write that was made with the charge, if any. */
  readonly answer?: unknown;
}

/** What a statement that charged for several claims says. */
interface Taken {
  readonly balance: number;
  /** By the place of the claim among those that write, from 1. */
  readonly answers?: Readonly<Record<string, unknown>> | null;
}

const BALANCE = statement(`SELECT balance FROM credit_balances WHERE account_id = $1`);
const LOCK = statement(`SELECT balance FROM credit_balances WHERE account_id = $1 FOR UPDATE`);

/**
 * Charges calls. Claims on one account that arrive while a statement of it runs wait together and become the next
 * statement, so that the hot row is written once for all of them; a lone claim goes at once, no timer involved. A claim
 * is settled when its charge is committed.
 */
@Injectable()
export class Meter {
  private readonly logger = new Logger('Meter');
  private readonly waiting = new Map<number, Claim[]>();
  /** Accounts whose last claim here was refused. */
  private readonly refused = new Set<number>();

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

  /** Takes credits for a call, and writes with them; or says that the balance does not hold them. */
  take(accountId: number, operation: string, credits: number, write?: PaidWrite): Promise<Outcome> {
    return new Promise((settle, fail) => {
      const claim = { operation, credits, write, settle, fail };
      const queue = this.waiting.get(accountId);
      if (queue) {
        queue.push(claim);
      } else {
        this.waiting.set(accountId, [claim]);
        void this.run(accountId);
      }
    });
  }

  /**
   * Gives back what a call took that did not succeed, and tells the balance. While the database is out of reach the
   * answer is null, and the credits are given back as soon as it is there again.
   */
  async giveBack(accountId: number, operation: string, credits: number): Promise<number | null> {
    try {
      return (await this.take(accountId, operation, -credits)).remaining;
    } catch (error) {
      this.logger.warn(
        `${credits} credits of account ${accountId} wait to be given back: ${(error as Error).message}`,
      );
      // Anything but an outage would only fail again.
      if (error instanceof ApiError) {
        setTimeout(() => void this.giveBack(accountId, operation, credits), RETRY_MS).unref();
      }
      return null;
    }
  }

  private async run(accountId: number): Promise<void> {
    for (;;) {
      const waiting = this.waiting.get(accountId)!;
      if (waiting.length === 0) break;
      // A statement makes writes of one kind.
      const kind = waiting.find(({ write }) => write)?.write?.kind;
      const isNow = ({ write }: Claim) => write === undefined || write.kind === kind;
      const claims = waiting.filter(isNow);
      this.waiting.set(
        accountId,
        waiting.filter((claim) => !isNow(claim)),
      );
      try {
        await this.charge(accountId, claims);
      } catch (error) {
        for (const claim of claims) claim.fail(error);
      }
    }
    this.waiting.delete(accountId);
  }

  private async charge(accountId: number, claims: readonly Claim[]): Promise<void> {
    const taken = await this.takeAll(accountId, claims);
    if (taken !== null) {
      this.refused.delete(accountId);
      return settleInOrder(claims, taken);
    }
    const granted = await this.takeWhatFits(accountId, claims);
    if (granted.refused.length > 0) this.noteRefused(accountId);
    for (const claim of granted.refused) claim.settle({ granted: false, remaining: granted.taken.balance });
    settleInOrder(granted.claims, granted.taken);
  }

  private noteRefused(accountId: number): void {
    if (this.refused.size >= MOST_REFUSED) this.refused.clear();
    this.refused.add(accountId);
  }

  /** One statement for all claims, whose writes are of one kind; null if the balance does not hold their sum. */
  private async takeAll(accountId: number, claims: readonly Claim[]): Promise<Taken | null> {
    const sums = new Map<string, number>();
    for (const { operation, credits } of claims) sums.set(operation, (sums.get(operation) ?? 0) + credits);
    const total = claims.reduce((sum, claim) => sum + claim.credits, 0);
    const values = [accountId, total, [...sums.keys()], [...sums.values()]];
    const writes = claims.flatMap(({ write }) => write ?? []);
    const [row] =
      writes.length === 0
        ? await this.db.query<Taken>(TAKE, values)
        : await this.db.query<Taken>(writes[0]!.kind.take, [
            ...values,
            JSON.stringify(writes.map(({ item }) => item)),
          ]);
    return row ?? null;
  }

  /** Grants claims in their order as long as the balance holds them; it stays locked meanwhile. */
  private takeWhatFits(accountId: number, claims: readonly Claim[]) {
    return this.db.transaction(async () => {
      const [row] = await this.db.query<{ balance: number }>(LOCK, [accountId]);
      let balance = row?.balance ?? 0;
      const granted: Claim[] = [];
      const refused: Claim[] = [];
      // What is given back first: it may be just what another claim needs.
      for (const claim of [...claims].sort((a, b) => Math.sign(a.credits) - Math.sign(b.credits))) {
        if (claim.credits > balance) {
          refused.push(claim);
          continue;
        }
        balance -= claim.credits;
        granted.push(claim);
      }
      const taken = granted.length > 0 ? await this.takeAll(accountId, granted) : null;
      return { claims: granted, refused, taken: taken ?? { balance } };
    });
  }
}

/** Each call is told the balance as it stood after its own claim, though all were charged at once. */
function settleInOrder(claims: readonly Claim[], { balance, answers }: Taken): void {
  let remaining = balance + claims.reduce((sum, claim) => sum + claim.credits, 0);
  let place = 0;
  for (const { credits, write, settle } of claims) {
    remaining -= credits;
    settle({ granted: true, remaining, answer: write && answers?.[++place] });
  }
}
